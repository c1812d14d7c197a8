nonisolated extension View {
  /// Leaves out the labels of the controls in this view, which name them for those who cannot see them.
  public func labelsHidden() -> some View { environment { $0.areLabelsHidden = true } }

  /// Shows the labels of the controls in this view, or leaves them out; `.automatic` does as the views around.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment { if visibility != .automatic { $0.areLabelsHidden = visibility == .hidden } }
  }
}

extension ResolveContext {
  /// A control with its label before it; in a row of a list they stand at the two ends.
  func labelled(_ label: some View, at key: StateNode.Key = .body, _ control: any Node) -> any Node
  {
    guard !environment.areLabelsHidden else { return control }
    var inner = self
    if !environment.isEnabled { inner.environment.style = environment.style.adding(.dim) }
    let parts = inner.nodes(of: label, at: key, along: .horizontal)
    guard !parts.isEmpty else { return control }
    guard environment.row != nil else { return StackNode.row(parts + [control]) }
    let spacer = SpacerNode(axis: .horizontal, minimum: 1)
    return StackNode.row([StackNode.row(parts), spacer, control], spacing: 0)
  }
}

private nonisolated enum LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether controls leave out their labels.
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}
