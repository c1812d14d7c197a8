import ArgumentParser
import Essentials
import Posts
import PostsUI
import StateKit

/// `outpost refresh --once`: asks the sources for news without a screen, for scripts and timers.
struct RefreshCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Fetch new posts of all sources.",
    discussion: """
      Prints lines of tab-separated fields: title and result. A source that failed recently waits for its next try, \
      unless it is named. The exit status is 1 if a source failed.
      """)

  @Flag(help: "Refresh each source once (the default).")
  var once = false

  @Argument(
    help: ArgumentHelp(
      "Addresses, names, or parts of them; all sources if omitted.", valueName: "source"))
  var sources: [String] = []

  @Flag(help: "Print a JSON array when all are done.")
  var json = false

  @MainActor func run() async throws {
    let directories = try Directories.ofCurrentUser()
    let all = try directories.sources()
    if all.isEmpty { StandardError.print("No sources yet; add one with outpost add URL") }
    let store = try directories.openStore()
    try store.finishMoves(to: all)
    try store.subscribe(to: all)
    let chosen = try chosen(among: store.summaries(of: all))
    let credentials = CredentialFile(directories)
    // What is wrong with the file is told once, not by every source that needs it.
    _ = try credentials.read()
    let refresh = SourceRefresh(
      store: store,
      fetcher: SystemSourceFetcher(clock: .continuous(), credentials: credentials.credential),
      limiter: FetchLimiter())
    let subscriptions = Subscriptions(directories, clock: .continuous()) { store }
    let reports = try await reports(on: chosen, by: refresh, in: store, subscriptions)
    if json { try StandardOutput.write(JSONPrinter.data(of: reports)) }
    if reports.contains(where: \.isFailure) { throw ExitCode(1) }
  }
}

extension RefreshCommand {
  /// Those that are named, in the order of the configuration; without a name, all.
  private func chosen(among summaries: [SourceSummary]) throws -> [SourceSummary] {
    let folder = FileManager.default.currentDirectoryPath
    let named = try Set(sources.map { try summaries.one(named: $0, folder: folder).id })
    return named.isEmpty ? summaries : summaries.filter { named.contains($0.id) }
  }

  /// What came of each, in the order given; printed as it comes, unless all of it becomes JSON.
  @MainActor private func reports(
    on summaries: [SourceSummary], by refresh: SourceRefresh, in store: PostStore,
    _ subscriptions: Subscriptions
  ) async throws -> [RefreshReport] {
    let isNamed = !sources.isEmpty
    var reports: [Source.ID: RefreshReport] = [:]
    try await withThrowingTaskGroup(of: RefreshReport.self) { group in
      for summary in summaries {
        group.addTask(executorPreference: LoadExecutor()) {
          try await RefreshReport.of(
            summary, by: refresh, in: store, subscriptions, isNamed: isNamed)
        }
      }
      for try await report in group {
        reports[report.address] = report
        if json { continue }
        let time = WallTime(now: Date(), timeZone: .current)
        try StandardOutput.print(fields: [report.title, report.line(at: time)])
      }
    }
    return summaries.compactMap { reports[$0.id] }
  }
}
