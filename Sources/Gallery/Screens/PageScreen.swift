import TerminalUI

/// A page of controls on the whole screen, with its code beside it, or in its place where there is no room for both.
struct PageScreen: View {
  let page: ControlPage
  @State private var isCodeShown = false
  @Environment(\.dismiss) private var dismiss

  /// The points from side to side that a page and its code need.
  private static let bothWidth = 800.0

  var body: some View {
    VStack(spacing: 0) {
      TitleBar(title: page.title, status: page.summary)
      GeometryReader { room in
        parts(isWide: room.size.width >= Self.bothWidth)
      }
      HintLine(hints: Self.hints)
    }
    .navigationBarBackButtonHidden()
    .onKeyPress(keys: ["o"], action: switchParts)
    .onKeyPress(.escape) {
      dismiss()
      return .handled
    }
  }

  /// The page keeps its state while its code lies over it.
  private func parts(isWide: Bool) -> some View {
    HStack(spacing: 0) {
      page.view
        .padding(.horizontal, 8)
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .opacity(isWide || !isCodeShown ? 1 : 0)
        .overlay { if !isWide && isCodeShown { code } }
      if isWide {
        Divider()
        code
      }
    }
  }

  private var code: some View {
    ScrollView {
      Text(page.code).frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, 8)
  }

  private func switchParts(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers == .control else { return .ignored }
    isCodeShown.toggle()
    return .handled
  }

  private static let hints = [
    Hint("Tab", "Next"), Hint("Enter", "Press"), Hint("Ctrl+O", "Code"), Hint("Esc", "Menu"),
  ]
}
