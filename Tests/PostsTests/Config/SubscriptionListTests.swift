import Foundation
import TestSupport
import Testing

@testable import Posts

/// How a program changes the list of sources, which the user writes.
@Suite struct SubscriptionListTests {
  private let home: TemporaryHome
  private let text = """
    # News
    https://a/ News "~A name"   # mine

    \t https://b/ !
    "query:Unread:unread = \\"yes\\""
    # The end

    """

  init() throws { home = try TemporaryHome() }

  private func sources(_ text: String) -> [Source] {
    SubscriptionList(Array(text.utf8), home: "/h").sources
  }

  @Test(arguments: [
    ("https://a/x", Source(address: "https://a/x")),
    ("HTTPS://A:443", Source(address: "https://a/")),
    ("https://a/#f # c", Source(address: "https://a/")),
    ("https://a/ News/Swift", Source(address: "https://a/", folder: "News/Swift")),
    (
      #"https://a/ "~A \"b\" \\ c" d"#,
      Source(address: "https://a/", name: #"A "b" \ c"#, folder: "d")
    ),
    ("https://a/ ~A\r\n", Source(address: "https://a/", name: "A")),
    (#"https://a/ "~open"#, Source(address: "https://a/", name: "open")),
    (#""file:///a b\n.json""#, Source(address: "/a b\n.json")),
    ("file:///a%20b", Source(address: "/a%20b")), ("~/x", Source(address: "/h/x")),
    ("/x", Source(address: "/x")), ("\u{FEFF}/x", Source(address: "/x")),
    ("https://a/ \"~A\u{1B}[31m\"", Source(address: "https://a/", name: "A")),
    (#""exec:~/bin/x --to ~/y""#, Source(address: "exec:/h/bin/x --to /h/y")),
    ("filter:f:https://a/?x=1|2", Source(address: "filter:f:https://a/?x=1|2")),
  ])
  func `a line names a source, its folder and its name`(line: String, expected: Source) {
    #expect(sources(line) == [expected])
    #expect(SubscriptionList(Array(line.utf8), home: "/h").mistakes.isEmpty)
  }

  @Test func `what is hidden is read, and an address that comes twice counts once`() {
    let found = sources("https://a/ \"!hidden\"\nhttps://b/\nhttps://A B\n")
    #expect(found.map(\.isHidden) == [true, false] && found.map(\.folder) == [nil, nil])
    #expect(sources("https://a/ A \"~N\" B/c A").map(\.folders) == [["A", "B/c"]])
  }

  @Test(arguments: [
    ("\"query:x:unread = 1\"", "no equal here, at “unread = 1”"), ("query:x", "needs a name"),
    ("ftp://a/", "ftp"), ("a.org", "Not a source"),
    ("https://me:s3cret@a/", "contains a password"), ("exec:", "needs a program"),
    ("exec:a|b", "without a shell"), ("filter:a", "needs a program, a colon"),
    ("filter:a:ftp://b/", "ftp"), ("\u{0}", "not UTF-8 text"),
  ])
  func `what is no source is left out, and told with its line`(line: String, cause: String) {
    let list = SubscriptionList(Array("\n# x\n\(line)\nhttps://b/\n".utf8), home: nil)
    #expect(list.sources == [Source(address: "https://b/")])
    #expect(list.mistakes.map(\.line) == [3])
    #expect(list.mistakes[0].message.contains(cause), "\(list.mistakes)")
    #expect(!list.mistakes[0].message.contains("s3cret"))
  }

  @Test(arguments: [
    (#"unread = "yes""#, "is:unread"), (#"unread != "yes""#, "not is:unread"),
    (#"unread=\"no\" and tags # \"a\""#, #"is:read folder:"a""#),
    (#"link =~ "org/" or (age <= 7 and tags !# "x")"#, #"link:"org/" or (age<8d not folder:"x")"#),
    ("age < 7", "age<7d"), ("age >= 7", "age>7d"), ("age > 7", "age>8d"),
    ("age = 7", "(age>7d age<8d)"), ("age != 0", "not (age<1d)"),
    ("age between 3:7", "(age>3d age<8d)"), ("age between 0:7", "(age<8d)"),
    (#"enclosure_type =~ "audio/""#, "has:audio"),
    (#"enclosure_type !~ "^video""#, "not has:video"),
  ])
  func `a query of newsboat becomes one of ours that means the same`(line: String, text: String)
    throws
  {
    let quoted = line.replacing("\\\"", with: "\"").replacing("\"", with: "\\\"")
    let list = SubscriptionList(Array("\"query:A name:\(quoted)\" News\n".utf8), home: nil)
    #expect(list.queries == [SavedQuery(name: "A name", query: try PostQuery(text))])
    #expect(list.mistakes.isEmpty && list.sources.isEmpty)
  }

  @Test(arguments: [
    "title = \"x\"", "title =~ \"^x\"", "age < \"x\"", "unread", "(age < 3", "age < 3)", "x y",
    "age <= 99999999999999999999", "age <= 100000", "age between 3", "age between 7:3", "age < 0",
    "author =~ \"art\"", "content =~ \"two words\"", "feedtitle = \"A\"", "feedtitle =~ \"A\"",
    "rssurl = \"https://a/\"", "link =~ \"a.b\"", "link =~ \"\"", "tags # \"a b\"",
    "enclosure_type =~ \"mpeg\"",
  ])
  func `one that our language cannot say is told`(expression: String) {
    let quoted = expression.replacing("\"", with: "\\\"")
    let list = SubscriptionList(Array("\"query:A:\(quoted)\"\n".utf8), home: nil)
    #expect(list.queries.isEmpty && list.mistakes.map(\.line) == [1])
    #expect(list.mistakes[0].message.contains("no equal here"))
  }

  @Test func `it is told where, and what is similar`() {
    let lines = [
      "https://a/ é \"x", #"query:A:age<3"#,
      #" "query:é\"A\":unread = \"yes\" and title =~ \"art\"""#,
      #""query:B:title !~ \"two words\"""#, "query:C:unread", "query:",
    ]
    let mistakes = SubscriptionList(Array(lines.joined(separator: "\n").utf8), home: nil).mistakes
    #expect(mistakes.map(\.place) == ["3:37", "4:10", "5:9", "6:1"])
    #expect(
      mistakes[0].message
        == "this query of newsboat has no equal here, at “title =~ \"art\"”; write a [[query]] in "
        + "config.toml, such as title:art")
    #expect(mistakes[1].message.hasSuffix("such as not title:\"two words\""))
    #expect(mistakes[3].message == "query: needs a name, a colon and an expression")
  }

  @Test(arguments: [
    ("a", true), ("a b", false), ("a/b", false), ("A", false), ("b/a", false), ("x/y ab", true),
  ])
  func `a tag is a folder where that has the same sources`(folder: String, isSame: Bool) {
    let text = "\"query:A:tags # \\\"a\\\"\"\nhttps://a/ a\nhttps://b/ \"\(folder)\"\n"
    let list = SubscriptionList(Array(text.utf8), home: nil)
    #expect(list.queries.isEmpty != isSame && list.mistakes.isEmpty == isSame)
  }

  @Test func `a source gets another name and other folders, and its comment stays`() throws {
    try home.subscribe(text)
    var source = try #require(try home.files.sources().first)
    (source.name, source.folders) = ("Another", ["News", "A b/c"])
    try home.files.edit(source)
    #expect(try home.files.sources()[0] == source)
    let line = "https://a/ News \"~A name\"   # mine\n"
    #expect(
      home.subscriptions
        == text.replacing(line, with: "https://a/ News \"A b/c\" ~Another   # mine\n"))
    var hidden = try home.files.sources()[1]
    hidden.name = "B"
    try home.files.edit(hidden)
    #expect(home.subscriptions.contains("\t https://b/ ~B !\n"))
    #expect(throws: ConfigurationError.noSuchSource("https://x/")) {
      try home.files.edit(Source(address: "https://x/"))
    }
  }

  @Test func `a source that was taken out is put back where it stood`() throws {
    for text in [
      text, "https://a/ X", "https://c/\nhttps://a/ X", "\u{FEFF}https://a/\r\nhttps://c/\r\n",
    ] {
      try home.subscribe(text)
      let removed = try home.files.take("https://a/")
      #expect(!home.subscriptions.contains("https://a/"))
      try home.files.restore(removed)
      #expect(home.subscriptions == text)
    }
    try home.subscribe("https://c/\nhttps://a/")
    let removed = try home.files.take("https://a/")
    try home.files.add(Source(address: "https://d/"))
    try home.files.restore(removed)
    #expect(home.subscriptions == "https://c/\nhttps://a/\nhttps://d/\n")
  }

  @Test func `bytes that are no text do no harm to the other lines`() {
    let list = SubscriptionList([0xFF, 0xFE, 0x0A] + Array("https://b/".utf8), home: nil)
    #expect(list.sources == [Source(address: "https://b/")] && list.mistakes.count == 1)
    #expect(list.appending([Source(address: "/x")]).starts(with: [0xFF, 0xFE, 0x0A]))
  }

  @Test func `the first source makes the list, for one user only`() throws {
    var source = Source(address: "https://a/", name: "A \"quoted\" \\ name", folder: "F/G")
    source.isHidden = true
    try home.files.add(source)
    #expect(try home.files.sources() == [source])
    #expect(home.subscriptions == #"https://a/ F/G "~A \"quoted\" \\ name" !"# + "\n")
    #expect(try home.mode(of: home.directories.configuration) == 0o700)
    #expect(try home.mode(of: home.directories.subscriptionFile) == 0o600)
  }

  @Test func `a source is added at the end, and all else stays`() throws {
    try home.subscribe(text)
    try home.files.add(Source(address: "/posts and more.json"))
    #expect(home.subscriptions == text + "\"file:///posts and more.json\"\n")
    #expect(try home.files.sources().count == 3)
    try home.subscribe("# end")
    try home.files.add(Source(address: "https://a/"))
    #expect(home.subscriptions == "# end\nhttps://a/\n")
    try home.subscribe("https://b/\r\n")
    try home.files.add(Source(address: "https://a/"))
    #expect(home.subscriptions == "https://b/\r\nhttps://a/\r\n")
  }

  @Test func `an address that is there is not added again`() throws {
    try home.subscribe(text)
    #expect(throws: ConfigurationError.alreadyThere("https://b/")) {
      try home.files.add(Source(address: "https://b/", name: "Another name"))
    }
    let three = ["https://c/", "https://b/", "https://c/", "https://d/"].map {
      Source(address: $0)
    }
    #expect(try home.files.add(three).map(\.address) == ["https://c/", "https://d/"])
    #expect(
      try home.files.sources().map(\.address) == ["a", "b", "c", "d"].map { "https://\($0)/" })
  }

  @Test func `whatever is in a name or a path is kept, but what nobody can see`() throws {
    let odd = Source(
      address: "/a\nb\u{1b}\"\\\u{202e}/é", name: " A\u{7f}\tB\n", folder: "//x/ y /")
    try home.files.add(odd)
    #expect(try home.files.sources() == [Source(address: odd.address, name: "A B", folder: "x/y")])
    try home.files.remove(odd.address)
    #expect(home.subscriptions == "")
    for folder in ["~x", "!x"] {
      #expect(throws: ConfigurationError.cannotEdit(path: home.files.path)) {
        try home.files.add(Source(address: "https://a/", folder: folder))
      }
    }
  }

  @Test func `a source is cut out, and all else stays`() throws {
    try home.subscribe(text + "https://A\n")
    #expect(
      try home.files.remove("https://a/")
        == Source(address: "https://a/", name: "A name", folder: "News"))
    #expect(
      home.subscriptions == text.replacing("https://a/ News \"~A name\"   # mine\n", with: ""))
    #expect(throws: ConfigurationError.noSuchSource("https://a/")) {
      try home.files.remove("https://a/")
    }
  }

