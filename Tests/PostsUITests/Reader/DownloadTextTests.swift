import Testing

@testable import Posts
@testable import PostsUI

/// What lists and posts say of a download, in each of its states.
@Suite struct DownloadTextTests {
  @Test(
    arguments: [
      (.waiting, "↓ waiting", "↓ waiting", "↓"),
      (.loading, "━━━━━━━━────────────  ↓ 40 %  12 MB of 31 MB", "↓ 40 %", "↓ 40 %"),
      (.loaded, "✓ downloaded", "✓ downloaded", "✓"),
      (.failed("The disk is full"), "! The disk is full", "! not downloaded", "!"),
      (.cancelled, "↓ stopped at 40 %", "↓ stopped at 40 %", "↓ 40 %"),
    ] as [(DownloadState, String, String, String)])
  func `a state is told in the room that there is`(
    state: DownloadState, long: String, text: String, sign: String
  ) {
    var download = Download(post: 1, address: "https://a.example/1.mp3")
    download.state = state
    download.progress.received = 12_400_000
    download.progress.total = 31_000_000
    #expect(download.text(isLong: true) == long)
    #expect(download.text() == text && download.sign == sign)
  }

  @Test func `without a length there is no bar, but what has come`() {
    var download = Download(post: 1, address: "https://a.example/1.mp3")
    download.state = .loading
    download.progress.received = 5_300_000
    #expect(download.text(isLong: true) == "↓ 5.3 MB")
    download.progress.total = 0
    #expect(download.text() == "↓ 100 %")
  }

  @Test func `a sound says what is known of it`() {
    #expect(SoundSize(seconds: 3240, bytes: 31_000_000).note == "♪ 54 min · 31 MB")
    #expect(SoundSize(seconds: 3720).note == "♪ 1 h 2 min")
    #expect(SoundSize().note == "♪")
  }
}
