import Essentials
import StateKit

/// Puts a source back into the configuration that was taken out.
public typealias RestoreSource = @Sendable () throws -> Void

/// What the reader works with, put together where the program starts.
public struct ReaderServices: Sendable {
  let refresh: SourceRefresh
  let configured: (@Sendable () throws -> Settings?)?
  let tour: TourPlacement
  let isKept: Bool
  let add: @Sendable (String) async throws -> AddResult
  let remove: @Sendable (Source) throws -> RestoreSource
  let forget: @Sendable (Source) throws -> Void
  let edit: @Sendable (Source) throws -> Void
  let importList: (@Sendable (String) throws -> ImportResult)?
  let move: (@Sendable (Source.ID, Source.ID) throws -> Source)?
  let signIn: (@Sendable (SignInRequest) async throws -> Void)?
  let command: (@Sendable (UserCommand, CommandSubject) async throws -> CommandOutcome)?
  let save: (@Sendable ([UInt8], String) throws -> String)?
  let downloader: Downloader?
  /// When a program that tells of new posts is ended.
  let notifyLimit: Duration
  /// Whether it is told what would be run in place of running it.
  let rehearses: Bool

  var store: PostStore { refresh.store }
  /// The date, where the clock only counts.
  var now: @Sendable () -> Date { refresh.now }
  /// Draws the delays of retries.
  var random: RandomSource { refresh.random }

  /// - Parameters:
  ///   - configured: Reads the settings and which sources there are by now, where others can change that; nil where all is as it was.
  ///   - tour: Whether the tour is among the sources; the fetcher has to know it then.
  ///   - isKept: Whether what is added is there after the program has ended, too.
  ///   - add: Finds out what an address is, and configures it where it is one source.
  ///   - remove: Takes a source out of the configuration, and answers what puts it back; its posts go later.
  ///   - forget: Forgets what is kept of such a source beside its posts.
  ///   - edit: Writes down the name and the folders of a source.
  ///   - importList: Configures the sources of the list at a path; nil where there is nothing to import into.
  ///   - move: Writes down the new address of a source; nil where none is written down.
  ///   - command: Runs a program of the user; nil where none is to run.
  ///   - save: Writes a new file at a path as it was typed, and returns its path; nil where none is to be written.
  ///   - downloader: Puts files of posts on the disk; nil where none are to be there.
  ///   - notifyLimit: When a program that tells of new posts is ended.
  ///   - rehearses: Whether it is told what would be run to tell of new posts: a tape may be a stranger's.
  ///   - signIn: Tries a sign-in, and keeps it where it is good; nil in a recording, which is not to hold passwords.
  public init(
    refresh: SourceRefresh,
    configured: (@Sendable () throws -> Settings?)? = nil, tour: TourPlacement = .never,
    isKept: Bool = true,
    add: @escaping @Sendable (String) async throws -> AddResult,
    remove: @escaping @Sendable (Source) throws -> RestoreSource = { _ in {} },
    forget: @escaping @Sendable (Source) throws -> Void = { _ in },
    edit: @escaping @Sendable (Source) throws -> Void = { _ in },
    importList: (@Sendable (String) throws -> ImportResult)? = nil,
    move: (@Sendable (Source.ID, Source.ID) throws -> Source)? = nil,
    signIn: (@Sendable (SignInRequest) async throws -> Void)?,
    command: (@Sendable (UserCommand, CommandSubject) async throws -> CommandOutcome)? = nil,
    save: (@Sendable ([UInt8], String) throws -> String)? = nil, downloader: Downloader? = nil,
    notifyLimit: Duration = .seconds(10), rehearses: Bool = false
  ) {
    self.refresh = refresh
    self.configured = configured
    self.tour = tour
    self.isKept = isKept
    self.add = add
    self.remove = remove
    self.forget = forget
    self.edit = edit
    self.importList = importList
    self.move = move
    self.signIn = signIn
    self.command = command
    self.save = save
    self.downloader = downloader
    self.notifyLimit = notifyLimit
    self.rehearses = rehearses
  }
}

/// What the parts of the reader work with.
@MainActor struct ReaderContext {
  let services: ReaderServices
  let clock: AnyClock
  /// Runs the loads; nil does all work on the store at the call.
  let executor: (any TaskExecutor)?
  let work: StoreWork
  let messages: ReaderMessages

  init(_ services: ReaderServices, clock: AnyClock, executor: (any TaskExecutor)?) {
    self.services = services
    self.clock = clock
    self.executor = executor
    work = StoreWork(services.store, executor: executor)
    messages = ReaderMessages(clock: clock)
  }

  /// Lets some time pass, and answers whether the task goes on after that: it may be cancelled meanwhile.
  func rest(_ duration: Duration) async -> Bool {
    let rest: Void? = try? await withTaskExecutorPreference(executor) {
      try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: nil)
    }
    return rest != nil
  }
}
