import TapeDeck
import TerminalUI

/// `Gallery` shows it, `Gallery demo TAPE…` plays tapes of it.
@main enum Main {
  static func main() async {
    if CommandLine.arguments.dropFirst().first == "demo" {
      await DemoRun.main(command: "Gallery demo", program: GalleryProgram.make)
    }
    await GalleryApp.main()
  }
}

/// Ways to keep the state of a view, to be tried side by side.
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup { GalleryScreen() }
  }
}
