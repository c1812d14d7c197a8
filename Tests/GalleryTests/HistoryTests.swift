import StageSupport
import TerminalUI
import Testing

@testable import Gallery

/// What a history of states knows, and what of it is shown.
struct HistoryTests {
  private func history(_ entries: [StateHistory<Int>.Entry]) -> StateHistory<Int> {
    var history = StateHistory<Int>()
    for entry in entries { history.append(entry) }
    return history
  }

  @Test func `the first load alone is initial`() {
    #expect(!history([]).isInitialLoading)
    #expect(history([.loading]).isInitialLoading)
    #expect(!history([.loading, .loaded(1), .loading]).isInitialLoading)
    #expect(!history([.loading, .failed(.network), .loading]).isInitialLoading)
  }

  @Test func `content outlives a load, and is not valid after an error`() {
    let loading = history([.loading, .loaded(1), .loading])
    #expect(loading.isLoading)
    #expect(loading.latestValidInfo == 1)
    let failed = history([.loading, .loaded(1), .loading, .failed(.network)])
    #expect(failed.latestInfo == 1)
    #expect(failed.latestValidInfo == nil)
    #expect(failed.latestValidError == .network)
  }

  @Test func `an error is not valid after content`() {
    let history = history([.loading, .failed(.network), .loading, .loaded(2)])
    #expect(history.latestError == .network)
    #expect(history.latestValidError == nil)
    #expect(history.latestValidInfo == 2)
  }

  @Test func `the list keeps its place while it is loaded again`() async {
    let stage = GalleryStage()
    await stage.open(.history)
    await stage.finish()
    stage.press("j")
    await stage.load(.success)
    for type in ["overContent", "horizontal", "vertical"] {
      #expect(stage.text.contains("▸ .\(type)"))
      #expect(stage.text.contains("▌ Where the old posts went"))
      stage.press("t")
    }
    #expect(!stage.text.contains("Where the old posts went"), "a material hides what it covers")
    await stage.finish()
    #expect(stage.text.contains("▌ Where the old posts went"))
  }

  @Test func `a toast goes by itself`() async {
    let stage = GalleryStage()
    await stage.open(.history)
    await stage.finish()
    #expect(stage.text.contains("3 posts loaded"))
    await stage.endToast()
    await stage.run { !stage.text.contains("3 posts loaded") }
    #expect(stage.text.contains("One value, one screen"))
  }
}
