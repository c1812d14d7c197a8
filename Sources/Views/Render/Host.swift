import Cells
import StateKit

/// Keeps one tree of views alive: takes events in, makes frames. It knows no terminal, no loop and no
/// time but the instants that it is given.
public final class Host {
  /// The size of the next frame, in cells.
  public private(set) var size: Size
  /// When the next frame is due without any event; nil while nothing moves.
  public var nextDue: AnyClock.Instant? { last?.nextDue }
  /// Is called after each step of a frame; not of one in which only spinners move.
  package var onStep: ((FrameStep) -> Void)?

  /// The signs that symbols are drawn with from the next frame on.
  package var symbolSet: SymbolSet {
    get { environment.symbolSet }
    set {
      environment.symbolSet = newValue
      dirty.set()
    }
  }

  /// The emoji of several characters that texts show from the next frame on; the others have names.
  package var emojiSupport: EmojiSupport {
    get { environment.emojiSupport }
    set {
      environment.emojiSupport = newValue
      dirty.set()
    }
  }

  /// The background of the terminal from the next frame on, nil where nobody knows it.
  package var background: ColorScheme? {
    get { environment.background }
    set {
      environment.background = newValue
      environment.colorScheme = newValue ?? .dark
      dirty.set()
    }
  }

  private let root: AnyView
  private let tree = StateNode()
  private let properties = PropertyIndex()
  private let dirty: DirtyFlag
  private let tracking: FrameTracking
  private var environment = EnvironmentValues()
  private var visit = 0
  private var now = AnyClock.Instant(offset: .zero)
  private var layers = FocusLayers()
  private var regions: [PointerRegion] = []
  private let pointerCapture = PointerCapture()
  private var effects: [() -> Void] = []
  private var last: SpinningFrame?

  /// - Parameters:
  ///   - clock: The time that the instants of frames are of, for views that ask for it between frames.
  ///   - quit: What the environment's `quit` does.
  ///   - copy: What the environment's `copy` does.
  ///   - runProgram: What the environment's `runProgram` does.
  ///   - wake: Called, from any thread, when a frame is needed that was not needed before. It must
  ///     not make the frame itself.
  public init(
    size: Size, clock: AnyClock = .continuous(), quit: @escaping () -> Void = {},
    copy: @escaping (String) -> Void = { _ in },
    runProgram: RunProgramAction? = nil,
    wake: @escaping @Sendable () -> Void = {},
    @ViewBuilder root: () -> some View
  ) {
    self.size = size
    self.root = AnyView(ToolbarContainer(content: root))
    dirty = DirtyFlag(wake: wake)
    tracking = FrameTracking(dirty: dirty)
    environment.clock = clock
    environment.pointerCapture = pointerCapture
    environment.focusedState = layers.focusedState
    environment.focusResets = FocusResets()
    environment.quit = QuitAction(quit)
    environment.copy = CopyAction(copy)
    if let runProgram { environment.runProgram = runProgram }
  }

  /// Whether something that the last frame showed has changed since.
  public var needsFrame: Bool { dirty.isSet }

  /// Takes events in without being woken for what they change: whether a frame is needed is to be asked for afterwards.
  package func whileAwake(_ work: () -> Void) { dirty.whileAwake(work) }

  /// Takes an event in. Returns whether a view did something with it.
  @discardableResult
  public func send(_ event: Event) -> Bool {
    switch event {
    case .key(let press):
      return translated(press).reduce(false) { handle($1) || $0 }
    case .mouse(let event):
      catchUp()
      return send(event)
    case .resize(let size):
      self.size = size
      dirty.set()
      return true
    case .paste(let text):
      return paste(text)
    case .focus(let isActive):
      enter(isActive ? .active : .inactive)
      return false
    case .suspend:
      enter(.background)
      return false
    case .resumed:
      // One that was stopped without being asked missed that it goes.
      enter(.background)
      enter(.active)
      dirty.set()
      return true
    case .terminate, .endOfInput: return false
    }
  }

  /// Makes the frame for an instant. Where nothing but spinners has moved, no view is asked for it.
  public func frame(at now: AnyClock.Instant) -> Frame {
    guard !needsFrame, let frame = last?.turned(to: now) else {
      return frame(at: now, isShown: true)
    }
    self.now = now
    return frame
  }

  /// - Parameter isLast: Whether the frame stays as it is, though a view was told otherwise where the focus is.
  private func frame(at now: AnyClock.Instant, isShown: Bool, isLast: Bool = false) -> Frame {
    self.now = now
    visit += 1
    layers.told.tell(layers.focused)
    let frame = FrameContext(
      visit: visit, now: now, isShown: isShown, properties: properties,
      invalidate: { [dirty] in dirty.set() })
    let placements = tracking.track { resolveAndLayOut(frame) }
    frame.end()
    tree.sweep(in: frame)
    let isToldOtherwise = layers.settle(visit)
    effects += frame.takeEffects()
    if isToldOtherwise, !isLast { return self.frame(at: now, isShown: isShown, isLast: true) }
    let painter = paint(placements)
    onStep?(.paint)
    regions = painter.regions
    let made = Frame(buffer: painter.buffer, cursor: painter.cursor)
    last = SpinningFrame(made, at: now, spinners: painter.spinners, end: frame.nextDue)
    return made
  }

  /// Runs what views asked to be run once they are on the screen. To be called after each frame.
  public func runEffects() {
    let due = effects
    effects = []
    for effect in due { effect() }
  }

