/// All states so far, the latest last. What is shown is worked out from them, so that content can outlive
/// the load that replaces it.
struct StateHistory<Info> {
  enum Entry {
    case loading
    case loaded(Info)
    case failed(FeedError)
  }

  private(set) var entries: [Entry] = []

  mutating func append(_ entry: Entry) { entries.append(entry) }

  var isLoading: Bool {
    if case .loading = entries.last { true } else { false }
  }

  /// Whether the first load runs: there is nothing yet that could be shown meanwhile.
  var isInitialLoading: Bool { isLoading && latestInfo == nil && latestError == nil }

  /// What was loaded last, whatever came after it.
  var latestInfo: Info? { entries.lazy.reversed().compactMap(\.info).first }

  /// The error that came last, whatever came after it.
  var latestError: FeedError? { entries.lazy.reversed().compactMap(\.error).first }

  /// What was loaded last, unless a load has failed since.
  var latestValidInfo: Info? { latestSettled?.info }

  /// The error that came last, unless a load has gone well since.
  var latestValidError: FeedError? { latestSettled?.error }

  private var latestSettled: Entry? { entries.last { $0.info != nil || $0.error != nil } }
}

extension StateHistory.Entry {
  var info: Info? {
    if case .loaded(let info) = self { info } else { nil }
  }

  var error: FeedError? {
    if case .failed(let error) = self { error } else { nil }
  }
}
