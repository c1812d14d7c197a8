import Cells

/// How the library draws what it draws itself, for a program that has a theme.
package nonisolated struct LibraryStyles: Equatable {
  /// `Color.primary`: the text that nothing else is said of.
  package var primary = StyleChange()
  /// `Color.secondary`, separators and scroll bars.
  package var secondary = StyleChange(attributes: .dim)
  /// The selected row of the list that has the focus.
  package var selection = StyleChange(attributes: .reverse)
  /// The selected row of a list that has not.
  package var idleSelection = StyleChange()
  /// The highlighted runs of a text.
  package var mark = StyleChange(attributes: .reverse)
  /// The runs of a text that lead somewhere.
  package var link = StyleChange()
  /// The signs of messages that are bad news.
  package var warning = StyleChange(foreground: .palette(3))
  package var error = StyleChange(foreground: .palette(1))
  /// Whether a scroll bar is a brighter piece of a thin line, and only where the focus is, and a field has no signs at
  /// its ends.
  package var isQuiet = false

  /// The library's own.
  package init() {}
}

private nonisolated enum LibraryStylesKey: EnvironmentKey {
  static var defaultValue: LibraryStyles { LibraryStyles() }
}

nonisolated extension EnvironmentValues {
  /// What the library draws in.
  package var libraryStyles: LibraryStyles {
    get { self[LibraryStylesKey.self] }
    set {
      self[LibraryStylesKey.self] = newValue
      setForeground(ForegroundLevels(newValue.primary.resolved, newValue.secondary.resolved))
    }
  }

  /// The style of separators.
  var separatorStyle: Style { libraryStyles.secondary.applied(to: style) }

  fileprivate mutating func apply(_ change: StyleChange) {
    var levels = change.resolved
    if change.foreground == nil { levels.color = libraryStyles.primary.resolved.color }
    setForeground(ForegroundLevels(levels))
    if let background = change.background { style.background = background }
    style.attributes.formUnion(change.attributes)
  }
}

nonisolated extension StyleChange {
  /// What of it is a foreground style.
  var resolved: ResolvedForeground {
    ResolvedForeground(color: foreground ?? .standard, isDim: attributes.contains(.dim))
  }
}

nonisolated extension View {
  /// Draws text, symbols and shapes in this view in a style that is looked up where the view stands; nil leaves them.
  package func styled(by change: @escaping (EnvironmentValues) -> StyleChange?) -> some View {
    environment { if let change = change($0) { $0.apply(change) } }
  }

  /// The same, and fills the room that this view takes.
  package func filled(by change: @escaping (EnvironmentValues) -> StyleChange) -> some View {
    styled(by: change).background { StyleFill(change: change) }
  }
}

nonisolated extension Text {
  /// The text in a style that is looked up where it stands.
  package func styled(
    by change: @escaping @MainActor (EnvironmentValues) -> StyleChange
  ) -> Text {
    changing { $0.apply(change($0)) }
  }
}

/// All the room there is, in the style of a change.
private nonisolated struct StyleFill: PrimitiveView {
  let change: (EnvironmentValues) -> StyleChange

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    nodes.append(StyleFillNode(style: change(context.environment).applied(to: .plain)))
  }
}

private struct StyleFillNode: Node {
  let style: Style

  func lengths(_ axis: Axis, across: Int?) -> Lengths { Lengths(min: 0, ideal: 1, max: .max) }

  func layout(_ proposal: Proposal) -> Placement {
    let size = Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
    return Placement(size: size) { painter, origin in
      painter.fill(Rect(origin: origin, size: size), style: style)
    }
  }
}
