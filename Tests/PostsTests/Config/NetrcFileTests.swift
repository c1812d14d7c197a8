import Testing

@testable import Posts

@Suite struct NetrcFileTests {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  private func netrc(_ text: String, mode: Int = 0o600) throws {
    try home.write(text, to: home.path + "/.netrc", mode: mode)
  }

  @Test(arguments: [
    "machine a.example login me password s3cret",
    "machine a.example password s3cret login me default password x",
    "machine a.example\n\tlogin me\n\tpassword s3cret\n",
    "machine a.example account x login me password s3cret machine a.example login b password c",
    "# machine a.example login b password c\nmachine A.example login me password s3cret",
    "macdef init\nmachine a.example login b password c\n\nmachine a.example login me password s3cret",
    #"machine a.example login "me" password "s3cret""#,
  ]) func `it is read as other programs read it`(text: String) {
    #expect(
      NetrcFile.credentials(in: text) == ["a.example": .basic(user: "me", password: "s3cret")])
  }

  @Test func `what is quoted may hold blanks and quotation marks`() {
    let credentials = NetrcFile.credentials(in: #"machine a login "m e" password "a \"b\" \\ #c""#)
    #expect(credentials == ["a": .basic(user: "m e", password: #"a "b" \ #c"#)])
  }

  @Test(arguments: [
    "", "machine", "machine a", "machine a login", "machine a password", "password x", "login x",
    "default login me password s3cret", "\"", "machine \"", "macdef",
    "machine a login x:y password z",
    "machine a login x\ndefault login y password z",
  ]) func `what names no password of a host, or breaks off, tells nobody anything`(text: String) {
    #expect(NetrcFile.credentials(in: text).isEmpty)
  }

  @Test func `it is for its host, where nobody on the way can read it`() throws {
    try netrc(
      """
      machine a.example login me password s3cret
      machine 127.0.0.1 login me password here
      """)
    let credential = Credential.basic(user: "me", password: "s3cret")
    #expect(home.credentials.credential(for: "https://a.example/feed") == credential)
    #expect(home.credentials.credential(for: "https://A.example:8443/feed") == credential)
    for other in [
      "http://a.example/feed", "https://b.a.example/", "https://a.example.b/", "/a.example",
    ] {
      #expect(home.credentials.credential(for: other) == nil)
    }
    #expect(
      home.credentials.credential(for: "http://127.0.0.1:8000/")
        == .basic(user: "me", password: "here"))
    try home.credentials.keep(.bearer(token: "t"), for: "https://a.example")
    #expect(home.credentials.credential(for: "https://a.example/feed") == .bearer(token: "t"))
  }

  @Test func `one that others can read is not used, one that was changed is read again`() throws {
    let credentials = home.credentials
    try netrc("machine a login me password old", mode: 0o640)
    #expect(credentials.credential(for: "https://a/") == nil)
    try netrc("machine a login me password old")
    #expect(credentials.credential(for: "https://a/") == .basic(user: "me", password: "old"))
    try netrc("machine a login me password newer")
    #expect(credentials.credential(for: "https://a/") == .basic(user: "me", password: "newer"))
  }

  @Test func `http can be read on the way, but not on the way to this machine`() {
    let open = [
      "http://a.example/", "http://127.0.0.1.evil.com/", "http://localhost.evil.com/",
      "http://10.0.0.1/",
    ]
    let closed = [
      "https://a.example/", "http://127.0.0.1:80/", "http://localhost/", "http://a.localhost/",
      "http://[::1]/", "/a",
    ]
    #expect(open.allSatisfy { Source(address: $0).isReadableOnTheWay })
    #expect(!closed.contains { Source(address: $0).isReadableOnTheWay })
  }
}
