import Foundation
import Testing

@testable import Posts

@Suite struct SignInFileTests {
  private let home: TemporaryHome
  private let basic = SignIn.basic(user: "me", password: "s3cret \"x\"\\")

  init() throws { home = try TemporaryHome() }

  @Test func `a sign-in never shows what it holds`() {
    for signIn in [basic, .bearer(token: "s3cret")] {
      var dumped = ""
      dump(signIn, to: &dumped)
      dump(["x": signIn], to: &dumped)
      let shown = [
        String(describing: signIn), String(reflecting: signIn), "\(signIn)", dumped,
        "\([signIn])", "\(Optional(signIn) as Any)", String(reflecting: Mirror(reflecting: signIn)),
      ]
      #expect(!shown.joined().contains("s3cret"))
      #expect(!shown.joined().contains("me\""))
    }
  }

  @Test func `without a file nothing is known, and none is made`() throws {
    #expect(home.signIns.signIn(for: "https://a/") == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
  }

  @Test func `a sign-in is kept for one user only`() throws {
    try home.signIns.keep(basic, for: "https://a/feed")
    let path = home.directories.signInFile
    #expect(try home.mode(of: path) == 0o600)
    #expect(try home.mode(of: home.directories.data) == 0o700)
    #expect(home.signIns.signIn(for: "https://a/feed") == basic)
    #expect(home.signIns.signIn(for: "https://a/other") == nil)
  }

  @Test func `the sign-in of a server is for all on it, that of an address goes before it`() throws
  {
    try home.signIns.keep(basic, for: "HTTPS://Example.org:443")
    try home.signIns.keep(.bearer(token: "t"), for: "https://example.org/feed")
    #expect(home.signIns.signIn(for: "https://example.org/a") == basic)
    #expect(home.signIns.signIn(for: "https://example.org/feed") == .bearer(token: "t"))
    for other in [
      "http://example.org/a", "https://example.org:8443/a", "https://a.example.org/",
      "https://example.org.evil.com/", "/example.org",
    ] {
      #expect(home.signIns.signIn(for: other) == nil)
    }
  }

  @Test func `a new sign-in takes the place of the old, and a forgotten one is gone`() throws {
    try home.write(
      """
      # By hand
      ["https://example.org:443"]
      user = "a"
      password = "b"

      ["https://other.org/x"]
      token = "t"

      """, to: home.directories.signInFile)
    try home.signIns.keep(basic, for: "https://example.org")
    #expect(try home.signIns.read().count == 2)
    #expect(home.signIns.signIn(for: "https://example.org/") == basic)
    try home.signIns.forget("https://example.org")
    #expect(
      home.text(of: home.directories.signInFile) == """
        # By hand

        ["https://other.org/x"]
        token = "t"

        """)
  }

  @Test func `a file that others may read is refused, with what to do`() throws {
    let path = home.directories.signInFile
    try home.write("[\"https://a\"]\ntoken = \"s3cret\"\n", to: path, mode: 0o640)
    let error = #expect(throws: ConfigurationError.exposed(path: path)) {
      try home.signIns.read()
    }
    #expect(error?.localizedDescription.contains("chmod 600 \(path)") == true)
    #expect(home.signIns.signIn(for: "https://a/") == nil)
    #expect(throws: ConfigurationError.exposed(path: path)) {
      try home.signIns.keep(basic, for: "https://b/")
    }
  }

  @Test(arguments: [
    "[\"https://a\"]\ntoken = s3cret", "[\"https://a\"]\ntoken = 3\n",
    "[\"https://me:s3cret@a\"]\ntoken = \"x\"", "[\"https://a\"]\nuser = \"s3cret\"",
    "s3cret = \"s3cret\"", "[\"https://a\"]\ntoken = \"s3cret\\n\"",
    "[\"https://a\"]\npasword = \"s3cret",
  ])
  func `an error names its line and not the secret`(text: String) throws {
    try home.write(text, to: home.directories.signInFile)
    let error = #expect(throws: ConfigurationError.self) { try home.signIns.read() }
    let words = error?.localizedDescription ?? ""
    #expect(words.hasPrefix(home.directories.signInFile + ":"))
    #expect(!words.contains("s3cret"))
    #expect(throws: ConfigurationError.self) { try home.signIns.keep(basic, for: "https://a/") }
    #expect(home.text(of: home.directories.signInFile) == text)
  }

  @Test func `a sign-in that cannot be sent is not kept`() {
    let bad: [SignIn] = [
      .bearer(token: "a b"), .bearer(token: ""), .bearer(token: "a\r\nX: y"),
      .basic(user: "a:b", password: ""), .basic(user: "a", password: "b\n"),
    ]
    for signIn in bad {
      #expect(throws: ConfigurationError.self) { try home.signIns.keep(signIn, for: "https://a/") }
    }
    #expect(throws: ConfigurationError.self) { try home.signIns.keep(basic, for: "/a/file") }
  }

  @Test func `what another program keeps is known at the next question`() throws {
    let signIns = home.signIns
    #expect(signIns.signIn(for: "https://a/") == nil)
    try home.signIns.keep(basic, for: "https://a/")
    #expect(signIns.signIn(for: "https://a/") == basic)
    try home.signIns.keep(.bearer(token: "t"), for: "https://a/")
    #expect(signIns.signIn(for: "https://a/") == .bearer(token: "t"))
    chmod(signIns.path, 0o644)
    #expect(signIns.signIn(for: "https://a/") == nil)
    chmod(signIns.path, 0o600)
    #expect(signIns.signIn(for: "https://a/") == .bearer(token: "t"))
    try home.signIns.forget("https://a/")
    #expect(signIns.signIn(for: "https://a/") == nil)
  }

  @Test func `a file is read once, and again when it is another one`() {
    let memory = SignInMemory()
    var count = 0
    let ask = { (version: String?) in
      memory.signIns(as: version) {
        count += 1
        return ["https://a": .bearer(token: "\(count)")]
      }
    }
    for _ in 0..<3 { #expect(ask("1") == ["https://a": .bearer(token: "1")]) }
    #expect(ask("2") == ["https://a": .bearer(token: "2")])
    #expect(ask(nil) == [:])
    memory.forget()
    #expect(ask("2") == ["https://a": .bearer(token: "3")])
  }
}
