/// What would be dragged from view to view. A terminal has no such thing: a list moves its rows by keys.
nonisolated extension View {
  /// Nothing is dragged.
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    self
  }

  /// Nothing is dragged, and no view stands for it.
  public func draggable<Payload>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> some View
  ) -> some View {
    self
  }

  /// Nothing is dropped.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping (_ items: [Payload], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    self
  }
}
