@testable import StateKit

/// A machine of pages and what is shown of it: as they are, or with a fault put in.
struct PagesSubject {
  typealias Reduction = (machine: RowPages, effects: [RowPages.Effect])

  var reduce: (RowPages, RowPages.Event) -> Reduction = { $0.after($1) }
  var show: (RowPages) -> PagesPicture = { PagesPicture($0) }
}

/// One event and what it did.
struct PagesStep {
  let event: RowPages.Event
  let before: RowPages
  let shownBefore: PagesPicture
  let shown: PagesPicture
  let effects: [RowPages.Effect]
  /// The same reduced again.
  let again: PagesSubject.Reduction
  /// Whether it is the answer to a try that was neither given up nor answered.
  let isHeard: Bool
  /// Whether it is the answer to a question about a list that is not there any more.
  let isOfOldList: Bool
  /// Where the page was that an answer is to.
  let asked: Int?
  /// The tries and waits that were started and neither ended nor were cancelled.
  let refreshTasks: Int
  let appendTasks: Int
}

/// Everything around a list of pages: tries that answer in any order, waits, and a clock.
struct PagesWorld {
  private struct Work {
    let token: RowPages.Load.Token
    /// Nil for the first page.
    let cursor: Int?
    /// Which list it was started for.
    let list: Int
    var isLive = true
    var due: AnyClock.Instant?
  }

  private let subject: PagesSubject
  private var machine = RowPages()
  private var now = AnyClock.Instant.at(0)
  private var tries: [Work] = []
  private var waits: [Work] = []
  /// Counts the lists: each first page that was taken in, and each reset, begins one.
  private var list = 0
  private var answers = 0
  private(set) var steps: [PagesStep] = []

  /// All that a history of commands comes to.
  static func steps(of history: [PagesCommand], _ subject: PagesSubject) -> [PagesStep] {
    var world = PagesWorld(subject: subject)
    for command in history { world.run(command) }
    return world.steps
  }

  private init(subject: PagesSubject) { self.subject = subject }

  private mutating func run(_ command: PagesCommand) {
    switch command {
    case .refresh(let trigger): send(.refresh(.load(trigger)))
    case .append(let trigger): send(.append(.load(trigger)))
    case .cancelRefresh: send(.refresh(.cancel))
    case .cancelAppend: send(.append(.cancel))
    case .reset: send(.refresh(.reset))
    case .dismiss: send(.refresh(.dismiss(id: subject.show(machine).alert ?? 0)))
    case .answer(let pick, let answer):
      guard !tries.isEmpty else { return }
      let work = tries.remove(at: max(tries.count - 1 - pick, 0))
      send(event(work, answer), answering: work)
    case .pass(let seconds):
      now = now.advanced(by: .seconds(seconds))
      while let index = waits.firstIndex(where: { $0.due.map { $0 <= now } ?? false }) {
        let work = waits.remove(at: index)
        send(Self.event(work, .due(work.token)), answering: work)
      }
    }
  }

  private static func event(_ work: Work, _ event: RowPages.Load.Event) -> RowPages.Event {
    work.cursor == nil ? .refresh(event) : .append(event)
  }

  private mutating func event(_ work: Work, _ answer: PagesCommand.Answer) -> RowPages.Event {
    answers += 1
    switch answer {
    case .page(let ids, let next):
      let page = Page(ids.map { Row(id: $0, answer: answers) }, next: next)
      let isNothing = work.cursor == nil && ids.isEmpty && next == nil
      return Self.event(work, .succeeded(work.token, isNothing ? .nothing("none") : .value(page)))
    case .cancelled: return Self.event(work, .failed(work.token, CancellationError()))
    case .permanent: return Self.event(work, failure(work, .permanent))
    case .transient: return Self.event(work, failure(work, .transient()))
    }
  }

  private func failure(_ work: Work, _ kind: RetryPolicy.Failure) -> RowPages.Load.Event {
    let error = TryFailure(number: answers, kind: kind)
    let attempt = (work.cursor == nil ? machine.refresh : machine.append).retry?.attempt ?? 1
    guard !error.isPermanent, attempt < 4 else { return .failed(work.token, error) }
    let next = now.advanced(by: .seconds(1))
    return .faltered(work.token, Retry(attempt: attempt + 1, of: 4, next: next, why: error))
  }

  private mutating func send(_ event: RowPages.Event, answering work: Work? = nil) {
    let before = machine
    let (after, effects) = subject.reduce(machine, event)
    machine = after
    let isHeard = work?.isLive ?? false
    let isOfOldList = work.map { $0.cursor != nil && $0.list != list } ?? false
    if event.beginsList, work == nil || isHeard { list += 1 }
    for effect in effects { run(effect) }
    steps.append(
      PagesStep(
        event: event, before: before, shownBefore: subject.show(before),
        shown: subject.show(after), effects: effects, again: subject.reduce(before, event),
        isHeard: isHeard, isOfOldList: isOfOldList, asked: work?.cursor,
        refreshTasks: (tries + waits).count { $0.isLive && $0.cursor == nil },
        appendTasks: (tries + waits).count { $0.isLive && $0.cursor != nil }))
  }

  private mutating func run(_ effect: RowPages.Effect) {
    switch effect {
    case .refresh(let effect): run(effect, cursor: nil)
    case .append(let effect, let cursor): run(effect, cursor: cursor)
    case .ignored: break
    }
  }

  private mutating func run(_ effect: RowPages.Load.Effect, cursor: Int?) {
    switch effect {
    case .start(let token): tries.append(Work(token: token, cursor: cursor, list: list))
    case .wait(let token, let instant):
      waits.append(Work(token: token, cursor: cursor, list: list, due: instant))
    case .cancel(let token):
      let isMeant = { (work: Work) in work.token == token && (work.cursor == nil) == (cursor == nil)
      }
      for index in tries.indices where isMeant(tries[index]) { tries[index].isLive = false }
      for index in waits.indices where isMeant(waits[index]) { waits[index].isLive = false }
    case .ignored: break
    }
  }
}

extension RowPages.Event {
  /// Whether it takes the place of all rows, if it is heard.
  var beginsList: Bool {
    switch self {
    case .refresh(.reset), .refresh(.succeeded): true
    case .refresh, .append: false
    }
  }
}
