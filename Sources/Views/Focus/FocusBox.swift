/// What a `@FocusState` is while its view is on the screen: the tag of the view that has the focus.
nonisolated final class FocusBox {
  /// The tag for no view at all.
  let none: AnyHashable
  private(set) var value: AnyHashable
  /// Is called when the focus comes and goes.
  var onChange: ((AnyHashable) -> Void)?
  /// Whether the program has asked for the focus since the last frame.
  private(set) var isRequested = false
  /// The places that have the focus with the views that are tied to this.
  var places: [FocusID] = []
  /// What the views around the focus have for views elsewhere.
  var change: ((inout FocusedValues) -> Void)?
  /// Whether the focus goes with the tag when a view is at another place.
  let isFollowed: Bool
  private let invalidate: () -> Void

  init(none: AnyHashable, isFollowed: Bool = false, invalidate: @escaping () -> Void) {
    self.none = none
    self.isFollowed = isFollowed
    value = none
    self.invalidate = invalidate
  }

  /// Ties places to the views around them or in them, which no program watches.
  convenience init(places: [FocusID]) {
    self.init(none: false) {}
    self.places = places
  }

  /// Has values for views elsewhere: as a link, while the focus is there; in a scope, while that is shown.
  convenience init(values change: @escaping (inout FocusedValues) -> Void) {
    self.init(none: false) {}
    self.change = change
  }

  /// Asks for the focus to be moved in the next frame.
  func request(_ tag: AnyHashable) {
    value = tag
    isRequested = true
    invalidate()
  }

  /// Takes over where the focus is now; nil where none of the views of this state has it.
  func settle(_ tag: AnyHashable?) {
    isRequested = false
    let settled = tag ?? none
    guard settled != value else { return }
    value = settled
    onChange?(settled)
    invalidate()
  }
}

/// Ties a view that can have the focus to a value of a `@FocusState`.
nonisolated struct FocusLink {
  let box: FocusBox
  let tag: AnyHashable
}

/// Names a view that can have the focus, by its place in the state tree.
nonisolated struct FocusID: Hashable {
  let node: StateNode

  static func == (lhs: FocusID, rhs: FocusID) -> Bool { lhs.node === rhs.node }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
}
