import Foundation
import Posts
import Testing

/// What `config.toml` means, and what is said where it cannot be meant.
@Suite struct ConfigurationTests {
  private let home: TemporaryHome
  private let path: String

  init() throws {
    home = try TemporaryHome()
    path = home.directories.configurationFile
  }

  private func read(_ text: String) throws -> Settings {
    try home.configure(text)
    return try home.file.read()
  }

  private func mistakes(_ text: String) -> String? {
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    return error?.localizedDescription.replacing(path, with: "F")
  }

  @Test func `without a file everything is as usual, and none is made`() throws {
    let configuration = try home.file.read()
    #expect(configuration == Settings())
    #expect(configuration.refresh == .seconds(1800))
    #expect(configuration.isMouseOn)
    #expect(configuration.browser.count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
  }

  @Test func `settings and sources are read`() throws {
    let configuration = try read(
      """
      # Mine
      refresh = 5
      mouse = false
      browser = ["firefox", "--new-tab"]
      full-text = ["trafilatura", "--html"]

      [[source]]
      url = "HTTPS://Example.org:443"
      name = "An\\u001b[31m example"
      folder = "/News//Swift/"

      [[ "source" ]]
      path = "posts.json"
      [[source]]
      path = "~/feed.xml"
      [[source]]
      url = "file:///a%20b.json"
      """)
    #expect(configuration.refresh == .seconds(300))
    #expect(!configuration.isMouseOn)
    #expect(configuration.browser == ["firefox", "--new-tab"])
    #expect(configuration.textCommand == ["trafilatura", "--html"])
    #expect(
      configuration.sources == [
        Source(address: "https://example.org/", name: "An example", folder: "News/Swift"),
        Source(address: home.directories.configuration + "/posts.json"),
        Source(address: home.path + "/feed.xml"), Source(address: "/a b.json"),
      ])
    #expect(try read("refresh = 0").refresh == nil)
  }

  @Test func `a configuration may begin with a mark and break lines in any way`() throws {
    let configuration = try read("\u{FEFF}refresh = 1\r\n\r\n[[source]]\r\nurl = 'http://a/x'\r\n")
    #expect(configuration.refresh == .seconds(60))
    #expect(configuration.sources == [Source(address: "http://a/x")])
  }

  @Test func `all mistakes are told at once, each with its line and what is meant`() {
    let words = mistakes(
      """
      refesh = 5
      mouse = "no"
      browser = "firefox"

      [[source]]
      ulr = "https://a/"
      [[source]]
      url = "ftp://a/"
      name = 3
      [[source]]
      name = '''
      [[source]]
      '''
      [[source]]
      url = "https://b"
      path = "/b"
      [[source]]
      url = "https://c/"
      [[source]]
      url = "https://C"
      mouse = true
      [extra.table]
      """)
    #expect(
      words == """
        F:1: unknown key refesh; did you mean refresh?
        F:2: mouse must be true or false
        F:3: browser must be a program and its arguments, as ["firefox", "--new-tab"]
        F:6: unknown key ulr; did you mean url?
        F:8: Not supported: ftp addresses; only http and https are read
        F:9: name must be a string in quotes
        F:10: source needs a url, or the path of a file
        F:14: source needs a url or a path, not both
        F:19: the same address as on line 17
        F:21: mouse is not a key of a source; put it before the first [[source]]
        F:22: unknown key extra; valid keys are refresh, mouse, browser, source, full-text
        """)
  }

  @Test(arguments: ["-1", "1.5", "\"30\"", "600000", "[]"])
  func `a time that is none is a mistake`(value: String) {
    #expect(
      mistakes("\nrefresh = \(value)")
        == "F:2: refresh must be a whole number of minutes, or 0 for never")
  }

  @Test func `sources that are no list are a mistake`() {
    let expected = "source must be tables, each begun by [[source]]"
    #expect(mistakes("[source]\nurl = 'https://a/'") == "F:1: \(expected)")
    #expect(mistakes("\nsource = 'https://a/'") == "F:2: \(expected)")
    #expect(mistakes("source = [1]") == "F:1: \(expected)")
  }

  @Test func `an error in TOML names its line`() {
    let words = mistakes("mouse = true\nrefresh = = 3\n")
    #expect(words?.hasPrefix("F:2:11: not TOML: ") == true)
  }

  @Test func `what is no text is told with its line`() throws {
    for bytes in [Data([0x0A, 0x0A, 0xFF]), Data([0x61, 0x0A, 0x0A, 0x00])] {
      try home.configure("")
      try bytes.write(to: URL(filePath: path))
      #expect(throws: ConfigurationError.notText(path: path, line: 3)) { try home.file.read() }
    }
  }

  @Test func `a sign-in in an address is a mistake that does not tell it`() {
    let words = mistakes("[[source]]\nurl = 'https://me:s3cret@a/'") ?? ""
    #expect(words.hasPrefix("F:2: url contains a password"))
    #expect(!words.contains("s3cret"))
    let broken = mistakes("[[source]]\nurl = 'https://me:s3cret@a:99999/'") ?? ""
    #expect(broken.hasPrefix("F:2: "))
    #expect(!broken.contains("s3cret"))
  }
}
