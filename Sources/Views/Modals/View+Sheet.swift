extension View {
  /// Shows views in a box over the screen. Escape dismisses it, and so does the environment's `dismiss`.
  ///
  /// The box is as large as what is in it, up to the screen with a margin around it.
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    ModalView(
      content: self, kind: .sheet, presentation: Presentation(isPresented), onDismiss: onDismiss
    ) { SheetBox(content: content()) }
  }

  /// Shows views about an item in such a box while it is there; an item with another id replaces it.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    ModalView(
      content: self, kind: .sheet, presentation: Presentation(item), onDismiss: onDismiss
    ) { SheetBox(content: content($0)) }
  }

  /// Shows views in a box over the screen; a terminal points it at nothing, so it is a sheet.
  public func popover(
    isPresented: Binding<Bool>, arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Shows views about an item in a box over the screen; a terminal points it at nothing.
  public func popover<Item: Identifiable>(
    item: Binding<Item?>, arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    sheet(item: item, content: content)
  }

  /// Keeps Escape from dismissing the sheet that this view stands in; the program can still do so.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    ModifiedContext(content: self) {
      if isDisabled { $0.environment.modal?.isDismissDisabled = true }
    }
  }
}
