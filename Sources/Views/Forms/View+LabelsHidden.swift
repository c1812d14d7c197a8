nonisolated extension View {
  /// Leaves out the labels of the controls in this view, which name them for those who cannot see them.
  public func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Shows the labels of the controls in this view, or leaves them out; `.automatic` does as the views around.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment { if visibility != .automatic { $0.labelsVisibility = visibility } }
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

private nonisolated enum LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

nonisolated extension EnvironmentValues {
  /// Whether controls show their labels, which they do unless hidden.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  /// Whether controls leave out their labels.
  var areLabelsHidden: Bool { labelsVisibility == .hidden }
}
