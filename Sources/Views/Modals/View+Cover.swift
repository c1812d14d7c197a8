extension View {
  /// Shows views in place of the whole screen. Escape does not dismiss them, the environment's
  /// `dismiss` does.
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    ModalView(
      content: self, kind: .cover, presentation: Presentation(isPresented), onDismiss: onDismiss
    ) { CoverBox(content: content()) }
  }

  /// Shows views about an item in place of the whole screen while it is there; an item with another
  /// id replaces them.
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    ModalView(
      content: self, kind: .cover, presentation: Presentation(item), onDismiss: onDismiss
    ) { CoverBox(content: content($0)) }
  }
}
