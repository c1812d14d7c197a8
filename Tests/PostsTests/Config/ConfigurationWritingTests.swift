import Foundation
import Testing

@testable import Posts

/// What happens to the file itself when it is changed.
@Suite struct ConfigurationWritingTests {
  private let home: TemporaryHome
  private let path: String
  private let source = Source(address: "https://a/")

  init() throws {
    home = try TemporaryHome()
    path = home.directories.configurationFile
  }

  @Test func `a file keeps its mode, and nothing is left beside it`() throws {
    try home.write("", to: path, mode: 0o640)
    try home.file.add(source)
    #expect(try home.mode(of: path) == 0o640)
    #expect(try home.neighbours(of: path) == [".config.toml.lock", "config.toml"])
  }

  @Test func `a link stays, and what it leads to is written`() throws {
    try Directories.make(home.directories.configuration)
    try Directories.make(home.path + "/dotfiles")
    let target = home.path + "/dotfiles/outpost.toml"
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: path, withDestinationPath: "../../dotfiles/link.toml")
    try files.createSymbolicLink(
      atPath: home.path + "/dotfiles/link.toml", withDestinationPath: "outpost.toml")
    try home.file.add(source)
    #expect(home.text(of: target).contains("https://a/"))
    #expect(try files.destinationOfSymbolicLink(atPath: path) == "../../dotfiles/link.toml")
    #expect(try home.file.sources() == [source])
  }

  @Test func `links that lead in a circle are told`() throws {
    try Directories.make(home.directories.configuration)
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: "config.toml")
    #expect(throws: (any Error).self) { try home.file.add(source) }
    #expect(throws: ConfigurationError.self) {
      try FileReplacement.write([], to: path, mode: 0o600)
    }
  }

  @Test func `what is no regular file is not replaced`() throws {
    // A pipe of the test's own stands for a device: were it replaced, the machine would not suffer.
    let pipe = home.path + "/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    let link = home.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: pipe)
    for path in [pipe, link, home.path] {
      let error = #expect(throws: ConfigurationError.self) {
        try FileReplacement.write([1], to: path, mode: 0o600)
      }
      #expect(error?.localizedDescription.hasSuffix("no regular file") == true)
    }
    var status = stat()
    #expect(lstat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func `a write that fails leaves the old bytes, and nothing beside them`() throws {
    try home.configure("mouse = false\n")
    let long = home.directories.configuration + "/" + String(repeating: "x", count: 255)
    #expect(throws: ConfigurationError.self) {
      try FileReplacement.write([1], to: long, mode: 0o600)
    }
    #expect(home.configuration == "mouse = false\n")
    #expect(try home.neighbours(of: path) == ["config.toml"])
  }

  @Test func `of twenty threads that add at once, none loses anything`() async throws {
    let file = home.file
    let sources = (0..<20).map { Source(address: "https://host-\($0)/") }
    await withTaskGroup(of: Void.self) { group in
      for source in sources {
        group.addTask {
          try? await BlockingWork.run { try file.add(source) }
        }
      }
    }
    #expect(Set(try file.sources()) == Set(sources))
  }
}
