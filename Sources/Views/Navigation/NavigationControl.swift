/// A screen of a navigation stack above its root.
nonisolated final class NavigationScreen {
  /// Keeps its state apart from that of all other screens.
  let number: Int
  /// The value that it was pushed for, nil where a view was pushed.
  let value: AnyHashable?
  /// The link or the modifier that pushed a view, and the name of what it presents.
  let origin: StateNode?
  let presented: AnyHashable?
  var destination: (() -> AnyView)?
  /// Notifies the program that it has gone, where a condition or an item keeps it.
  var end: (() -> Void)?
  /// Whether its views know that another screen covers them.
  var isCovered = false

  init(
    _ number: Int, value: AnyHashable? = nil, origin: StateNode? = nil,
    presented: AnyHashable? = nil
  ) {
    self.number = number
    self.value = value
    self.origin = origin
    self.presented = presented
  }
}

/// What a navigation stack keeps from frame to frame: which screens lie above its root.
nonisolated final class NavigationControl {
  let root = NavigationScreen(0)
  private(set) var screens: [NavigationScreen] = []
  /// The room that the stack got last; covered screens are laid out in it.
  var room: Proposal?
  /// Goes on to the next column of a split view, which shows what a link has led to. Nil for a stack.
  var open: (() -> Void)?
  private var route: NavigationRoute?
  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  private var wanted: [NavigationScreen] = []
  private var known: Set<ObjectIdentifier> = []
  /// Whether all views of the frame are resolved but those that are made while others are laid out.
  private var isSettled = false
  private var count = 0
  private let invalidate: () -> Void

  init(invalidate: @escaping () -> Void) { self.invalidate = invalidate }

  /// Begins a frame: takes over the path as the program has it now.
  func begin(_ route: NavigationRoute?) {
    self.route = route
    destinations = [:]
    wanted = []
    known = []
    isSettled = false
    guard let values = route?.values(), values != screens.compactMap(\.value) else { return }
    var rest = values[...]
    let kept = screens.prefix { screen in
      guard let value = screen.value else { return true }
      guard rest.first == value else { return false }
      rest.removeFirst()
      return true
    }
    screens = kept + rest.map { NavigationScreen(number(), value: $0) }
  }

  /// Pushes the screen for a value.
  func push(_ value: AnyHashable) {
    if let open {
      popAll()
      // A value without a screen is the selection of a list.
      if destinations[ObjectIdentifier(type(of: value.base))] != nil {
        screens.append(NavigationScreen(number(), value: value))
      }
      open()
    } else if let route {
      route.append(value)
    } else {
      screens.append(NavigationScreen(number(), value: value))
    }
    invalidate()
  }

  /// Pushes a view from a state node, which keeps its appearance up to date.
  func push(from origin: StateNode, _ destination: @escaping () -> AnyView) {
    let screen = NavigationScreen(number(), origin: origin)
    screen.destination = destination
    if open != nil { popAll() }
    screens.append(screen)
    open?()
    invalidate()
  }

  /// Goes on to the next column of a split view because a row was chosen.
  func openRow() {
    popAll()
    open?()
  }

  /// Goes back to the root.
  func popAll() {
    if let first = screens.first { pop(first) }
  }

  /// Goes back to the screen below one.
  func pop(_ screen: NavigationScreen) {
    guard let index = screens.firstIndex(where: { $0 === screen }) else { return }
    let gone = screens[index...]
    screens.removeSubrange(index...)
    let count = gone.count { $0.value != nil }
    if count > 0 { route?.removeLast(count) }
    for screen in gone { screen.end?() }
    invalidate()
  }

  private func number() -> Int {
    count += 1
    return count
  }
}

nonisolated extension NavigationControl {
  /// Sets the view of the screens for a type of value.
  func register<Value: Hashable>(_ type: Value.Type, _ make: @escaping (Value) -> AnyView) {
    destinations[ObjectIdentifier(type)] = { ($0.base as? Value).map(make) }
  }

  /// Updates a view that a link pushed.
  func update(from origin: StateNode, _ destination: @escaping () -> AnyView) {
    screens.first { $0.origin === origin }?.destination = destination
  }

  /// Keeps a view on the stack as long as its presentation lasts.
  func present(
    _ id: AnyHashable?, from origin: StateNode, end: @escaping () -> Void,
    _ destination: @escaping () -> AnyView
  ) {
    known.insert(ObjectIdentifier(origin))
    guard let id else { return }
    let there = screens.first { $0.origin === origin && $0.presented == id }
    let screen = there ?? NavigationScreen(number(), origin: origin, presented: id)
    screen.destination = destination
    screen.end = end
    wanted.append(screen)
    if isSettled { show(screen) }
  }

  /// Ends a frame: what is presented from now on comes with the next one, and what is not goes.
  func settle(in frame: FrameContext) {
    let isGone = { [wanted, known] (screen: NavigationScreen) in
      guard let origin = screen.origin, screen.presented != nil else { return false }
      return known.contains(ObjectIdentifier(origin)) && !wanted.contains { $0 === screen }
    }
    if let index = screens.firstIndex(where: isGone) {
      let gone = screens[index...]
      screens.removeSubrange(index...)
      let count = gone.count { $0.value != nil }
      frame.afterFrame { [route] in
        if count > 0 { route?.removeLast(count) }
        for screen in gone.dropFirst() { screen.end?() }
      }
      frame.invalidate()
    }
    for screen in wanted { show(screen) }
    isSettled = true
  }

  /// Puts a screen that is presented on top with the next frame, unless it is on the stack.
  private func show(_ screen: NavigationScreen) {
    guard !screens.contains(where: { $0 === screen }) else { return }
    screens.append(screen)
    invalidate()
  }

  /// What a screen above the root shows.
  func view(of screen: NavigationScreen) -> AnyView {
    if let destination = screen.destination { return destination() }
    guard let value = screen.value else { return AnyView(EmptyView()) }
    let make = destinations[ObjectIdentifier(type(of: value.base))]
    return make?(value) ?? AnyView(Text("There is no destination for \(value)."))
  }
}

nonisolated extension EnvironmentValues {
  /// The stack keeps destinations, which may refer to what their views inherit.
  private struct Reference {
    weak var control: NavigationControl?
  }

  /// The navigation stack that a view stands in.
  var navigation: NavigationControl? {
    get { self[of: Reference.self]?.control }
    set { self[of: Reference.self] = Reference(control: newValue) }
  }
}