  @Test func `whatever is added and removed in whatever order, the others are left`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      let sources = (0..<6).map {
        Source(address: "https://\($0)/", name: "# \"\($0)", folder: ["a b", "c", "d\\"][$0 % 3])
      }
      try home.subscribe("# start\n\n")
      for source in sources.shuffled(using: &random) { try home.files.add(source) }
      var left = Set(sources)
      for source in sources.shuffled(using: &random) {
        #expect(try Set(home.files.sources()) == left)
        try home.files.remove(source.address)
        left.remove(source)
      }
      #expect(home.subscriptions == "# start\n\n")
    }
  }

  @Test func `broken settings are told before the list is changed`() throws {
    try home.subscribe(text)
    for settings in ["refresh = = 1\n", "refesh = 1\n"] {
      try home.configure(settings)
      #expect(throws: ConfigurationError.self) { try home.files.add(Source(address: "https://c/")) }
      #expect(throws: ConfigurationError.self) { try home.files.remove("https://a/") }
      #expect(home.subscriptions == text && home.configuration == settings)
    }
  }

  @Test func `a list that is a folder, or much too large, is told`() throws {
    try Directories.make(home.directories.subscriptionFile)
    #expect(throws: PostsError.isDirectory(home.files.path)) { try home.files.read() }
    try FileManager.default.removeItem(atPath: home.files.path)
    try home.subscribe(String(repeating: "#", count: 10_000_001))
    #expect(throws: PostsError.unreadable(home.files.path, reason: "it has more than 10 MB")) {
      try home.files.read()
    }
  }
}
