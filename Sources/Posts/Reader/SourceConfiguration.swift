import Essentials

/// Follows what others change in the configuration, and writes new addresses down there.
@MainActor final class SourceConfiguration {
  /// Is given what was set, each time that it is read.
  var onSettings: ((Settings) -> Void)?
  /// Is told of sources that others have added, removed or changed.
  var onChange: (([Source]) -> Void)?

  /// The sources whose new address is being written down.
  private var moving: Set<Source.ID> = []
  private var hasReportedMove = false
  /// What was told of the user's files last.
  private var told: String?
  /// The toast that tells what is wrong with the files.
  private var brokenToast: Int?
  /// Waits for a file that is gone to come back.
  private var wait: Task<Void, Never>?
  /// Whether it was told that it did not.
  private var hasReportedMissing = false

  /// An editor may write a file by another one that takes its name.
  private static let gracePeriod = Duration.seconds(2)
  private let context: ReaderContext
  private let current: () -> [Source]

  /// - Parameter current: The sources that are shown.
  init(_ context: ReaderContext, current: @escaping () -> [Source]) {
    self.context = context
    self.current = current
  }

  /// Tells what was left out of the user's files, once.
  func tell(_ warning: String?) {
    defer { told = warning }
    if let warning, warning != told { context.messages.show(.warning(warning)) }
  }

  /// Reads which sources there are by now. Where it is broken, that is told, and the sources stay as they are.
  func read() { read(since: nil) }

  /// Writes down that a source has moved for good; where that fails the old address goes on, and that is told once.
  ///
  /// - Parameters:
  ///   - open: The post that is read.
  ///   - finish: Is called with the source at its new address and the text that is kept of that post by now.
  func move(
    _ summary: SourceSummary, to address: Source.ID, open: StoredPost.ID?,
    then finish: @escaping @MainActor (Source, PostText?) -> Void
  ) {
    guard let move = context.services.move, moving.insert(summary.id).inserted else { return }
    context.work.run(.changes) { store in
      (try move(summary.id, address), try open.flatMap { try store.text(of: $0) })
    } then: { [weak self] result in
      guard let self else { return }
      moving.remove(summary.id)
      switch result {
      case .success((let source, let text)): finish(source, text)
      // Another program has moved or removed it.
      case .failure(ConfigurationError.noSuchSource): read()
      case .failure(let error):
        if !hasReportedMove { context.messages.show(.notMoved(summary.title, to: address, error)) }
        hasReportedMove = true
      }
    }
  }

  /// - Parameter earlier: What was read and not used; where nothing was written since, it is what there is.
  private func read(since earlier: [Source]?) {
    guard let configured = context.services.configured else { return }
    let before = current()
    context.work.run(.changes) { _ in
      try configured()
    } then: { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let news):
        endBroken()
        if let news {
          tell(news.warning)
          onSettings?(news)
        }
        guard let sources = news?.sources ?? earlier else { break }
        // What came and went while the file was read may be missing there.
        guard before == current() else { return read(since: sources) }
        if sources != before { onChange?(sources) }
      case .failure(let error as ConfigurationError) where error.isMissing: tellMissing(error)
      case .failure(let error):
        endBroken()
        brokenToast = context.messages.post(.brokenConfiguration(error))
      }
    }
  }

  /// What was wrong is right again, or wrong in another way.
  private func endBroken() {
    context.messages.end(brokenToast)
    wait?.cancel()
    (brokenToast, wait, hasReportedMissing) = (nil, nil, false)
  }

  /// Tells that a file is gone, once, if it is not back soon.
  private func tellMissing(_ error: ConfigurationError) {
    guard !hasReportedMissing else { return }
    if wait != nil { return }
    wait = Task { [weak self, context] in
      guard await context.rest(Self.gracePeriod), let self, wait != nil else { return }
      wait = nil
      hasReportedMissing = true
      context.messages.end(brokenToast)
      brokenToast = context.messages.post(.brokenConfiguration(error))
    }
  }
}

extension ConfigurationError {
  fileprivate var isMissing: Bool {
    if case .missing = self { true } else { false }
  }
}
