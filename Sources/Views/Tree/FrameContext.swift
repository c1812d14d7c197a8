import StateKit

/// What one frame gathers while its views are resolved and laid out.
nonisolated final class FrameContext {
  let visit: Int
  let now: AnyClock.Instant
  let properties: PropertyIndex
  let invalidate: @Sendable () -> Void
  private var effects: [() -> Void] = []
  private var removals: [() -> Void] = []
  private var modals: [ModalRequest] = []
  private var toasts: [ToastRequest] = []
  /// What has been read, while somebody wants to know that.
  private var reads: [Read]?
  /// Whether the frame comes to the screen, rather than being made between two events that came at once.
  let isShown: Bool
  /// Whether rows are asked for that become subviews, which are resolved with what they inherit where they are put.
  var isListingSubviews = false
  /// How many screens cover what is resolved now.
  private var covers = 0
  /// Whether views are still resolved or laid out: what is read now is shown.
  private(set) var isBeingMade = true
  /// When the next frame is due without any event; nil while nothing moves.
  private(set) var nextDue: AnyClock.Instant?

  init(
    visit: Int, now: AnyClock.Instant, isShown: Bool = true, properties: PropertyIndex,
    invalidate: @escaping @Sendable () -> Void
  ) {
    self.visit = visit
    self.now = now
    self.isShown = isShown
    self.properties = properties
    self.invalidate = invalidate
  }

  /// Whether a user gets to see what is resolved now, so that a time which they are given can begin.
  var isSeen: Bool { isShown && covers == 0 }

  /// Says in a later frame whether something that was read is the same, and is then read by that frame.
  typealias Read = (ResolveContext) -> Bool

  /// Notes what is read meanwhile of the environment, and of states.
  func noting<Made>(_ make: () -> Made) -> (made: Made, reads: [Read]) {
    let outer = reads
    reads = []
    defer { reads = outer }
    let made = make()
    return (made, reads ?? [])
  }

  func note(_ read: @autoclosure () -> Read) {
    if reads != nil { reads?.append(read()) }
  }

  func afterFrame(_ effect: @escaping () -> Void) { effects.append(effect) }

  /// Runs an effect of a view that has come. That of a covered one is left out; it asks in each frame.
  func afterAppearance(_ effect: @escaping () -> Void) {
    if covers == 0 { effects.append(effect) }
  }

  /// Resolves or lays out views that others cover: they stay up to date, but neither appear nor move.
  func covered<Made>(_ make: () -> Made) -> Made {
    let due = nextDue
    covers += 1
    defer {
      covers -= 1
      nextDue = due
    }
    return make()
  }

  /// Lets the views that were resolved so far be still, for nothing of them is seen.
  func rest() { nextDue = nil }

  /// Marks all views as resolved and laid out.
  func end() { isBeingMade = false }

  /// Runs an effect of a view that goes; it comes before those of the views that take its place.
  func afterRemoval(_ effect: @escaping () -> Void) { removals.append(effect) }

  /// Asks for a layer over the screen.
  func present(_ modal: ModalRequest) { modals.append(modal) }

  /// Asks for a toast over the screen that the view stands in.
  func show(_ toast: ToastRequest) { toasts.append(toast) }

  /// The toasts that the views of a screen ask for; they are handed out once.
  func takeToasts(of queue: ToastQueue) -> [ToastRequest] {
    defer { toasts.removeAll { $0.queue === queue } }
    return toasts.filter { $0.queue === queue }
  }

  /// Holds back what views ask of the frame while they are resolved, for views that may not be shown.
  func gather<Made>(_ make: () -> Made) -> (made: Made, asked: Asked) {
    let outer = (effects, modals, toasts, nextDue)
    (effects, modals, toasts, nextDue) = ([], [], [], nil)
    let made = make()
    let asked = Asked(effects: effects, modals: modals, toasts: toasts, nextDue: nextDue)
    (effects, modals, toasts, nextDue) = outer
    return (made, asked)
  }

  /// Takes over what was held back, now that the views that asked for it are shown.
  func add(_ asked: Asked) {
    effects += asked.effects
    modals += asked.modals
    toasts += asked.toasts
    if let due = asked.nextDue { animate(at: due) }
  }

  /// The layers over the screen, the lowest first, each below those that its own views ask for; they
  /// are handed out once.
  @MainActor func takeModals() -> [Modal] {
    let asked = modals.admitted
    modals = []
    return asked.flatMap { [$0.make()] + takeModals() }
  }

  /// What runs after the frame is on the screen; it is handed out once.
  func takeEffects() -> [() -> Void] {
    defer { (removals, effects) = ([], []) }
    return removals + effects
  }

  /// Asks for a frame at an instant, because something on the screen is animated.
  func animate(at instant: AnyClock.Instant) {
    nextDue = min(nextDue ?? instant, instant)
  }

  /// What some views asked of the frame.
  struct Asked {
    let effects: [() -> Void]
    let modals: [ModalRequest]
    let toasts: [ToastRequest]
    let nextDue: AnyClock.Instant?
  }
}
