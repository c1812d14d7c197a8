extension View {
  /// Lets `m` open a box of things to do with the selected rows of a list in this view, or with the row that has the cursor.
  ///
  /// - Parameter primaryAction: What Enter does with them, in a row without a control of its own.
  public func contextMenu<Item: Hashable>(
    forSelectionType itemType: Item.Type = Item.self,
    @ViewBuilder menu: @escaping (Set<Item>) -> some View,
    primaryAction: ((Set<Item>) -> Void)? = nil
  ) -> some View {
    SelectionMenuView(content: self, items: menu, act: primaryAction)
  }
}

/// What can be done with the selected rows of a list, whatever type their ids have.
struct SelectionMenu {
  let open: ([AnyHashable]) -> Void
  /// Nil where Enter does nothing of its own.
  let act: (([AnyHashable]) -> Void)?
}

/// A view with the menu of the lists in it.
private struct SelectionMenuView<Content: View, Item: Hashable, Items: View>: View {
  @State private var opened: Set<Item>?
  let content: Content
  @ViewBuilder let items: (Set<Item>) -> Items
  let act: ((Set<Item>) -> Void)?

  var body: some View {
    content
      .environment { $0.selectionMenu = menu }
      .menu(isPresented: Binding(get: { opened != nil }, set: { if !$0 { opened = nil } })) {
        items(opened ?? [])
      }
  }

  private var menu: SelectionMenu {
    SelectionMenu(open: { opened = ids($0) }, act: act.map { act in { act(ids($0)) } })
  }

  private func ids(_ ids: [AnyHashable]) -> Set<Item> { Set(ids.compactMap { $0.base as? Item }) }
}

private nonisolated enum SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

nonisolated extension EnvironmentValues {
  /// What can be done with the selected rows of lists here.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}
