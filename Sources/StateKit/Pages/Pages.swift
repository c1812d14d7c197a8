import Observation

/// Loads a list page by page: the whole is refreshed from its first page, and the next page is appended.
///
/// The two do not wait for each other. A refresh that brings a new first page gives the append that runs
/// up; one that fails or is cancelled leaves it alone.
@MainActor @Observable
public final class Pages<
  Element: Identifiable & Sendable, Cursor: Equatable & Sendable
> {
  /// What the person sees: the rows of all pages so far, each id once.
  public var state: ViewState<[Element]> { machine.state }
  /// What the person sees below the rows.
  public var appendState: AppendState<Cursor> { machine.appendState }
  /// Whether there is a page after the rows.
  public var hasMore: Bool { machine.appendState.hasMore }
  /// The newest retry of the refresh that runs; nil during a first try and at rest.
  public var retry: Retry? { machine.refresh.retry }
  /// The newest retry of the append that runs; nil during a first try and at rest.
  public var appendRetry: Retry? { machine.append.retry }

  private var machine = PagesMachine<Element, Cursor>()
  @ObservationIgnored private let refreshing: LoadWork<Page<Element, Cursor>>
  @ObservationIgnored private let appending: LoadWork<Page<Element, Cursor>>
  private let empty: String
  private let page: @Sendable (Cursor?) async throws -> Page<Element, Cursor>

  /// - Parameters:
  ///   - clock: Tells when a page is to be tried again.
  ///   - executor: Runs the operation; nil is the default executor.
  ///   - retries: Which failures are tried again without being asked for, in a refresh and in an append.
  ///   - empty: What to say where the first page brings nothing and there is no other.
  ///   - page: One try to load the page at a cursor, the first one where it is nil. It is cancelled when
  ///     its answer would change nothing; what it answers after that is dropped.
  public init(
    clock: AnyClock, executor: (any TaskExecutor)? = nil, retries: RetryPolicy = .never,
    empty: String, page: @escaping @Sendable (Cursor?) async throws -> Page<Element, Cursor>
  ) {
    refreshing = LoadWork(clock: clock, executor: executor, retries: retries)
    appending = LoadWork(clock: clock, executor: executor, retries: retries)
    self.empty = empty
    self.page = page
  }

  /// Loads the first page, which takes the place of all rows when it arrives; joins the refresh that runs.
  public func refresh(_ trigger: LoadTrigger = .person) { send(.refresh(.load(trigger))) }

  /// Loads the next page, or joins the append that runs. Before the first page and at the end it does nothing.
  ///
  /// A page that failed is asked for again by the person only. A list that asks whenever its end is seen
  /// passes `.background`, so that it does not ask a server in trouble again and again.
  public func loadMore(_ trigger: LoadTrigger = .person) { send(.append(.load(trigger))) }

  /// Gives the running refresh up and goes back to exactly what was there before it; once a try has failed
  /// it shows that failure instead.
  public func cancelRefresh() { send(.refresh(.cancel)) }

  /// Gives the running append up, in the same way.
  public func cancelAppend() { send(.append(.cancel)) }

  /// Takes the alert of this id away and leaves the rows beneath it.
  public func dismiss(id: Int) { send(.refresh(.dismiss(id: id))) }

  /// Goes back to the beginning, with nothing loaded.
  public func reset() { send(.refresh(.reset)) }
}

extension Pages {
  private func send(_ event: PagesMachine<Element, Cursor>.Event) {
    let (next, effects) = machine.after(event)
    guard effects != [.ignored] else { return }
    machine = next
    for effect in effects {
      switch effect {
      case .refresh(let effect): refresh(effect)
      case .append(let effect, let cursor): append(effect, from: cursor)
      case .ignored: break
      }
    }
  }

  private func refresh(_ effect: LoadMachine<Page<Element, Cursor>>.Effect) {
    refreshing.run(effect) { [page, empty] in
      let first = try await page(nil)
      return first.elements.isEmpty && first.next == nil ? .nothing(empty) : .value(first)
    } answer: { [weak self] in
      self?.send(.refresh($0))
    }
  }

  private func append(
    _ effect: LoadMachine<Page<Element, Cursor>>.Effect, from cursor: Cursor
  ) {
    appending.run(effect) { [page] in
      .value(try await page(cursor))
    } answer: { [weak self] in
      self?.send(.append($0))
    }
  }
}
