import ArgumentParser
import Essentials

/// `outpost manual`: prints the page of the manual, for `make install`.
struct ManualCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the manual page.",
    shouldDisplay: false)

  @MainActor func run() async throws {
    let page = ManualPage(program: try CommandDescription.decode(OutpostCommand._dumpHelp()))
    try StandardOutput.write(Data(page.text.utf8))
  }
}
