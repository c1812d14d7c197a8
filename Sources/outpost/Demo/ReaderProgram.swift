import Essentials
import Posts
import PostsUI
import StateKit
import Tape
import TerminalUI

/// Outpost as tapes play it.
enum ReaderProgram {
  /// The reader on a stage: the tape answers for its sources, or the tour does.
  static func make(on stage: TapeStage) throws -> TapeProgram {
    TimeOffset.moveProcess(to: stage.settings.timeZone)
    let sources = TapeSources(stage.settings)
    let store = try PostStore.inMemory()
    try sources.keep(in: store, at: stage.date())
    let tour = Tour.script(clock: stage.clock) { store }
    let answers = stage.answers.map(sources.script)
    let script: ScriptedFetcher.Script = { source, validators in
      if let answer = try await tour(source, validators) { return answer }
      return try await answers?(source, validators)
    }
    let services = ReaderServices.session(
      store: store, fetcher: ScriptedFetcher(script), signIns: SessionSignIns(), clock: stage.clock,
      now: stage.date,
      tour: sources.configured.isEmpty || stage.answers == nil ? .alone : .never,
      random: stage.random, trial: { try await isLetIn($0, script) })
    let model = ReaderModel(
      sources: stage.answers == nil ? [] : sources.configured, services: services,
      clock: stage.clock, executor: nil,
      staleTime: staleTime(isServer: stage.settings.retries))
    if model.sources.count == 1 { model.show(.source(model.sources[0].id)) }
    // Before the first frame, as when it is run.
    model.refreshAll(.background)
    return TapeProgram(
      state: { model.state.nameInTapes },
      sourceState: { name in
        let id = sources.source(named: name)?.id
        return model.sources.first { $0.id == id }?.status.nameInTapes
      }
    ) {
      ReaderScreen(
        model: model, opensAlone: stage.answers != nil && sources.areAlone, date: stage.date,
        openLink: { _ in })
    }
  }

  /// Tries a sign-in: the next answer of the source says whether it is let in.
  private nonisolated static func isLetIn(
    _ request: SignInRequest, _ script: ScriptedFetcher.Script
  ) async throws -> Bool {
    do {
      _ = try await script(request.source, nil)
      return true
    } catch PostsError.server(code: 401, _) {
      throw PostsError.signInRefused
    }
  }

  /// What `Set Retries` says of Outpost: off, nothing is asked again before the user does it.
  static func staleTime(isServer: Bool) -> Duration {
    isServer ? .seconds(30 * 60) : .seconds(365 * 86_400)
  }
}

extension ViewState<[StoredPost]> {
  /// The state in a word, and what belongs to it in parentheses.
  var nameInTapes: String {
    switch self {
    case .idle: "idle"
    case .loading(after: .idle): "loading"
    case .loading(after: .loaded): "loading(loaded)"
    case .loading(after: .empty): "loading(empty)"
    case .loading(after: .failed): "loading(error)"
    case .loaded(let posts): "loaded(\(posts.count))"
    case .empty: "empty"
    case .error(_, .fullScreen): "error(fullScreen)"
    case .error(_, .alert): "error(alert)"
    case .error(_, .banner): "error(banner)"
    }
  }
}

extension SourceStatus {
  /// The state of a source in a word.
  var nameInTapes: String {
    switch self {
    case .idle: "idle"
    case .queued: "queued"
    case .loading: "loading"
    case .waiting: "waiting"
    case .fresh: "fresh"
    case .stale: "stale"
    case .failed: "failed"
    }
  }
}
