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
      #expect(error?.localizedDescription.hasSuffix("not a regular file") == true)
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

  @Test(arguments: [
    (#"url = "https://a/x" # mine"#, #"url = "https://b/y" # mine"#),
    ("  'url'='HTTPS://A:443/x'", "  'url'=\"https://b/y\""),
    (
      "name = \"N\"\r\nurl = \"https://a/x\"\r\n", "name = \"N\"\r\nurl = \"https://b/y\"\r\n"
    ),
  ]) func `a new address is written over the old one, and nothing else is`(
    old: String, new: String
  ) throws {
    let rest = ["# One\n[[source]]\nurl = 'https://c/'\n[[source]]\n", "\n# end"]
    try home.configure(rest.joined(separator: old))
    var kept: [Source.ID] = []
    let source = try home.file.move("https://a/x", to: "https://b/y") {
      kept.append($0.id)
      try $1()
    }
    #expect(source.id == "https://b/y" && kept == [source.id])
    #expect(home.configuration == rest.joined(separator: new))
  }

  @Test func `a source that moves onto another one is taken out`() throws {
    let other = "[[source]]\nurl = 'https://b/'\nname = 'B'\n"
    try home.configure("[[source]]\nurl = 'https://a/'\n" + other)
    let source = try home.file.move("https://a/", to: "https://b/") { try $1() }
    #expect(source == Source(address: "https://b/", name: "B"))
    #expect(home.configuration == other)
  }

  @Test func `where what is kept cannot move, the file stays`() throws {
    let text = "[[source]]\nurl = 'https://a/'\n"
    try home.configure(text)
    #expect(throws: StoreError.readOnly(path: "x")) {
      try home.file.move("https://a/", to: "https://b/") { _, _ in
        throw StoreError.readOnly(path: "x")
      }
    }
    #expect(home.configuration == text)
    #expect(try home.neighbours(of: path) == [".config.toml.lock", "config.toml"])
  }

  @Test func `what an editor writes meanwhile is taken in, and never lost`() throws {
    let other = "[[source]]\nurl = 'https://c/'\n"
    try home.configure("[[source]]\nurl = 'https://a/'\n")
    var count = 0
    _ = try home.file.move("https://a/", to: "https://b/") { _, finish in
      count += 1
      if count == 1 { try home.configure("[[source]]\nurl = 'https://a/'\n" + other) }
      try finish()
    }
    #expect(count == 2 && home.configuration == "[[source]]\nurl = \"https://b/\"\n" + other)
    #expect(throws: ConfigurationError.busy(path: path)) {
      try home.file.move("https://b/", to: "https://d/") { _, finish in
        count += 1
        try home.configure("# \(String(repeating: "x", count: count))\n" + home.configuration)
        try finish()
      }
    }
    #expect(count == 5 && home.configuration.hasPrefix("# xxxxx\n# xxxx\n# xxx\n[[source]]"))
  }

  @Test(arguments: [
    "source = [{url = 'https://a/'}]\n", "[[source]]\nurl = '''https://a/'''\n",
  ]) func `what is written in a way of its own is left alone, or means what it should`(
    text: String
  ) throws {
    try home.configure(text)
    var isKept = false
    do {
      _ = try home.file.move("https://a/", to: "https://b/") {
        isKept = true
        try $1()
      }
      #expect(try isKept && home.file.sources() == [Source(address: "https://b/")])
    } catch ConfigurationError.cannotEdit {
      #expect(home.configuration == text && !isKept)
    }
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
