/// What becomes of a list that comes page by page, at each event: one total, pure function.
///
/// Two load machines share the list. The one that refreshes answers for the whole, the other appends to
/// what the last refresh brought. Where a refresh takes a new first page in, the append that runs is
/// given up, so that no answer to a question about the old list can reach the new one.
struct PagesMachine<Element: Identifiable, Cursor: Equatable> {
  typealias Load = LoadMachine<Page<Element, Cursor>>

  enum Event {
    /// Something happens to the whole list; `.reset` forgets all of it.
    case refresh(Load.Event)
    /// Something happens to the next page.
    case append(Load.Event)
  }

  enum Effect: Equatable {
    /// To be done for the first page.
    case refresh(Load.Effect)
    /// To be done for the page at this cursor.
    case append(Load.Effect, from: Cursor)
    /// The event had no meaning in this state and changed nothing.
    case ignored
  }

  private(set) var refresh = Load()
  private(set) var append = Load()
  private var list = PageList<Element, Cursor>()

  /// What the person sees of the whole.
  var state: ViewState<[Element]> { refresh.state.map { _ in list.rows } }

  /// What the person sees below the rows.
  var appendState: AppendState<Cursor> {
    guard let cursor = list.next else { return refresh.state.content == nil ? .idle : .end }
    switch append.state {
    case .idle, .loaded, .empty: return .ready(from: cursor)
    case .loading: return .loading(from: cursor)
    case .error(let error, _): return .failed(error, from: cursor)
    }
  }

  func after(_ event: Event) -> (machine: PagesMachine, effects: [Effect]) {
    var next = self
    let effects = next.apply(event)
    return (next, effects)
  }
}

extension PagesMachine {
  private mutating func apply(_ event: Event) -> [Effect] {
    switch event {
    case .refresh(let event): refresh(event)
    case .append(let event): append(event)
    }
  }

  private mutating func refresh(_ event: Load.Event) -> [Effect] {
    let (machine, effects) = refresh.after(event)
    guard effects != [.ignored] else { return [.ignored] }
    refresh = machine
    let followed = effects.map(Effect.refresh)
    switch event {
    case .succeeded(_, .value(let page)): return followed + replace(by: page)
    case .succeeded(_, .nothing), .reset, .change: return followed + replace(by: nil)
    case .load, .reload, .failed, .faltered, .due, .cancel, .dismiss: return followed
    }
  }

  /// Begins another list; the append to the old one is given up, and its failure is forgotten.
  private mutating func replace(by page: Page<Element, Cursor>?) -> [Effect] {
    let effects = sendToAppend(.reset)
    list = PageList()
    if let page { list.take(page) }
    return effects
  }

  private mutating func append(_ event: Load.Event) -> [Effect] {
    switch event {
    case .load(let trigger, _):
      return isAskable(for: trigger) ? sendToAppend(event) : unasked
    case .reload, .change: return list.next == nil ? unasked : sendToAppend(event)
    case .succeeded(_, .value(let page)): return extend(by: page, event)
    case .succeeded(_, .nothing): return extend(by: Page([], next: nil), event)
    case .failed, .faltered, .due, .cancel, .dismiss, .reset: return sendToAppend(event)
    }
  }

  /// At the end there is nothing to append; before the first page nobody can ask.
  private var unasked: [Effect] { refresh.state.content == nil ? [.ignored] : [] }

  private mutating func extend(by page: Page<Element, Cursor>, _ event: Load.Event) -> [Effect] {
    let effects = sendToAppend(event)
    guard effects != [.ignored] else { return effects }
    list.take(page)
    // The page is among the rows now: the next one fails for itself, with no content beneath it.
    return effects + sendToAppend(.reset)
  }

  /// A page that failed is asked for again by the person only: a list asks by itself whenever its end is seen.
  private func isAskable(for trigger: LoadTrigger) -> Bool {
    switch appendState {
    case .ready, .loading: true
    case .failed: trigger == .person
    case .idle, .end: false
    }
  }

  private mutating func sendToAppend(_ event: Load.Event) -> [Effect] {
    let (machine, effects) = append.after(event)
    guard effects != [.ignored] else { return [.ignored] }
    append = machine
    return list.next.map { cursor in effects.map { .append($0, from: cursor) } } ?? []
  }
}
