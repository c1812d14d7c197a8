import Foundation
import Posts
import Testing

/// What plays sounds, where they are put, and which way requests go.
@Suite struct SoundSettingsTests {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  private func read(_ text: String) throws -> Settings {
    try home.configure(text)
    return try home.files.read()
  }

  private func mistakes(_ text: String) -> String? {
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    return error?.localizedDescription.replacing(home.directories.configurationFile, with: "F")
  }

  @Test func `players, downloads and proxies are read, and those of a source go first`() throws {
    let usual = Settings()
    #expect(usual.player == ["mpv", "--no-video"] && usual.downloads == "~/Podcasts")
    try home.subscribe("https://a/\nhttps://b/\nhttps://c/\n")
    let settings = try read(
      """
      player = ["vlc"]
      downloads = "/srv/sound"
      proxy = "socks5h://127.0.0.1:9050"
      [source."https://a/"]
      proxy = "none"
      player = ["mpv"]
      [source."https://b/"]
      proxy = "http://[::1]:8080/"
      """)
    #expect(settings.player == ["vlc"] && settings.downloads == "/srv/sound")
    #expect(
      settings.sources.map(\.proxy) == ["", "http://[::1]:8080/", "socks5h://127.0.0.1:9050"])
    #expect(settings.sources.map(\.player) == [["mpv"], nil, nil])
  }

  @Test(arguments: [
    "1", "\"\"", "\"127.0.0.1:9050\"", "\"ftp://a:1\"", "\"http://\"", "\"http://a:70000\"",
    "\"http://a/x\"",
  ])
  func `a proxy that is none is a mistake`(value: String) {
    let expected = #"an address, as "socks5h://127.0.0.1:9050", or "none""#
    #expect(mistakes("\nproxy = \(value)") == "F:2:9: proxy must be \(expected)")
    #expect(
      mistakes("[source.'https://a/']\nproxy = \(value)") == "F:2:9: proxy must be \(expected)")
  }

  @Test(arguments: ["1", "\"\"", "\"Podcasts\"", "[\"/a\"]"])
  func `a folder for downloads that is none is a mistake`(value: String) {
    #expect(
      mistakes("downloads = \(value)")
        == #"F:1:13: downloads must be a folder that begins with / or ~/, as "~/Podcasts""#)
  }
}
