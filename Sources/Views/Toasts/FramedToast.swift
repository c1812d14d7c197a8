import Cells
import StateKit

/// A message in the fine frame of every other box, without a button: a click dismisses it.
nonisolated struct FramedToast: PrimitiveView {
  let message: Message

  /// The columns of the widest one, with its frame.
  private static let widest = 60
  /// The lines of the longest one: what it lies over is to be seen still.
  private static let mostLines = 6

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let content = context.node(
      of: text.lineLimit(Self.mostLines).padding(.horizontal, 8).background(.background))
    nodes.append(
      NarrowNode(content: BorderNode(content: content, style: .plain), widest: Self.widest))
  }

  private var text: Text {
    switch message.severity {
    case .info, .note: Text(message.text)
    case .warning: Text("⚠ ").styled { $0.libraryStyles.warning } + Text(message.text)
    case .error: Text("⚠ ").styled { $0.libraryStyles.error } + Text(message.text)
    }
  }
}

/// A node that takes so many columns at most.
private struct NarrowNode: WrappingNode {
  let content: any Node
  let widest: Int

  func layout(_ proposal: Proposal) -> Placement {
    content.layout(
      Proposal(width: min(proposal.width ?? widest, widest), height: proposal.height))
  }
}
