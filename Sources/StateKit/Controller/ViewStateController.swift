/// Keeps what happened to a screen's data and returns what of it can be shown now.
///
/// It is not `Equatable`: an observer must see a change of payload alone.
public struct ViewStateController<Info> {
  /// What happened, where `ViewState` is what to show.
  public enum State {
    /// Nothing, or a load was cancelled: what was shown before stays.
    case initial
    /// A load began.
    case loading
    /// A load brought this.
    case loaded(Info)
    /// A load found nothing; the text says what to do about it.
    case empty(String)
    /// A load failed.
    case error(any Error)
  }

  private let clock: AnyClock
  private let failedRefresh: FailedRefresh
  private var latest = LatestStates<Info>()
  /// The newest entries, the oldest of them first.
  public private(set) var history: [Entry] = []
  private let historyLimit: Int
  private var nextSequence = 0
  private var rows = PendingMutations()

  /// A controller to which nothing has happened.
  ///
  /// - Parameters:
  ///   - clock: Dates the history; its instants count from the start of this clock.
  ///   - failedRefresh: What an error does to content that is there.
  ///   - historyLimit: The entries that are kept; the `latest…` answers do not depend on it.
  public init(
    clock: AnyClock = .continuous(), failedRefresh: FailedRefresh = .keepContent,
    historyLimit: Int = 64
  ) {
    self.clock = clock
    self.failedRefresh = failedRefresh
    precondition(historyLimit >= 0, "a history cannot hold fewer than no entries")
    self.historyLimit = historyLimit
  }

  /// Takes what happened; `.loading` while it loads already changes nothing.
  public mutating func setState(_ state: State, trigger: LoadTrigger = .user) {
    if case .loading = state, latest.isLoading { return }
    latest.update(with: state, failedRefresh: failedRefresh)
    history.append(
      Entry(sequence: nextSequence, state: state, instant: clock.now, trigger: trigger))
    if history.count > historyLimit { history.removeFirst() }
    nextSequence += 1
  }

  /// Resets everything, as in a new controller.
  public mutating func reset() {
    latest = LatestStates()
    history = []
    nextSequence = 0
    rows.removeAll()
  }

  /// What happened last.
  public var state: State { latest.current }

  /// Whether it loads and has nothing to show meanwhile but a placeholder.
  public var isInitialLoading: Bool { latest.isLoading && latest.nonLoading == nil }

  /// Whether a load runs, whatever is shown meanwhile.
  public var isLoading: Bool { latest.isLoading }

  /// The content to show; nil once an empty answer, or an error that replaces it, came after it.
  public var latestValidInfo: Info? { latest.validInfo }

  /// The content that was loaded last, whatever came after it.
  public var latestInfo: Info? { latest.info }

  /// The error to show; nil once a load went well after it.
  public var latestValidError: (any Error)? { latest.validError }

  /// The error that came last, whatever came after it.
  public var latestError: (any Error)? { latest.error }

  /// How the last load ended; nil if none has.
  public var latestNonLoading: State? { latest.nonLoading }

  /// The rows that are being changed, for a mark beside them and for actions to be disabled.
  public var modifyingIds: Set<AnyHashable> { rows.ids }

  /// Takes hold of a row; nil if it is being changed already. Every begin needs one end.
  public mutating func beginModifying(_ id: some Hashable & Sendable) -> Modification? {
    rows.begin(RowID(id))
  }

  /// Frees the row, after success, failure and cancel alike; a second end changes nothing.
  public mutating func endModifying(_ modification: Modification) { rows.end(modification) }

  /// One thing that happened, for an inspector of the history.
  public struct Entry: Identifiable {
    /// Counts all entries since the last reset, those that were dropped too.
    public let sequence: Int
    /// What happened.
    public let state: State
    /// When.
    public let instant: AnyClock.Instant
    /// Why.
    public let trigger: LoadTrigger

    public var id: Int { sequence }
  }
}

extension ViewStateController.State {
  /// The same with other content, for a history that keeps less of it.
  public func map<Other>(
    _ transform: (Info) throws -> Other
  ) rethrows -> ViewStateController<Other>.State {
    switch self {
    case .initial: .initial
    case .loading: .loading
    case .loaded(let info): .loaded(try transform(info))
    case .empty(let message): .empty(message)
    case .error(let error): .error(error)
    }
  }
}

extension ViewStateController: Sendable where Info: Sendable {}
extension ViewStateController.State: Sendable where Info: Sendable {}

extension ViewStateController.Entry: Sendable where Info: Sendable {}

/// The summary of a whole history, updated with one state at a time, so that no answer needs the old entries.
private struct LatestStates<Info> {
  typealias State = ViewStateController<Info>.State

  private(set) var current = State.initial
  private(set) var nonLoading: State?
  private(set) var info: Info?
  private(set) var error: (any Error)?
  private var isInfoValid = false
  private var isErrorValid = false

  var validInfo: Info? { isInfoValid ? info : nil }
  var validError: (any Error)? { isErrorValid ? error : nil }

  var isLoading: Bool {
    switch current {
    case .loading: true
    case .initial, .loaded, .empty, .error: false
    }
  }

  mutating func update(with state: State, failedRefresh: FailedRefresh) {
    current = state
    switch state {
    case .initial, .loading: return
    case .loaded(let info): (self.info, isInfoValid, isErrorValid) = (info, true, false)
    case .empty: (isInfoValid, isErrorValid) = (false, false)
    case .error(let error):
      (self.error, isErrorValid) = (error, true)
      if failedRefresh == .replace { isInfoValid = false }
    }
    nonLoading = state
  }
}

extension LatestStates: Sendable where Info: Sendable {}