  /// Takes all views away: their tasks are cancelled, and those that want to know it are called.
  public func close() {
    let frame = FrameContext(visit: visit + 1, now: now, properties: properties, invalidate: {})
    tree.sweep(in: frame)
    layers.removeAll()
    regions = []
    effects = frame.takeEffects()
    runEffects()
  }
}

extension Host {
  /// The placements of the screen and of each modal over it.
  private func resolveAndLayOut(_ frame: FrameContext) -> [Placement] {
    environment.now = frame.now
    environment.horizontalSizeClass = UserInterfaceSizeClass(columns: size.width)
    environment.verticalSizeClass = UserInterfaceSizeClass(rows: size.height)
    let scope = FocusScope()
    let context = ResolveContext(
      frame: frame, node: tree, environment: environment, scope: scope)
    let screen = context.node(of: root)
    onStep?(.resolve)
    var placements = [screen.layout(Proposal(size))]
    layers.removeAll()
    layers.append(scope, at: tree)
    var modals = frame.takeModals()
    while !modals.isEmpty {
      for modal in modals {
        layers.append(modal.scope, at: modal.place)
        placements.append(modal.content.layout(Proposal(size)))
      }
      modals = frame.takeModals()
    }
    onStep?(.layout)
    return placements
  }

  private func paint(_ placements: [Placement]) -> Painter {
    var painter = Painter(size: size, focused: layers.focused)
    for (index, placement) in placements.enumerated() {
      if index > 0 { painter.dimBackdrop() }
      paint(placement, &painter)
    }
    return painter
  }

  /// Paints in the middle. What is larger than the screen is shown from its top left corner. It is moved up
  /// just enough to show the view with the focus.
  private func paint(_ placement: Placement, _ painter: inout Painter) {
    let origin = placement.centered(in: Rect(origin: .zero, size: size))
    guard placement.size.height > size.height else { return placement.paint(&painter, origin) }
    let before = painter
    let focus = painter.seekingFocus { placement.paint(&$0, origin) }
    guard let focus, focus.maxY > size.height else { return }
    painter = before
    placement.paint(&painter, origin.moved(y: -min(focus.minY, focus.maxY - size.height)))
  }

  /// What takes the place of a press: what the user has set, except in a field.
  package func translated(_ press: KeyPress) -> [KeyPress] {
    catchUp()
    guard let translation = layers.translation, layers.member?.paste == nil else { return [press] }
    return translation(press)
  }

  /// Lets views see a phase; each is seen, also where several follow one another at once.
  private func enter(_ phase: ScenePhase) {
    guard environment.scenePhase != phase else { return }
    catchUp()
    environment.scenePhase = phase
    dirty.set()
    if phase == .background { catchUp() }
  }

  /// Lets an event meet the views that the event before it left, though both came at once.
  private func catchUp() {
    guard visit > 0, dirty.isSet else { return }
    _ = frame(at: now, isShown: false)
    runEffects()
    // Nobody has seen that frame.
    dirty.hold()
  }

  /// A terminal sends a key with Option as Esc and that key, so where no view wants the one it is the
  /// other: Esc and a key that were typed fast.
  private func handle(_ press: KeyPress) -> Bool {
    catchUp()
    if send(press) { return true }
    guard press.modifiers.contains(.option) else { return false }
    var key = press
    key.modifiers.remove(.option)
    let isEscapeTaken = send(KeyPress(.escape))
    catchUp()
    return translated(key).reduce(isEscapeTaken) { send($1) || $0 }
  }

  private func send(_ press: KeyPress) -> Bool {
    guard let scope = layers.scope else { return false }
    for (index, handler) in scope.chain(from: layers.focused, parked: layers.parked)
      .enumerated()
    where handler.action(press) == .handled {
      if index == 0 { layers.confirmFocus() }
      return true
    }
    if let forward = scope.direction(of: press) {
      layers.move(forward: forward)
      dirty.set()
      return true
    }
    guard press == KeyPress(.escape), let cancel = scope.cancel else { return false }
    cancel()
    return true
  }

  private func paste(_ text: String) -> Bool {
    catchUp()
    guard let paste = layers.member?.paste else { return false }
    layers.confirmFocus()
    paste(text)
    return true
  }

  private func send(_ event: MouseEvent) -> Bool {
    if pointerCapture.take(event) { return true }
    let hit = hit(by: event)
    let focuses = hit.compactMap { regions[$0].focus }
    if event.action == .press, !focuses.isEmpty {
      layers.move(toFirstOf: focuses)
      dirty.set()
    }
    // The number of the one that has taken a click: only what lies around it may make a drag of it.
    var clicked: Int?
    for index in hit {
      let region = regions[index]
      if let clicked, region.kind != .drag || region.end <= clicked { continue }
      let place = Point(
        x: event.location.x - region.origin.x, y: event.location.y - region.origin.y)
      guard region.action(event, place) else { continue }
      if region.kind != .click { return true }
      clicked = index
    }
    return clicked != nil
  }

  /// The numbers of the blocks under the pointer, the one in front first; a press gets no further than a shield.
  private func hit(by event: MouseEvent) -> [Int] {
    let hit = regions.indices.reversed().filter { regions[$0].rect.contains(event.location) }
    guard event.action.isPress, let last = hit.firstIndex(where: { regions[$0].isShield })
    else { return hit }
    return Array(hit[...last])
  }
}
