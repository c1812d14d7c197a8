import TerminalUI

extension View {
  /// Shows the state of this view as text: the cases that it can be in, and the one that it is in.
  ///
  /// - Parameter cases: The names of all cases, without their values.
  func statePanel(_ state: some CustomStringConvertible, of cases: [String]) -> some View {
    statePanel(state.description) { CaseList(state: state.description, cases: cases) }
  }

  /// The same for what is no enum.
  ///
  /// - Parameters:
  ///   - summary: The state in a line, for a screen that has no room for more.
  ///   - minWidth: The points that the panel needs.
  func statePanel(
    _ summary: String, minWidth: Double = 192, @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(StatePanel(summary: summary, minWidth: minWidth, panel: content()))
  }
}

/// A panel beside a view, or below it where there is little room from side to side.
private struct StatePanel<Panel: View>: ViewModifier {
  let summary: String
  let minWidth: Double
  let panel: Panel
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.approach) private var approach

  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      VStack(spacing: 0) {
        content.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        if horizontalSizeClass == .compact { line.padding(.horizontal, 8) }
      }
      .frame(minWidth: 0, maxWidth: 640)
      .layoutPriority(1)
      if horizontalSizeClass != .compact {
        Divider()
        column
          .padding(.leading, 8)
          .frame(
            minWidth: minWidth, maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
  }

  private var line: some View {
    HStack {
      Text("State").foregroundStyle(.secondary)
      Text(summary).bold()
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// As much as there is room for.
  private var column: some View {
    ViewThatFits(in: .vertical) {
      paragraphs {
        panel
        use
        cost
      }
      paragraphs {
        panel
        cost
      }
      paragraphs { panel }
      line
    }
  }

  /// Views below one another, none of which is cut.
  private func paragraphs(@ViewBuilder content: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 16, content: content)
      .fixedSize(horizontal: false, vertical: true)
  }

  private var use: some View { labelled("Good for", approach?.use) }

  private var cost: some View { labelled("It costs", approach?.cost) }

  private func labelled(_ title: String, _ text: String?) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title).foregroundStyle(.secondary)
      Text(text ?? "")
    }
  }
}
