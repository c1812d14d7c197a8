/// A layer over the whole screen that takes all keys and clicks while it is there.
struct Modal {
  /// Where it stands in the state tree; its focus is remembered by it.
  let place: StateNode
  let scope: FocusScope
  let content: any Node
}
