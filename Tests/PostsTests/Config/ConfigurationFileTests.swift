import Foundation
import TestSupport
import Testing

@testable import Posts

/// How a program changes a file that the user writes.
@Suite struct ConfigurationFileTests {
  private let home: TemporaryHome
  private let text = """
    # Settings
    refresh = 5  # often

    # The first
    [[source]]
    url = "https://a/"
    # inside
    name = "A"

    # The second
    [[source]]
    name = \"\"\"
    [[source]]
    B\"\"\"
    url = "https://b/"

    # The end

    """

  init() throws { home = try TemporaryHome() }

  @Test func `the first source makes the file, for one user only`() throws {
    let source = Source(address: "https://a/", name: "A \"quoted\" \\ name", folder: "F/G")
    try home.file.add(source)
    #expect(try home.file.sources() == [source])
    #expect(
      home.configuration == """
        [[source]]
        url = "https://a/"
        name = "A \\"quoted\\" \\\\ name"
        folder = "F/G"

        """)
    #expect(try home.mode(of: home.directories.configuration) == 0o700)
    #expect(try home.mode(of: home.directories.configurationFile) == 0o600)
  }

  @Test func `a source is added at the end, and all else stays`() throws {
    try home.configure(text)
    try home.file.add(Source(address: "/posts.json"))
    #expect(home.configuration == text + "\n[[source]]\npath = \"/posts.json\"\n")
    #expect(try home.file.sources().count == 3)
  }

  @Test func `a source is added in the way that lines are broken`() throws {
    try home.configure("mouse = true\r\n# The end")
    try home.file.add(Source(address: "https://a/"))
    #expect(
      home.configuration
        == "mouse = true\r\n# The end\r\n\r\n[[source]]\r\nurl = \"https://a/\"\r\n")
  }

  @Test func `an address that is there is not added again`() throws {
    try home.configure(text)
    #expect(throws: ConfigurationError.alreadyThere("https://b/")) {
      try home.file.add(Source(address: "https://b/", name: "Another name"))
    }
    let three = ["https://c/", "https://b/", "https://c/", "https://d/"].map {
      Source(address: $0)
    }
    #expect(try home.file.add(three).map(\.address) == ["https://c/", "https://d/"])
    #expect(
      try home.file.sources().map(\.address) == ["a", "b", "c", "d"].map { "https://\($0)/" })
  }

  @Test func `whatever is in a name or a path is kept, but what nobody can see`() throws {
    let odd = Source(
      address: "/a\nb\u{1b}\"\\\u{202e}/é", name: " A\u{7f}\tB\n", folder: "//x/ y /")
    try home.file.add(odd)
    let kept = Source(address: odd.address, name: "A B", folder: "x/y")
    #expect(try home.file.sources() == [kept])
    try home.file.remove(odd.address)
    #expect(home.configuration == "")
  }

  @Test func `a source is cut out, and all else stays`() throws {
    try home.configure(text)
    #expect(try home.file.remove("https://a/") == Source(address: "https://a/", name: "A"))
    #expect(
      home.configuration == """
        # Settings
        refresh = 5  # often

        # The first

        # The second
        [[source]]
        name = \"\"\"
        [[source]]
        B\"\"\"
        url = "https://b/"

        # The end

        """)
    try home.file.remove("https://b/")
    #expect(
      home.configuration == """
        # Settings
        refresh = 5  # often

        # The first

        # The second

        # The end

        """)
  }

  @Test func `a mark at the start of the file stays`() throws {
    try home.configure("\u{FEFF}[[source]]\nurl = 'https://a/'\n\n[[source]]\nurl = 'https://b/'\n")
    try home.file.remove("https://a/")
    #expect(home.configuration == "\u{FEFF}\n[[source]]\nurl = 'https://b/'\n")
  }

  @Test func `what was added and removed leaves no trace`() throws {
    try home.configure(text)
    try home.file.add(Source(address: "https://c/"))
    try home.file.add(Source(address: "https://d/"))
    try home.file.remove("https://c/")
    try home.file.remove("https://d/")
    #expect(home.configuration == text)
  }

  @Test func `whatever is removed in whatever order, the others are left`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      let sources = (0..<6).map { Source(address: "https://\($0)/", name: "[[source]] \($0)") }
      let blocks = sources.map { source in
        let comment = ["", "# [[source]]\n", "\n\n", "  \n"].randomElement(using: &random) ?? ""
        let name = ["'\(source.name ?? "")'", "\"\"\"\(source.name ?? "")\"\"\""]
        return comment + "[[source]] # x\nname = \(name.randomElement(using: &random) ?? "")\n"
          + "url = '\(source.address)'" + (["\n", "\n\n\n"].randomElement(using: &random) ?? "")
      }
      try home.configure(blocks.joined())
      var left = sources
      for source in sources.shuffled(using: &random) {
        try home.file.remove(source.address)
        left.removeAll { $0 == source }
        #expect(try home.file.sources() == left)
      }
      #expect(!home.configuration.contains("url"))
    }
  }

  @Test func `a list that no program can edit is refused and left`() throws {
    let text = "source = [{url = 'https://a/'}]\n"
    try home.configure(text)
    let path = home.directories.configurationFile
    #expect(throws: ConfigurationError.cannotEdit(path: path)) {
      try home.file.remove("https://a/")
    }
    #expect(throws: ConfigurationError.self) { try home.file.add(Source(address: "https://b/")) }
    #expect(home.configuration == text)
  }

  @Test func `a file that cannot be read is never overwritten`() throws {
    for text in ["refresh = = 1\n", "refesh = 1\n"] {
      try home.configure(text)
      #expect(throws: ConfigurationError.self) { try home.file.add(Source(address: "https://a/")) }
      #expect(throws: ConfigurationError.self) { try home.file.remove("https://a/") }
      #expect(home.configuration == text)
    }
  }

  @Test func `a source that is not there cannot be removed`() throws {
    #expect(throws: ConfigurationError.noSuchSource("https://a/")) {
      try home.file.remove("https://a/")
    }
  }
}
