import Posts
import StateKit
import Testing
import Views

@testable import PostsUI

/// The first line of the screen, at each width.
@MainActor struct TitleBarTests {
  private func line(
    _ columns: Int, title: String = "The Morning Paper", state: ViewState<Int> = .loaded(1),
    warning: String? = nil, offline: String? = nil
  ) -> String {
    CellRenderer(width: columns, height: 1) {
      TitleBar(
        title: title, state: state,
        status: LoadStatus(since: nil, retry: nil, nextTry: nil, isSpinning: false),
        loadedAt: nil, selected: (12, 340), warning: warning, offline: offline)
    }.buffer.text
  }

  @Test func `where there is little room, what matters most is there whole`() {
    #expect(line(40).hasPrefix(" Outpost The Morning Paper"))
    #expect(line(40).hasSuffix("12/340"))
    #expect(line(30).hasPrefix(" The Morning Paper"))
    #expect(line(21) == " The Morning Paper")
    #expect(line(16) == " The…    12/340")
  }

  @Test func `a message is worth more than the name of the list`() {
    let offline = "Offline since 14:05 · as of 13:50"
    let failed = ViewState<Int>.error(PostsError.noPicture, .banner(over: 1))
    #expect(line(100, state: failed, offline: offline).contains("The Morning Paper"))
    #expect(line(45, state: failed, offline: offline) == " \(offline)    12/340")
    #expect(line(40, state: failed, offline: offline) == " \(offline)")
    for state in [ViewState<Int>.loaded(1), .loading(after: .loaded(1))] {
      #expect(
        line(45, state: state, warning: "Other", offline: offline)
          == line(45, state: failed, offline: offline))
    }
    #expect(!line(100, state: .empty("None"), offline: offline).contains("Offline"))
    #expect(line(40, warning: "The answer is incomplete").hasPrefix(" ⚠ The answer is incomplete "))
  }
}
