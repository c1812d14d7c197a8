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
    path = home.directories.subscriptionFile
  }

  @Test func `a file keeps its mode, and nothing is left beside it`() throws {
    try home.write("", to: path, mode: 0o640)
    try home.files.add(source)
    #expect(try home.mode(of: path) == 0o640)
    #expect(try home.neighbours(of: path) == [".urls.lock", "urls"])
  }

  @Test func `a link stays, and what it leads to is written`() throws {
    try Directories.make(home.directories.configuration)
    try Directories.make(home.path + "/dotfiles")
    let target = home.path + "/dotfiles/feeds"
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: path, withDestinationPath: "../../dotfiles/link")
    try files.createSymbolicLink(
      atPath: home.path + "/dotfiles/link", withDestinationPath: "feeds")
    try home.files.add(source)
    #expect(home.text(of: target).contains("https://a/"))
    #expect(try files.destinationOfSymbolicLink(atPath: path) == "../../dotfiles/link")
    #expect(try home.files.sources() == [source])
  }

  @Test func `links that lead in a circle are told`() throws {
    try Directories.make(home.directories.configuration)
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: "urls")
    #expect(throws: (any Error).self) { try home.files.add(source) }
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
    try home.subscribe("# mine\n")
    let long = home.directories.configuration + "/" + String(repeating: "x", count: 255)
    #expect(throws: ConfigurationError.self) {
      try FileReplacement.write([1], to: long, mode: 0o600)
    }
    #expect(home.subscriptions == "# mine\n")
    #expect(try home.neighbours(of: path) == ["urls"])
  }

  @Test(arguments: [
    ("https://a/x # mine", "https://b/y # mine"), ("  \"HTTPS://A:443/x\" F", "  https://b/y F"),
    ("https://a/x ~N\r", "https://b/y ~N\r"),
  ]) func `a new address is written over the old one, and nothing else is`(
    old: String, new: String
  ) throws {
    let rest = ["# One\nhttps://c/\n", "\n# end"]
    try home.subscribe(rest.joined(separator: old))
    var kept: [Source.ID] = []
    let source = try home.files.move("https://a/x", to: "https://b/y") {
      kept.append($0.id)
      try $1()
    }
    #expect(source.id == "https://b/y" && kept == [source.id])
    #expect(home.subscriptions == rest.joined(separator: new))
  }

  @Test func `a source that moves onto another one is taken out`() throws {
    try home.configure("[source.'https://b/']\nfull-text = true\n")
    try home.subscribe("https://a/\nhttps://b/ ~B\n")
    let source = try home.files.move("https://a/", to: "https://b/") { try $1() }
    #expect(source.name == "B" && source.showsWholeText)
    #expect(home.subscriptions == "https://b/ ~B\n")
  }

  @Test func `a source with settings of its own keeps its address`() throws {
    try home.configure("[source.'https://a/']\nfull-text = true\n")
    try home.subscribe("https://a/\n")
    #expect(
      throws: ConfigurationError.hasSettings("https://a/", path: home.directories.configurationFile)
    ) { try home.files.move("https://a/", to: "https://b/") { try $1() } }
    #expect(home.subscriptions == "https://a/\n")
  }

  @Test func `where what is kept cannot move, the file stays`() throws {
    let text = "https://a/\n"
    try home.subscribe(text)
    #expect(throws: StoreError.readOnly(path: "x")) {
      try home.files.move("https://a/", to: "https://b/") { _, _ in
        throw StoreError.readOnly(path: "x")
      }
    }
    #expect(home.subscriptions == text)
    #expect(try home.neighbours(of: path) == [".urls.lock", "urls"])
  }

  @Test func `what an editor writes meanwhile is taken in, and never lost`() throws {
    try home.subscribe("https://a/\n")
    var count = 0
    _ = try home.files.move("https://a/", to: "https://b/") { _, finish in
      count += 1
      if count == 1 { try home.subscribe("https://a/\nhttps://c/\n") }
      try finish()
    }
    #expect(count == 2 && home.subscriptions == "https://b/\nhttps://c/\n")
    #expect(throws: ConfigurationError.busy(path: path)) {
      try home.files.move("https://b/", to: "https://d/") { _, finish in
        count += 1
        try home.subscribe("# \(String(repeating: "x", count: count))\n" + home.subscriptions)
        try finish()
      }
    }
    #expect(count == 5 && home.subscriptions.hasPrefix("# xxxxx\n# xxxx\n# xxx\nhttps://b/"))
  }

  @Test func `of twenty threads that add at once, none loses anything`() async throws {
    let files = home.files
    let sources = (0..<20).map { Source(address: "https://host-\($0)/") }
    await withTaskGroup(of: Void.self) { group in
      for source in sources {
        group.addTask {
          try? await BlockingWork.run { try files.add(source) }
        }
      }
    }
    #expect(Set(try files.sources()) == Set(sources))
  }
}
