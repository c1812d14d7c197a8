import Foundation
import Testing

@testable import Posts

@Suite struct CredentialFileTests {
  private let home: TemporaryHome
  private let basic = Credential.basic(user: "me", password: "s3cret \"x\"\\")

  init() throws { home = try TemporaryHome() }

  @Test func `a sign-in never shows what it holds`() {
    for credential in [basic, .bearer(token: "s3cret")] {
      var dumped = ""
      dump(credential, to: &dumped)
      dump(["x": credential], to: &dumped)
      let shown = [
        String(describing: credential), String(reflecting: credential), "\(credential)", dumped,
        "\([credential])", "\(Optional(credential) as Any)",
        String(reflecting: Mirror(reflecting: credential)),
      ]
      #expect(!shown.joined().contains("s3cret"))
      #expect(!shown.joined().contains("me\""))
    }
  }

  @Test func `without a file nothing is known, and none is made`() throws {
    #expect(home.credentials.credential(for: "https://a/") == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
  }

  @Test func `a sign-in is kept for one user only`() throws {
    try home.credentials.keep(basic, for: "https://a/feed")
    let path = home.directories.credentialFile
    #expect(try home.mode(of: path) == 0o600)
    #expect(try home.mode(of: home.directories.data) == 0o700)
    #expect(home.credentials.credential(for: "https://a/feed") == basic)
    #expect(home.credentials.credential(for: "https://a/other") == nil)
  }

  @Test func `the sign-in of a server is for all on it, that of an address goes before it`() throws
  {
    try home.credentials.keep(basic, for: "HTTPS://Example.org:443")
    try home.credentials.keep(.bearer(token: "t"), for: "https://example.org/feed")
    #expect(home.credentials.credential(for: "https://example.org/a") == basic)
    #expect(home.credentials.credential(for: "https://example.org/feed") == .bearer(token: "t"))
    for other in [
      "http://example.org/a", "https://example.org:8443/a", "https://a.example.org/",
      "https://example.org.evil.com/", "/example.org",
    ] {
      #expect(home.credentials.credential(for: other) == nil)
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

      """, to: home.directories.credentialFile)
    try home.credentials.keep(basic, for: "https://example.org")
    #expect(try home.credentials.read().count == 2)
    #expect(home.credentials.credential(for: "https://example.org/") == basic)
    try home.credentials.forget("https://example.org")
    #expect(
      home.text(of: home.directories.credentialFile) == """
        # By hand

        ["https://other.org/x"]
        token = "t"

        """)
  }

  @Test func `a file that others may read is refused, with what to do`() throws {
    let path = home.directories.credentialFile
    try home.write("[\"https://a\"]\ntoken = \"s3cret\"\n", to: path, mode: 0o640)
    let error = #expect(throws: ConfigurationError.exposed(path: path)) {
      try home.credentials.read()
    }
    #expect(error?.localizedDescription.contains("chmod 600 \(path)") == true)
    #expect(home.credentials.credential(for: "https://a/") == nil)
    #expect(throws: ConfigurationError.exposed(path: path)) {
      try home.credentials.keep(basic, for: "https://b/")
    }
  }

  @Test(arguments: [
    "[\"https://a\"]\ntoken = s3cret", "[\"https://a\"]\ntoken = 3\n",
    "[\"https://me:s3cret@a\"]\ntoken = \"x\"", "[\"https://a\"]\nuser = \"s3cret\"",
    "s3cret = \"s3cret\"", "[\"https://a\"]\ntoken = \"s3cret\\n\"",
    "[\"https://a\"]\npasword = \"s3cret",
  ])
  func `an error names its line and not the secret`(text: String) throws {
    try home.write(text, to: home.directories.credentialFile)
    let error = #expect(throws: ConfigurationError.self) { try home.credentials.read() }
    let words = error?.localizedDescription ?? ""
    #expect(words.hasPrefix(home.directories.credentialFile + ":"))
    #expect(!words.contains("s3cret"))
    #expect(throws: ConfigurationError.self) { try home.credentials.keep(basic, for: "https://a/") }
    #expect(home.text(of: home.directories.credentialFile) == text)
  }

  @Test func `a sign-in that cannot be sent is not kept`() {
    let bad: [Credential] = [
      .bearer(token: "a b"), .bearer(token: ""), .bearer(token: "a\r\nX: y"),
      .basic(user: "a:b", password: ""), .basic(user: "a", password: "b\n"),
    ]
    for credential in bad {
      #expect(throws: ConfigurationError.self) {
        try home.credentials.keep(credential, for: "https://a/")
      }
    }
    #expect(throws: ConfigurationError.self) { try home.credentials.keep(basic, for: "/a/file") }
  }

  @Test func `what another program keeps is known at the next question`() throws {
    let credentials = home.credentials
    #expect(credentials.credential(for: "https://a/") == nil)
    try home.credentials.keep(basic, for: "https://a/")
    #expect(credentials.credential(for: "https://a/") == basic)
    try home.credentials.keep(.bearer(token: "t"), for: "https://a/")
    #expect(credentials.credential(for: "https://a/") == .bearer(token: "t"))
    chmod(credentials.path, 0o644)
    #expect(credentials.credential(for: "https://a/") == nil)
    chmod(credentials.path, 0o600)
    #expect(credentials.credential(for: "https://a/") == .bearer(token: "t"))
    try home.credentials.forget("https://a/")
    #expect(credentials.credential(for: "https://a/") == nil)
  }

  @Test func `a file is read once, and again when it is another one`() {
    let memory = CredentialMemory()
    var count = 0
    let ask = { (version: String?) in
      memory.credentials(as: version) {
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
