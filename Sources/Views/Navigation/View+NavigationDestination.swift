nonisolated extension View {
  /// Sets the screen that a navigation stack shows for values of a type.
  public func navigationDestination<Value: Hashable>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View {
    ModifiedContext(content: self) {
      $0.environment.navigation?.register(data) { AnyView(destination($0)) }
    }
  }

  /// Pushes a screen while a condition holds; going back ends it.
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> some View
  ) -> some View {
    DestinationView(content: self, presentation: Presentation(isPresented)) { destination() }
  }

  /// Pushes a screen about an item while it is there; another item replaces it, going back removes it.
  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> some View
  ) -> some View {
    let presentation = Presentation(
      id: { item.wrappedValue.map { AnyHashable($0) } }, item: { item.wrappedValue },
      end: { _ in item.wrappedValue = nil })
    return DestinationView(content: self, presentation: presentation, destination: destination)
  }
}

/// A view that has a screen on the navigation stack while something is presented.
package nonisolated struct DestinationView<Content: View, Item, Destination: View>: WrappingView {
  package let content: Content
  let presentation: Presentation<Item>
  @ViewBuilder let destination: (Item) -> Destination

  package func leave(_ context: ResolveContext) {
    let id = presentation.id()
    let item = presentation.item()
    context.environment.navigation?.present(
      id, from: context.node,
      end: { [presentation] in
        if let id { presentation.end(id) }
      },
      { AnyView(item.map(destination)) })
  }
}
