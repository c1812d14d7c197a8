import Cells

/// The views that keys can reach together: those of the screen, or those of one modal over it. They
/// are met in the order in which they were resolved; a part keeps the place of views that are resolved
/// later, or that are perhaps not shown at all.
nonisolated final class FocusScope {
  /// A view that can have the focus, and what it and the views around it do with what is typed.
  struct Member {
    let id: FocusID
    /// The handlers for a key, the one to be asked first at the front.
    let handlers: [KeyHandler]
    let links: [FocusLink]
    let paste: ((String) -> Void)?
    /// Whether it can have the focus now. One that is disabled while it has the focus keeps its place:
    /// the next key must not reach another view unasked.
    let isEnabled: Bool
    /// Whether pressing it takes something away: an alert never begins with such a button.
    var isDestructive = false
    /// Whether the arrows to the left and to the right change it, also from the row of a list.
    var isAdjustable = false

    /// The place that has the focus when it has it, and the others that do.
    var places: [FocusID] { [id] + links.flatMap(\.box.places) }
  }

  private enum Entry {
    case member(Member)
    case handler(KeyHandler)
    case shortcut(KeyHandler)
    case box(FocusBox)
    case part(FocusScope)
  }

  /// Whether the arrow keys move the focus too, as they do in a modal.
  let movesByArrows: Bool
  /// What Escape does when no view takes it.
  var cancel: (() -> Void)? {
    get { whole.ownCancel }
    set { whole.ownCancel = newValue }
  }
  /// What takes the place of each press; nil where nothing does.
  var translation: ((KeyPress) -> [KeyPress])? {
    get { whole.ownTranslation }
    set { whole.ownTranslation = newValue }
  }
  /// The places of the navigation screens in it, the covered ones first: each has its own focus,
  /// and that of a covered one is kept.
  var screens: [StateNode] {
    get { whole.ownScreens }
    set { whole.ownScreens = newValue }
  }
  /// The part that the focus begins in; nil for the first view of all.
  var start: FocusScope? {
    get { whole.ownStart }
    set { whole.ownStart = newValue }
  }
  /// Whether the views of this part are on the screen; those that are not get no keys.
  var isShown = true
  /// Which of the views of this part can have the focus now.
  var takesFocus: (Member) -> Bool = { _ in true }
  /// The view that gets the focus when the one of this part that has it goes.
  var home: FocusID?

  private var isBar = false
  private var entries: [Entry] = []
  private var ownCancel: (() -> Void)?
  private var ownTranslation: ((KeyPress) -> [KeyPress])?
  private var ownScreens: [StateNode] = []
  private var ownStart: FocusScope?
  private let root: FocusScope?
  private var whole: FocusScope { root ?? self }

  init(movesByArrows: Bool = false) {
    self.movesByArrows = movesByArrows
    root = nil
  }

  private init(partOf scope: FocusScope) {
    movesByArrows = scope.movesByArrows
    root = scope.whole
  }

  func add(_ member: Member) { entries.append(.member(member)) }

  /// Adds a handler for the keys that are pressed while no view has the focus.
  func add(_ handler: KeyHandler) { entries.append(.handler(handler)) }

  /// Adds a handler for the keys that no view around the focus takes.
  func add(shortcut: KeyHandler) { entries.append(.shortcut(shortcut)) }

  /// Adds a state that wants to know which of its views has the focus.
  func add(_ box: FocusBox) { entries.append(.box(box)) }

  /// Adds a separate part, to be filled until the frame is laid out.
  ///
  /// - Parameter isBar: Whether the focus never begins in it, but has to be moved there.
  func part(isBar: Bool = false) -> FocusScope {
    let part = loosePart()
    part.isBar = isBar
    add(part)
    return part
  }

  /// A part that is met only when it has been added, and there.
  func loosePart() -> FocusScope { FocusScope(partOf: self) }

  func add(_ part: FocusScope) { entries.append(.part(part)) }

  /// Forgets all of it, once the frame is over: what is kept here refers to the views, and many a view
  /// refers to this.
  func removeAll() {
    for case .part(let part) in entries { part.removeAll() }
    entries = []
    takesFocus = { _ in true }
    (ownCancel, ownTranslation, ownScreens, ownStart) = (nil, nil, [], nil)
  }
}

extension FocusScope {
  /// The views that can have the focus, in order.
  var members: [Member] { stops(inBars: true).filter(\.isEnabled) }

