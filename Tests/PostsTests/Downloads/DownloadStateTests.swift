import TestSupport
import Testing

@testable import Posts

/// A download is in exactly one of five states, whatever happens to it.
@Suite struct DownloadStateTests {
  private let states: [DownloadState] = [
    .waiting, .loading, .loaded, .failed("no"), .cancelled,
  ]
  private let events: [DownloadState.Event] = [
    .request, .begin, .succeed, .fail("why"), .cancel,
  ]

  @Test func `each event leads where the table says`() {
    // Columns are the events in their order; a dash changes nothing.
    let table: [[DownloadState?]] = [
      [nil, .loading, nil, .failed("why"), .cancelled],
      [nil, nil, .loaded, .failed("why"), .cancelled],
      [nil, nil, nil, nil, nil],
      [.waiting, nil, nil, nil, nil],
      [.waiting, nil, nil, nil, nil],
    ]
    for (state, row) in zip(states, table) {
      for (event, expected) in zip(events, row) {
        #expect(state.after(event) == expected ?? state, "\(state), \(event)")
      }
    }
  }

  @Test func `what is remembered is the same state, but for one that was under way`() {
    for state in states {
      var download = Download(post: 1, address: "https://a.example/1.mp3")
      download.state = state
      download.progress = DownloadProgress(path: "/p/1.mp3", received: 5, total: 10)
      let again = Download(download.stored)
      #expect(again.progress == download.progress)
      #expect(again.state == (state == .loading ? .waiting : state))
    }
  }
}
