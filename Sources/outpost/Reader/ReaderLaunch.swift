import Dispatch
import Essentials
import Posts
import StateKit
import TerminalUI

/// The start of the reader: its store is opened beside the screen, as another program may be writing to it.
@Observable final class ReaderLaunch {
  /// Nil until the store is open.
  private(set) var model: ReaderModel?
  /// Why it cannot be opened.
  private(set) var error: (any Error)?
  let settings: Posts.Settings
  private let sources: [Source]
  private let clock: AnyClock
  private let filter: PostFilter?
  @ObservationIgnored private var watches: [FolderWatch] = []
  @ObservationIgnored private let begun = AsyncStream<Void>.makeStream()

  /// A start that takes longer is told on the screen.
  private static let longestSilence = DispatchTimeInterval.milliseconds(150)

  /// - Parameter filter: What is shown first; nil for all posts.
  init(_ sources: [Source], _ settings: Posts.Settings, _ clock: AnyClock, in filter: PostFilter?) {
    self.sources = sources
    self.settings = settings
    self.clock = clock
    self.filter = filter
  }

  /// Begins to open the store.
  func open(_ services: @escaping @Sendable () throws -> ReaderServices) {
    let sender = begun.continuation
    SideThread.run {
      let result = Result { try services() }
      Task { @MainActor in
        self.begin(with: result)
        // A frame without the posts would be one too many.
        if let model = self.model { model.whenBegun { sender.yield() } } else { sender.yield() }
      }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.longestSilence) { sender.yield() }
  }

  /// Waits a moment for the store and the first posts. Throws why the store cannot be opened, where that is known.
  func wait() async throws {
    // On Swift's own executor the end of the wait would start a clock that ticks for ever.
    await withTaskExecutorPreference(LoadExecutor()) { for await _ in begun.stream { break } }
    try check()
  }

  /// Has the reader follow what other programs change in the user's files.
  func follow(_ directories: Directories) {
    // What is not there cannot be watched.
    try? Directories.make(directories.configuration)
    let folders = ConfigurationFiles(directories).folders
    watches = folders.map {
      FolderWatch($0) { [weak self] in self?.model?.readConfiguration() }
    }
  }

  /// Throws why the store cannot be opened, where that is known.
  func check() throws { if let error { throw error } }

  private func begin(with result: Result<ReaderServices, any Error>) {
    let model: ReaderModel
    do {
      model = ReaderModel(
        sources: sources, services: try result.get(), clock: clock, settings: settings,
        staleTime: settings.refresh)
    } catch {
      self.error = error
      return
    }
    if let filter { model.show(filter) }
    model.tell(ofConfiguration: settings.warning)
    // Before its first frame, so that it shows the load.
    model.refreshAll(.background)
    self.model = model
  }
}

/// The reader, or what its start waits for.
struct LaunchScreen<Reader: View>: View {
  let launch: ReaderLaunch
  let reader: (ReaderModel) -> Reader
  @Environment(\.quit) private var quit

  var body: some View {
    if let model = launch.model {
      reader(model)
    } else {
      VStack(spacing: 16) {
        ProgressView("Opening the store…")
        Text("Another program may be writing to it. q quits.").foregroundColor(.secondary)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onKeyPress("q") {
        quit()
        return .handled
      }
      .onChange(of: launch.error == nil) { quit() }
    }
  }
}
