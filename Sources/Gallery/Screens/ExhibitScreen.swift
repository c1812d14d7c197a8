import TerminalUI

/// One approach on the whole screen: the keys of the script are the same for all of them.
struct ExhibitScreen: View {
  let approach: Approach
  @State private var script: Script
  @Environment(\.clock) private var clock
  @Environment(\.dismiss) private var dismiss
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  init(approach: Approach, script: Script) {
    self.approach = approach
    _script = State(initialValue: script)
  }

  var body: some View {
    VStack(spacing: 0) {
      TitleBar(title: approach.title, status: "Next: \(script.next.name)")
      exhibit
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      HintLine(hints: hints)
    }
    .environment(script)
    .environment(\.approach, approach)
    .navigationBarBackButtonHidden()
    .onKeyPress("r") { reload() }
    .onKeyPress(keys: ["1", "2", "3", "4"], action: choose)
    .onKeyPress(.escape) {
      dismiss()
      return .handled
    }
  }

  @ViewBuilder private var exhibit: some View {
    switch approach {
    case .separateProperties: SeparateProperties()
    case .conditionalRendering: ConditionalRendering()
    case .viewModifiers: ViewModifiers()
    case .builderFunctions: BuilderFunctions()
    case .renderClosures: RenderClosures()
    case .fiveStates: FiveStateImage()
    case .login: Login()
    case .history: HistoryScreen(clock: clock)
    }
  }
}

extension ExhibitScreen {
  private func reload(_ outcome: Outcome? = nil) -> KeyPress.Result {
    script.reload(outcome)
    return .handled
  }

  private func choose(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.isEmpty, let number = press.key.character.wholeNumberValue else {
      return .ignored
    }
    return reload(Outcome(rawValue: number))
  }

  private var hints: [Hint] {
    let back = Hint("Esc", "Menu")
    switch approach {
    case .login: return [Hint("Tab", "Next"), Hint("Enter", "Submit"), back]
    case .history: return historyHints + [back]
    case .separateProperties:
      return outcomes + [isCompact ? Hint("r", "Next") : Hint("Tab Space", "Flags"), back]
    case .fiveStates: return pictureHints + [back]
    case .conditionalRendering, .viewModifiers, .builderFunctions, .renderClosures:
      return outcomes + [Hint("r", "Next"), back, Hint("q", "Quit")]
    }
  }

  private var historyHints: [Hint] {
    let first = [Hint("1-4", "Answer")]
    guard !isCompact else { return first + [Hint("t", "Type"), Hint("o", "Option")] }
    return first + [
      Hint("t T", "Type"), Hint("o O", "Option"), Hint("e", "Error"), Hint("n", "Toast"),
      Hint("f", "Keep"), Hint("x", "Reset"),
    ]
  }

  private var pictureHints: [Hint] {
    let first = [Hint("1-4", "Answer")]
    guard !isCompact else { return first + [Hint("p j g b h i", "Picture")] }
    return first + [
      Hint("p", "PNG"), Hint("j", "JPEG"), Hint("g", "GIF"), Hint("b", "Broken"),
      Hint("h", "Hanging"), Hint("i", "None"),
    ]
  }

  private var isCompact: Bool { horizontalSizeClass == .compact }

  private var outcomes: [Hint] {
    isCompact
      ? [Hint("1-4", "Answer")] : Outcome.allCases.map { Hint("\($0.rawValue)", $0.name) }
  }
}

private struct ApproachKey: EnvironmentKey {
  static var defaultValue: Approach? { nil }
}

extension EnvironmentValues {
  /// The approach that is on the screen; nil in the menu.
  var approach: Approach? {
    get { self[ApproachKey.self] }
    set { self[ApproachKey.self] = newValue }
  }
}
