import Essentials
import Observation
import StateKit

/// The downloads of posts: two are fetched at the same time, the others wait in their order.
@MainActor @Observable final class ReaderDownloads {
  private(set) var all: [StoredPost.ID: Download] = [:]
  /// What those that wait ask for, the first one first.
  @ObservationIgnored private var waiting: [(post: StoredPost.ID, request: DownloadRequest)] = []
  /// Those that are fetched. A number tells a task from an older one of the same post.
  @ObservationIgnored private var running: [StoredPost.ID: (number: Int, task: Task<Void, Never>)] =
    [:]
  @ObservationIgnored private var lastNumber = 0
  /// Is told when a post has a download, or has none any more.
  @ObservationIgnored var onChange: (() -> Void)?
  private let context: ReaderContext

  private static let mostRunning = 2

  init(_ context: ReaderContext) { self.context = context }

  /// Reads what is remembered, and answers which downloads were under way when the program ended.
  func begin(then resume: @escaping @MainActor ([StoredPost.ID]) -> Void) {
    guard context.services.downloader != nil else { return }
    context.work.run(.details) {
      try $0.downloads()
    } then: { [weak self] result in
      guard let self, case .success(let stored) = result, !stored.isEmpty else { return }
      for download in stored where all[download.post] == nil {
        all[download.post] = Download(download)
      }
      onChange?()
      resume(stored.filter { $0.stage == .wanted }.map(\.post))
    }
  }

  /// Fetches a file once it is its turn, or goes on with it.
  func request(_ request: DownloadRequest, of post: StoredPost.ID) {
    guard running[post] == nil, !waiting.contains(where: { $0.post == post }) else { return }
    var download = Download(post: post, address: request.attachment.address)
    download.progress = request.start
    let isNew = all[post] == nil
    all[post] = download
    save(post, isNew: isNew)
    waiting.append((post, request))
    beginNext()
  }

  /// Stops a download; what came is kept.
  func cancel(_ post: StoredPost.ID) {
    stop(post)
    apply(.cancel, to: post)
    beginNext()
  }

  /// Forgets a download, with its file.
  func remove(_ post: StoredPost.ID) {
    stop(post)
    let path = all.removeValue(forKey: post)?.progress.path
    let remove = context.services.downloader?.remove
    context.work.run(.changes) {
      if let path { remove?(path) }
      try $0.removeDownload(of: post)
    } then: { [weak self] _ in
      self?.onChange?()
    }
    beginNext()
  }

  /// Ends what is fetched; it goes on at the next start.
  func finish() {
    for post in running.keys { stop(post) }
    waiting = []
  }
}

extension ReaderDownloads {
  private func stop(_ post: StoredPost.ID) {
    waiting.removeAll { $0.post == post }
    running.removeValue(forKey: post)?.task.cancel()
  }

  private func beginNext() {
    guard let load = context.services.downloader?.load else { return }
    while running.count < Self.mostRunning, !waiting.isEmpty {
      let (post, request) = waiting.removeFirst()
      lastNumber += 1
      let number = lastNumber
      apply(.begin, to: post)
      let task = Task(executorPreference: context.executor) { [weak self] in
        let result: Result<String, any Error>
        do {
          result = .success(
            try await load(request) { [weak self] in self?.note($0, of: post, number) })
        } catch {
          result = .failure(error)
        }
        await self?.end(post, number, result)
      }
      running[post] = (number, task)
    }
  }

  private func note(_ progress: DownloadProgress, of post: StoredPost.ID, _ number: Int) {
    guard running[post]?.number == number, let old = all[post]?.progress else { return }
    all[post]?.progress = progress
    // What a crash must not lose.
    if old.path != progress.path || old.validators != progress.validators
      || old.total != progress.total
    {
      save(post)
    }
  }

  private func end(
    _ post: StoredPost.ID, _ number: Int, _ result: Result<String, any Error>
  ) {
    guard running[post]?.number == number else { return }
    running[post] = nil
    switch result {
    case .success(let path):
      all[post]?.progress.path = path
      if let total = all[post]?.progress.total { all[post]?.progress.received = total }
      apply(.succeed, to: post)
      context.messages.show(ReaderToast("Downloaded \(path.fileName)"))
    case .failure(PostsError.alreadyDownloading):
      // What the other program remembers of it stays.
      all[post]?.state = .failed(PostsError.alreadyDownloading.explanation)
      context.messages.show(.failure(PostsError.alreadyDownloading))
    case .failure(let error):
      apply(.fail(error.explanation), to: post)
      context.messages.show(.failure(error, for: .seconds(8)))
    }
    beginNext()
  }

  private func apply(_ event: DownloadState.Event, to post: StoredPost.ID) {
    guard let state = all[post]?.state, state != state.after(event) else { return }
    all[post]?.state = state.after(event)
    save(post)
  }

  private func save(_ post: StoredPost.ID, isNew: Bool = false) {
    guard let stored = all[post]?.stored else { return }
    context.work.run(.changes) {
      try $0.save(stored)
    } then: { [weak self] result in
      if case .failure(let error) = result { self?.context.messages.show(.failure(error)) }
      if isNew { self?.onChange?() }
    }
  }
}