  /// Whether a view is there, disabled or not.
  func holds(_ id: FocusID) -> Bool { stops(inBars: true).contains { $0.id == id } }

  /// Whether a view is there, but disabled.
  func isDisabled(_ id: FocusID) -> Bool {
    stops(inBars: true).contains { $0.id == id && !$0.isEnabled }
  }

  /// The view that gets the focus when a view goes that has it; nil where nothing was said.
  func home(of id: FocusID) -> FocusID? {
    for case .part(let part) in entries where part.members.contains(where: { $0.id == id }) {
      return part.home(of: id) ?? part.home
    }
    return nil
  }

  /// The view that has the focus before anybody has moved it.
  var first: FocusID? {
    if let start = start?.stops(inBars: false).first(where: \.isEnabled) { return start.id }
    let members = stops(inBars: false).filter(\.isEnabled)
    guard movesByArrows, members.first?.isDestructive == true else { return members.first?.id }
    // The harmless member stands last.
    return (members.last { !$0.isDestructive } ?? members.first)?.id
  }

  /// The states that want to know about the focus; those of hidden views, too, for they may lose it.
  var boxes: [FocusBox] {
    all(evenHidden: true) {
      if case .box(let box) = $0 { box } else { nil }
    }
  }

  /// What the views that are shown have for views elsewhere, wherever the focus is.
  var values: [(inout FocusedValues) -> Void] {
    all { if case .box(let box) = $0 { box.change } else { nil } }
  }

  /// What the program wants the focus at, where no view is known yet that stands for it.
  var missingRequests: [AnyHashable] {
    let wanted = whole.boxes.filter { $0.isRequested && $0.value != $0.none }
    guard !wanted.isEmpty else { return [] }
    let links = whole.members.flatMap(\.links)
    return wanted.filter { box in !links.contains { $0.box === box && $0.tag == box.value } }
      .map(\.value)
  }

  /// The handlers for a key, the one to be asked first at the front.
  ///
  /// - Parameter parked: The disabled view that had the focus: what it stands in can still be scrolled.
  func chain(from focused: FocusID?, parked: FocusID? = nil) -> [KeyHandler] {
    let shortcuts: [KeyHandler] = all {
      if case .shortcut(let handler) = $0 { handler } else { nil }
    }
    if let member = members.first(where: { $0.id == focused }) {
      return member.handlers + shortcuts
    }
    let handlers: [KeyHandler] = all {
      if case .handler(let handler) = $0 { handler } else { nil }
    }
    let parkedMember = parked.flatMap { id in
      stops(inBars: true).first { $0.id == id && !$0.isEnabled }
    }
    return (parkedMember?.handlers.filter(\.isMoving) ?? []) + handlers.reversed() + shortcuts
  }

  /// Whether a key moves the focus on, or back; nil when it does neither.
  func direction(of press: KeyPress) -> Bool? {
    guard !members.isEmpty else { return nil }
    switch press.key {
    case .tab: return !press.modifiers.contains(.shift)
    case .rightArrow, .downArrow: return movesByArrows ? true : nil
    case .leftArrow, .upArrow: return movesByArrows ? false : nil
    default: return nil
    }
  }

  /// The view after or before one, around the ends.
  func neighbour(of focused: FocusID?, forward: Bool) -> FocusID? {
    let stops = forward ? stops(inBars: true) : stops(inBars: true).reversed()
    let index = stops.firstIndex { $0.id == focused } ?? -1
    let next = stops[(index + 1)...] + stops[..<max(0, index)]
    return next.first(where: \.isEnabled)?.id ?? focused
  }

  private func stops(inBars: Bool) -> [Member] {
    guard isShown, inBars || !isBar else { return [] }
    return entries.flatMap { entry -> [Member] in
      switch entry {
      case .member(let member): [member]
      case .part(let part): part.stops(inBars: inBars)
      case .handler, .shortcut, .box: []
      }
    }
    .filter(takesFocus)
  }

  private func all<Found>(evenHidden: Bool = false, _ find: (Entry) -> Found?) -> [Found] {
    guard isShown || evenHidden else { return [] }
    return entries.flatMap { entry in
      if case .part(let part) = entry { return part.all(evenHidden: evenHidden, find) }
      return find(entry).map { [$0] } ?? []
    }
  }
}
