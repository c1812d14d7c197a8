import Cells

/// Something to follow to another screen of the navigation stack around it: with Enter or Space when it
/// has the focus, or with a click. In a list, Enter follows the link of the selected row.
public nonisolated struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  private enum Target {
    case view(() -> Destination)
    case value(AnyHashable?)
    case presented(Binding<Bool>, () -> Destination)
  }

  private let target: Target
  private let label: Label

  /// A link to a view, with any views as its label.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view(destination)
    self.label = label()
  }

  /// The same in the order of older code.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view { destination }
    self.label = label()
  }

  /// A link that is followed while a condition holds; newer code writes `navigationDestination(isPresented:)`.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    target = .presented(isActive) { destination }
    self.label = label()
  }

  /// The same with the view in a closure.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .presented(isActive, destination)
    self.label = label()
  }

  /// A link that is followed while its tag is the selected one, as older code has it.
  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }

  /// The same with the view in a closure.
  public init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding(
      get: { selection.wrappedValue == tag },
      set: { isActive in
        // Another link may have been followed meanwhile.
        guard isActive || selection.wrappedValue == tag else { return }
        selection.wrappedValue = isActive ? tag : nil
      })
    self.init(isActive: isActive, destination: destination, label: label)
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let press = press(at: context.node, in: context.environment.navigation)
    let isEnabled = context.environment.isEnabled && press != nil
    var id = FocusID(node: context.node)
    if let press { id = context.takePress(press) }
    // The row of a list that the link fills has the focus when the link has it.
    var inner = context.environment.row == nil ? context.inside(id) : context
    if !isEnabled { inner.environment.style = context.environment.style.adding(.dim) }
    nodes.append(
      LinkNode(
        label: inner.label(label), direction: .forward, style: inner.environment.style,
        id: id, isFilling: context.environment.row != nil, press: isEnabled ? press : nil))
  }

  /// What following the link does; nil where it leads nowhere.
  @MainActor private func press(at place: StateNode, in navigation: NavigationControl?) -> (
    () -> Void
  )? {
    guard let navigation else { return nil }
    switch target {
    case .view(let destination):
      navigation.update(from: place) { AnyView(destination()) }
      return { navigation.push(from: place) { AnyView(destination()) } }
    case .value(let value):
      return value.map { value in { navigation.push(value) } }
    case .presented(let isActive, let destination):
      navigation.present(
        isActive.wrappedValue ? AnyHashable(true) : nil, from: place,
        end: { isActive.wrappedValue = false }, { AnyView(destination()) })
      return { isActive.wrappedValue = true }
    }
  }
}

extension NavigationLink: ValueLink {
  var linkValue: AnyHashable? {
    if case .value(let value) = target { value } else { nil }
  }
}

nonisolated extension NavigationLink where Label == Text {
  /// A link to a view, with a text as its label.
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// The same in the order of older code.
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link that is followed while a condition holds, with a text as its label.
  public init(
    _ title: some StringProtocol, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// The same in the order of older code.
  public init(_ title: some StringProtocol, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// A link that is followed while its tag is the selected one, with a text as its label.
  public init<Value: Hashable>(
    _ title: some StringProtocol, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// The same in the order of older code.
  public init<Value: Hashable>(
    _ title: some StringProtocol, destination: Destination, tag: Value, selection: Binding<Value?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

nonisolated extension NavigationLink {
  /// The link as it is.
  ///
  /// - Parameter isDetailLink: Of no effect: a link in a column of a split view changes the next column.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

nonisolated extension NavigationLink where Destination == Never {
  /// A link to the screen for a value, which `navigationDestination(for:)` makes; nil leads nowhere.
  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}

nonisolated extension NavigationLink where Label == Text, Destination == Never {
  /// A link to the screen for a value, with a text as its label.
  public init(_ title: some StringProtocol, value: (some Hashable)?) {
    self.init(value: value) { Text(title) }
  }
}

/// Something that leads to another screen, as it is drawn: `Title ›`, or back: `‹ Back`. With the focus
/// it is reversed and has a pointer.
struct LinkNode: Node {
  enum Direction {
    case back, forward
  }

  let label: any Node
  let direction: Direction
  let style: Style
  let id: FocusID
  /// Whether it is as wide as its room, as it is in a list.
  let isFilling: Bool
  /// Nil for a link that cannot be followed.
  let press: (() -> Void)?

  private static let ends = 2

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    switch axis {
    case .horizontal:
      let inner = label.lengths(axis, across: across).adding(Self.ends)
      return isFilling ? Lengths(min: inner.min, ideal: inner.ideal, max: .max) : inner
    case .vertical:
      return label.lengths(axis, across: across.map { max(0, $0 - Self.ends) })
    }
  }

  func layout(_ proposal: Proposal) -> Placement {
    let part = label.layout(proposal.inset(columns: Self.ends, rows: 0))
    let needed = part.size.width + Self.ends
    let size = Size(
      width: isFilling ? max(needed, proposal.width ?? needed) : needed,
      height: max(1, part.size.height))
    return Placement(size: size) { painter, origin in
      let block = Rect(origin: origin, size: size)
      let isFocused = painter.focused == id
      switch direction {
      case .back:
        painter.put(isFocused ? "▸" : "‹", at: origin, style: style)
        part.paint(&painter, origin.moved(x: Self.ends))
      case .forward:
        let mark = origin.moved(x: size.width - 1)
        part.paint(&painter, origin)
        painter.put(isFocused ? "◂" : "›", at: mark, style: isFocused ? style : style.adding(.dim))
      }
      painter.finishControl(block, id, press: press)
    }
  }
}
