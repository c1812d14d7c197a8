@testable import StateKit

/// A row that tells which answer brought it.
struct Row: Identifiable, Equatable, Sendable {
  let id: Int
  var answer = 0
}

typealias RowPages = PagesMachine<Row, Int>

/// All that the person sees of a list of pages, to be compared.
struct PagesPicture: Equatable {
  enum Whole { case idle, loading, loadingAfterEmpty, loaded, empty, error, alert, banner }
  enum Below { case idle, ready, loading, failed, end }

  private(set) var whole = Whole.idle
  /// Nil where there is no content.
  var rows: [Row]?
  private(set) var alert: Int?
  private(set) var failure: Int?
  private(set) var below = Below.idle
  /// Where the next page is.
  var cursor: Int?
  private(set) var appendFailure: Int?
  private(set) var isCancelledShown = false

  init(_ machine: RowPages) {
    show(machine.state)
    show(machine.appendState)
  }

  private mutating func show(_ state: ViewState<[Row]>) {
    rows = state.content
    switch state {
    case .idle: whole = .idle
    case .loading(.empty): whole = .loadingAfterEmpty
    case .loading(.failed(let error)): (whole, failure) = (.loading, number(error))
    case .loading: whole = .loading
    case .loaded: whole = .loaded
    case .empty: whole = .empty
    case .error(let error, .fullScreen): (whole, failure) = (.error, number(error))
    case .error(let error, .alert(let id, _)): (whole, failure, alert) = (.alert, number(error), id)
    case .error(let error, .banner): (whole, failure) = (.banner, number(error))
    }
  }

  private mutating func show(_ state: AppendState<Int>) {
    switch state {
    case .idle: below = .idle
    case .ready(let next): (below, cursor) = (.ready, next)
    case .loading(let next): (below, cursor) = (.loading, next)
    case .failed(let error, let next):
      (below, cursor, appendFailure) = (.failed, next, number(error))
    case .end: below = .end
    }
  }

  private mutating func number(_ error: any Error) -> Int? {
    if error is CancellationError { isCancelledShown = true }
    return (error as? TryFailure)?.number
  }

  /// Leaves the content alone; where an error has none beneath it, that stays.
  mutating func dropErrorOverContent() {
    guard whole == .alert || whole == .banner else { return }
    (whole, failure, alert) = (.loaded, nil, nil)
  }

  var isRefreshing: Bool { whole == .loading || whole == .loadingAfterEmpty }
  var isAppending: Bool { below == .loading }
}
