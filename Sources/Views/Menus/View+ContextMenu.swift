import Cells

nonisolated extension View {
  /// Lets `m`, or a click of the right button or with Control held down, open a box of things to do with this view. In a
  /// list `m` opens that of the row with the cursor. A view that nothing in it takes the focus for takes it itself.
  public func contextMenu(@ViewBuilder menuItems: @escaping () -> some View) -> some View {
    ContextMenuView(content: self, items: menuItems)
  }

  /// The same with a picture of what the menu is for; a terminal shows the view itself.
  public func contextMenu(
    @ViewBuilder menuItems: @escaping () -> some View, @ViewBuilder preview: () -> some View
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}

/// The items of a context menu, as older code describes them.
public struct ContextMenu<MenuItems: View> {
  fileprivate let items: () -> MenuItems

  /// Any views as items.
  public init(@ViewBuilder menuItems: @escaping () -> MenuItems) { items = menuItems }
}

extension View {
  /// The same as newer code writes with a closure; nil is no menu.
  @ViewBuilder public func contextMenu<Items: View>(_ menu: ContextMenu<Items>?) -> some View {
    if let menu { contextMenu(menuItems: menu.items) } else { self }
  }
}

/// A view with the menu of what can be done with it.
private nonisolated struct ContextMenuView<Content: View, Items: View>: View, RowWrapper {
  @State private var isOpen = false
  let content: Content
  let items: () -> Items

  var body: some View {
    MenuOpener(content: content) { isOpen = true }
      .menu(isPresented: $isOpen, items: items)
  }
}

/// A view that opens something by a key or a click.
package nonisolated struct MenuOpener<Content: View>: DecoratingView {
  package let content: Content
  let open: () -> Void

  package func decorate(
    _ content: some View, in context: ResolveContext, into nodes: inout NodeList
  ) {
    guard context.environment.isEnabled else {
      return content._resolve(context.child(.body), into: &nodes)
    }
    let handler = KeyHandler(for: KeyPress("m"), do: open)
    var inner = context
    inner.handlers.append(handler)
    context.environment.row?.openMenu = open
    if context.environment.row == nil { inner.scope = context.scope.part() }
    let node = inner.node(of: content)
    let isStop = context.environment.row == nil && inner.scope.members.isEmpty
    let id = isStop ? context.takeFocus(handler.action) : nil
    nodes.append(
      PaintedNode(content: node) { [open] content, painter, origin in
        let block = Rect(origin: origin, size: content.size)
        content.paint(&painter, origin)
        if let id, painter.focused == id {
          painter.restyle(block) { $0.attributes.insert(.reverse) }
        }
        painter.respond(in: block, focus: id) { event, _ in
          guard event.action.opensMenu(with: event.modifiers) else { return false }
          open()
          return true
        }
      })
  }
}

nonisolated extension MouseEvent.Action {
  fileprivate func opensMenu(with modifiers: EventModifiers) -> Bool {
    self == .secondaryPress || self == .press && modifiers.contains(.control)
  }
}
