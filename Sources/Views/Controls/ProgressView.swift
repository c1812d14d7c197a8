import Cells

/// A sign that something is under way: a spinner, with a label beside it.
public struct ProgressView<Label: View>: PrimitiveView {
  private let label: Label

  /// A spinner with any views beside it, e.g. the seconds gone.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let spinner = SpinnerNode(now: context.frame.now, style: context.environment.style)
    context.frame.animate(at: spinner.nextChange)
    let labels = context.nodes(of: label)
    nodes.append(
      StackNode(
        axis: .horizontal, spacing: 1, alignment: .center, children: [spinner] + labels))
  }
}

extension ProgressView where Label == EmptyView {
  /// A spinner alone.
  public init() { self.init { EmptyView() } }
}

extension ProgressView where Label == Text {
  /// A spinner with a text beside it.
  public init(_ title: some StringProtocol) { self.init { Text(title) } }
}
