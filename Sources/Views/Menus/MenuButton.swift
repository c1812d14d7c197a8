import Cells

/// A button that opens a box of items over the screen. What is pressed in the box closes it, and so does a
/// press beside it.
nonisolated struct MenuButton<Label: View, Items: View>: View {
  @State private var isOpen = false
  @ViewBuilder let label: () -> Label
  @ViewBuilder let items: () -> Items

  var body: some View {
    Button {
      isOpen = true
    } label: {
      label()
    }
    // Opening a menu within a menu must not close that one.
    .environment { $0.dismissModal = nil }
    .menu(isPresented: $isOpen, items: items)
  }
}

nonisolated extension View {
  /// Shows a box of items over the screen.
  func menu(
    isPresented: Binding<Bool>, @ViewBuilder items: @escaping () -> some View
  ) -> some View {
    MenuView(content: self, isPresented: isPresented, items: items)
  }
}

/// A view with a menu; the menu of an item closes the one that the item stands in too.
private nonisolated struct MenuView<Content: View, Items: View>: View {
  @Environment(\.outerMenu) private var outerMenu
  let content: Content
  let isPresented: Binding<Bool>
  let items: () -> Items

  var body: some View {
    ModalView(content: content, kind: .alert, presentation: Presentation(isPresented)) { _ in
      MenuBox(items: items(), outerMenu: outerMenu)
    }
  }
}

/// The box of a menu: its items below one another, as wide as the widest.
private nonisolated struct MenuBox<Items: View>: PrimitiveView {
  let items: Items
  /// Closes the menu that this one was opened in.
  let outerMenu: (() -> Void)?

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let offset = context.node.kept(0) { RevealOffset() }
    var inner = context
    let own = context.environment.dismissModal
    inner.environment.dismissModal = { [outerMenu] in
      own?()
      outerMenu?()
    }
    inner.environment.outerMenu = inner.environment.dismissModal
    inner.environment.buttonLook = .plain
    inner.environment.pickerLook = nil
    let items = inner.nodes(of: items, along: .vertical)
    let column = StackNode.column(Self.even(items), alignment: .leading)
    nodes.append(
      BoxNode(kind: .alert, leave: inner.environment.dismissModal) { _ in
        RevealNode(content: column, offset: offset)
      })
  }

  /// Buttons are as wide as the widest item, and so is a line between them.
  @MainActor private static func even(_ items: [any Node]) -> [any Node] {
    let widths = items.map { $0.lengths(.horizontal, across: nil) }
    let widest = widths.filter { $0.max < Lengths.unbounded }.map(\.max).max()
    guard let widest else { return items }
    return zip(items, widths).map { item, lengths in
      var width = FrameNode.Bounds.free
      guard let button = item as? ButtonNode else {
        guard lengths.max >= Lengths.unbounded else { return item }
        width.maximum = max(widest, lengths.ideal)
        return FrameNode(content: item, width: width, height: .free, alignment: .leading)
      }
      let ends = button.hasEnds ? 4 : 0
      width.maximum = max(0, widest - ends)
      let label = FrameNode(
        content: button.label, width: width, height: .free, alignment: .leading)
      return ButtonNode(
        label: label, style: button.style, id: button.id, hasEnds: button.hasEnds,
        press: button.press)
    }
  }
}

private nonisolated enum OuterMenuKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

nonisolated extension EnvironmentValues {
  /// Closes the menu that a view stands in; nil outside of menus.
  var outerMenu: (() -> Void)? {
    get { self[OuterMenuKey.self] }
    set { self[OuterMenuKey.self] = newValue }
  }

  var isInMenu: Bool { outerMenu != nil }
}
