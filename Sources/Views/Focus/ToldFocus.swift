/// The places that know that the focus is there, for the views in them that ask by `@Environment(\.isFocused)`.
///
/// Bodies are asked before it is settled where the focus is. One that was told otherwise is asked again in the same frame;
/// where nobody asks, no frame is made twice.
struct ToldFocus {
  private var places: [FocusID] = []

  /// Tells where the focus is. Returns whether a place that has asked did not know it.
  mutating func tell(_ member: FocusScope.Member?) -> Bool {
    tell(member?.places ?? [])
  }

  /// Tells where the focus was moved since the last frame, so that few frames are made twice.
  mutating func tell(_ focused: FocusID?) {
    if focused != places.first { _ = tell(focused.map { [$0] } ?? []) }
  }

  private mutating func tell(_ wanted: [FocusID]) -> Bool {
    let lost = places.filter { !wanted.contains($0) }.map { $0.node.setFocused(false) }
    let found = wanted.map { $0.node.setFocused(true) }
    places = wanted
    return (lost + found).contains(true)
  }
}

/// Whether a view has the focus, for the views in it that ask for that.
nonisolated final class FocusFlag {
  var isFocused = false
}
