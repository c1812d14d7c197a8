import Cells

/// The screen and the modals over it, and which view has the focus in each: a modal that goes gives the
/// focus back to where it was.
struct FocusLayers {
  private struct Layer {
    /// Where the screen or the modal is made.
    let base: ObjectIdentifier
    /// The navigation screen that came last in it, or the same.
    let place: ObjectIdentifier
    let scope: FocusScope
  }

  /// Where the focus is in a layer.
  private struct Focus {
    /// Where it is to be. While the view there is disabled, no view has the focus.
    var wanted: FocusID?
    /// Where it is; nil where no view has it.
    var current: FocusID?
    /// Where it goes when the view that has it goes.
    var home: FocusID?
    /// Whether the program has taken the focus away from all views, and the one that had it is there.
    var isResigned = false
  }

  private var layers: [Layer] = []
  private var focus: [ObjectIdentifier: Focus] = [:]
  /// The place that each layer had in the last frame.
  private var places: [ObjectIdentifier: ObjectIdentifier] = [:]
  /// What the views that ask where the focus is were told.
  var told = ToldFocus()
  /// What the views around the focus have for views elsewhere.
  let focusedState = FocusedState()

  /// The views that keys reach now.
  var scope: FocusScope? { layers.last?.scope }

  /// What takes the place of each press: it is said by the screen or by what lies over it.
  var translation: ((KeyPress) -> [KeyPress])? { layers.lazy.compactMap(\.scope.translation).last }

  /// The view that has the focus now.
  var focused: FocusID? { layers.last.flatMap { focus[$0.place]?.current } }

  /// The view that is to have the focus while none has it.
  var parked: FocusID? {
    layers.last.flatMap { focus[$0.place] }.flatMap { $0.current == nil ? $0.wanted : nil }
  }

  /// The view that has the focus now, with what it does with what is typed.
  var member: FocusScope.Member? {
    guard let focused else { return nil }
    return scope?.members.first { $0.id == focused }
  }

  /// Begins a frame, of which nothing is there yet.
  mutating func removeAll() {
    for layer in layers { layer.scope.removeAll() }
    layers = []
  }

  /// Puts a layer over those that are there.
  mutating func append(_ scope: FocusScope, at place: StateNode) {
    layers.append(
      Layer(
        base: ObjectIdentifier(place), place: ObjectIdentifier(scope.screens.last ?? place),
        scope: scope))
  }

  /// Gives the focus of each layer to a view that is there; a layer that is gone is forgotten.
  ///
  /// - Returns: Whether a view was told otherwise in this frame where the focus is, or what is there.
  mutating func settle(_ visit: Int) -> Bool {
    var settled: [ObjectIdentifier: Focus] = [:]
    for layer in layers {
      for screen in layer.scope.screens.map(ObjectIdentifier.init) {
        settled[screen] = focus[screen]
      }
      settled[layer.place] = Self.settled(
        kept(layer) ?? focus[layer.place] ?? Focus(), in: layer.scope, visit)
    }
    focus = settled
    places = Dictionary(layers.map { ($0.base, $0.place) }) { _, last in last }
    guard let top = layers.last else { return false }
    let member = member
    let links = member?.links ?? []
    for box in top.scope.boxes { box.settle(links.first { $0.box === box }?.tag) }
    let isReadOtherwise = focusedState.settle(visit) { focusedValues }
    return told.tell(member) || isReadOtherwise
  }

  /// What there is for views elsewhere: of all that is shown, and then of the view with the focus, from the outside in. A menu
  /// or an alert leaves what it lies over the focus.
  private var focusedValues: FocusedValues {
    var values = FocusedValues()
    for change in layers.flatMap(\.scope.values) { change(&values) }
    let first = layers.lastIndex { !$0.scope.movesByArrows } ?? 0
    for layer in layers[first...] {
      let focused = focus[layer.place]?.current
      let member = layer.scope.members.first { $0.id == focused }
      for link in member?.links ?? [] { link.box.change?(&values) }
    }
    return values
  }

  /// Moves the focus on, or back, in the top layer.
  mutating func move(forward: Bool) {
    guard let top = layers.last else { return }
    let current = focus[top.place].flatMap { $0.isResigned ? nil : $0.current ?? $0.wanted }
    move(to: top.scope.neighbour(of: current, forward: forward))
  }

  /// Moves the focus to a view of the top layer; one that cannot have it leaves it where it is.
  mutating func move(to id: FocusID?) {
    guard let id, let top = layers.last, top.scope.members.contains(where: { $0.id == id }) else {
      return
    }
    focus[top.place] = Focus(wanted: id, current: id)
  }

  /// Moves the focus to the first of some views, which lie on one another where the user has clicked.
  /// One that can have it only after the click gets it then.
  mutating func move(toFirstOf ids: [FocusID]) {
    guard let top = layers.last, let wanted = ids.first else { return }
    let members = top.scope.members
    guard let home = ids.first(where: { id in members.contains { $0.id == id } }) else { return }
    focus[top.place] = Focus(wanted: wanted, current: home, home: home)
  }

  /// Records the view that has the focus as the wanted one, because the user uses it.
  mutating func confirmFocus() {
    guard let focused, let place = layers.last?.place else { return }
    let home = focus[place]?.home
    move(to: focused)
    // What the user does there may take it away.
    focus[place]?.home = home
  }
}

extension FocusLayers {
  /// The focus of a layer that has another place now, though the view with the focus is still there, if disabled: another stack
  /// has come beside it, or gone.
  private func kept(_ layer: Layer) -> Focus? {
    guard let place = places[layer.base], place != layer.place, layer.scope.start == nil,
      let before = focus[place], let wanted = before.current ?? before.wanted,
      layer.scope.holds(wanted)
    else { return nil }
    return before
  }

  /// The view that the program knows by the same value as the one which had the focus: it is at another place now.
  private static func moved(_ members: [FocusScope.Member]) -> FocusID? {
    members.first { member in
      member.links.contains {
        $0.box.isFollowed && $0.tag == $0.box.value && $0.tag != $0.box.none
      }
    }?.id
  }

  private static func settled(_ focus: Focus, in scope: FocusScope, _ visit: Int) -> Focus {
    var focus = focus
    // Other views than those that the focus was taken from may have it.
    if let wanted = focus.wanted, !wanted.node.isVisited(by: visit) { focus.isResigned = false }
    let members = scope.members
    for box in scope.boxes where box.isRequested {
      let asked = members.first { member in
        member.links.contains { $0.box === box && $0.tag == box.value }
      }
      if let asked {
        focus = Focus(wanted: asked.id)
      } else if let current = members.first(where: { $0.id == focus.current }),
        current.links.contains(where: { $0.box === box })
      {
        focus.isResigned = true
      }
    }
    let ids = Set(members.map(\.id))
    let isThere = focus.wanted.map(ids.contains) ?? false
    let isParked = !isThere && focus.wanted.map(scope.isDisabled) ?? false
    let other = [focus.home, focus.current].compactMap(\.self).first(where: ids.contains)
    focus.current =
      focus.isResigned || isParked
      ? nil : isThere ? focus.wanted : other ?? moved(members) ?? scope.first
    if focus.wanted == nil { focus.wanted = focus.current }
    if isThere { focus.home = focus.current.flatMap(scope.home) }
    return focus
  }
}
