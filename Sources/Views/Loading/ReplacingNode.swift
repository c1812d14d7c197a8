/// A node that is drawn in place of another one, which is laid out where nobody sees it: the rows of lists
/// are resolved then, and would lose their state.
struct ReplacingNode: WrappingNode {
  let content: any Node
  let unseen: RoomNode
  let frame: FrameContext

  func layout(_ proposal: Proposal) -> Placement {
    let room = unseen.record.room ?? proposal
    frame.covered { _ = unseen.content.layout(room) }
    return content.layout(proposal)
  }
}

/// A node that notes the room that it gets.
struct RoomNode: WrappingNode {
  let content: any Node
  let record: LoadingRecord

  func layout(_ proposal: Proposal) -> Placement {
    record.room = proposal
    return content.layout(proposal)
  }
}
