import Essentials
import Observation
import StateKit

/// What the reader of many sources shows, and what the user can do there; it knows nothing of any screen.
///
/// What is kept is shown before anything is asked for, and nothing that fails takes it away. Each source has
/// exactly one status, and the list that is looked at exactly one state.
@MainActor @Observable public final class ReaderModel {
  /// The post that is read; nil where none is.
  public private(set) var open: OpenPost?
  /// The post that was asked for and is not there yet.
  public var opening: StoredPost.ID? { isFollowing ? nil : asked?.id }
  /// What is remembered for the next start; a screen changes what is its own.
  public var place = ReaderPlace() { didSet { if place != oldValue { keepPlaceSoon() } } }
  /// Adds a source to those that are configured.
  public let adding: Submission<String, AddResult>
  /// Adds the sources of a list.
  public let importing: Submission<String, ImportResult>
  /// Fetches the whole text of the post that is read.
  public let fetchingText: Submission<PostText, StoredPost.ID>
  /// Gives a source another name, or other folders.
  public let editing: Submission<Source, Source.ID>
  /// Runs a program of the user about a post.
  public let commanding: Submission<(UserCommand, StoredPost.ID), CommandResult>
  /// Saves a post in a file of Markdown, and returns its path.
  public let saving: Submission<(StoredPost.ID, path: String), String>
  /// Signs in to a source that asks who is there.
  public let signingIn: Submission<SignInRequest, Source.ID>

  /// That post as the list has it, with each change since.
  private(set) var asked: StoredPost?
  /// What the user has set, and sets meanwhile; the sources in it are those of the start.
  public var settings: Settings { didSet { follow(settings) } }
  /// Whether that is shown beside the list because it is selected there.
  @ObservationIgnored private var isFollowing = false
  /// What the store has of the place, and where a screen is to begin.
  @ObservationIgnored var keptPlace = ReaderPlace()
  @ObservationIgnored var start: ReaderPlace?
  @ObservationIgnored var placeWait: Task<Void, Never>?
  /// What marks a post as read.
  var markRead: MarkRead { settings.markRead }
  let context: ReaderContext
  let table: SourceTable
  let list: ReaderList
  let flags: ReaderFlags
  let histories: ReaderHistory
  let progress: ListProgress
  let configuration: SourceConfiguration
  let queries: ReaderQueries
  let notifier: NewPostNotifier
  let downloads: ReaderDownloads
  /// The sources that were removed or changed and can be put back, the last one at the end.
  @ObservationIgnored var sourceChanges: [SourceChange] = []
  /// The page of which a feed is being added that takes its place.
  @ObservationIgnored var page: Source.ID?
  /// How many sign-ins were refused; a tape that is recorded leaves their keys out.
  @ObservationIgnored public internal(set) var refusalCount = 0
  /// Whether sources are asked automatically.
  var isRefreshing: Bool { table.staleTime != nil }

  /// Shows what is kept of the sources as soon as it was read; nothing is asked for yet.
  ///
  /// - Parameters:
  ///   - clock: Tells when things happen.
  ///   - executor: Runs the loads; nil does all work on the store at the call, so that a demo is the same each time.
  ///   - settings: What the user has set; the sources in it make no difference.
  ///   - staleTime: How old the posts of a source may be before it is asked again automatically; nil for never.
  public init(
    sources: [Source], services: ReaderServices, clock: AnyClock,
    executor: (any TaskExecutor)? = LoadExecutor(), settings: Settings = Settings(),
    staleTime: Duration? = .seconds(30 * 60)
  ) {
    let context = ReaderContext(services, clock: clock, executor: executor)
    let table = SourceTable(context, staleTime: staleTime)
    (self.context, self.table) = (context, table)
    self.settings = settings
    list = ReaderList(context)
    flags = ReaderFlags(context)
    histories = ReaderHistory(clock: clock)
    progress = ListProgress(clock: clock)
    configuration = SourceConfiguration(context, current: { table.configured })
    queries = ReaderQueries(context)
    notifier = NewPostNotifier(context)
    downloads = ReaderDownloads(context)
    let relay = SubmissionRelay()
    adding = Submission(executor: executor) { address in
      let result = try await services.add(address)
      await relay.model?.added(result)
      return result
    }
    importing = Submission(executor: executor) { path in
      guard let importList = services.importList else { throw ConfigurationError.noHome }
      // The model may follow the new list before this has the result.
      let known = await Set(relay.model?.table.configured.map(\.id) ?? [])
      let answer = try importList(path)
      await relay.model?.imported(answer, after: known)
      return answer
    }
    editing = Submission(executor: executor) { source in
      let source = source.tidy
      // As for an import: the model may follow the list before this has the result.
      let before = await relay.model?.table[source.id]
      try services.edit(source)
      await relay.model?.edited(source, from: before)
      return source.id
    }
    fetchingText = Submission(executor: executor) { post in
      guard let link = post.link else { return post.id }
      let source = await relay.model?.table[post.source]?.source
      try await services.refresh.keepWholeText(of: post.id, at: link, from: source)
      await relay.model?.readText(of: post.id)
      return post.id
    }
    signingIn = Submission(executor: executor) { request in
      try await services.signIn?(request)
      await relay.model?.signedIn(to: request.source.id)
      return request.source.id
    }
    commanding = Submission(executor: executor) { command, post in
      guard let run = services.command else { throw CommandFault.notHere }
      guard let subject = try await relay.model?.subject(post) else { throw CancellationError() }
      return CommandResult(
        id: await relay.nextNumber(), command: command, outcome: try await run(command, subject))
    }
    saving = Submission(executor: executor) { post, path in
      guard let save = services.save else { throw CommandFault.notHere }
      guard let subject = try await relay.model?.subject(post) else { throw CancellationError() }
      return try save(try subject.bytes(as: .markdown), path)
    }
    relay.model = self
    connectParts()
    follow(settings)
    readPlace()
    table.update(sources) { [weak self] in
      self?.showListThatIsThere()
      self?.list.begin()
      self?.resumeDownloads()
    }
    if let warning = services.store.warning { context.messages.show(.warning(warning)) }
  }

  private func connectParts() {
    list.isSubscribed = { [table] in table.contains($0) }
    flags.onChange = { [weak self] in self?.changed($0) }
    table.onLoad = { [weak self] in self?.changed($0, $1) }
    table.onRead = { [weak self] in self?.read($0, $1, before: $2, then: $3) }
    table.onPostsChanged = { [weak self] in
      self?.list.changed()
      self?.queries.changed()
    }
    queries.onRemoval = { [weak self] in
      self?.table.readCounts(of: nil)
      self?.list.changed()
      self?.queries.changed()
    }
    downloads.onChange = { [weak self] in if self?.filter == .downloads { self?.list.changed() } }
    configuration.onChange = { [weak self] in self?.follow($0) }
    configuration.onSettings = { [weak self] in
      self?.settings = $0
      self?.table.staleTime = $0.refresh
    }
  }

  /// Has these keys, filters and rules from now on.
  private func follow(_ settings: Settings) {
    context.messages.keys = settings.keys
    context.services.store.rules = settings.rules
    notifier.update(settings)
    table.proxy = settings.proxy
    queries.update(settings.queries, keep: settings.keep)
    if filter.isQuery, !settings.queries.contains(where: { .query($0) == filter }) { show(.all) }
  }
}

/// Brings news of submissions, which are made before the model is.
@MainActor private final class SubmissionRelay {
  weak var model: ReaderModel?
  private var number = 0

  func nextNumber() -> Int {
    number += 1
    return number
  }
}

extension ReaderModel {
  /// Opens a post; it is there when its text is. Of two that are opened quickly, the last one is.
  ///
  /// - Parameter isFollowing: Whether it is shown because it is selected, which does not make it read.
  public func open(_ id: StoredPost.ID, isFollowing: Bool = false) {
    guard let post = list.post(id) else { return }
    asked = post
    self.isFollowing = isFollowing
    context.work.run(.details) {
      try $0.text(of: id)
    } then: { [weak self] result in
      guard let self, let asked, asked.id == id else { return }
      self.asked = nil
      switch result {
      case .success(let text): if let text { show(text, of: list.post(id) ?? asked) }
      case .failure(let error): context.messages.show(.failure(error))
      }
    }
  }

  /// Records that the post that is shown was read.
  public func markShown() {
    guard let open, !open.isRead else { return }
    flags.markOpened(open.id)
  }

  /// When a post that is shown because it is selected counts as read.
  public var marksSelectedAfter: Duration? { markRead == .afterSecond ? .seconds(1) : nil }

  /// Whether a post counts as read when its end was on the screen.
  public var marksScrolled: Bool { markRead == .scroll }

  /// Opens nothing, if a post was asked for that is not there yet.
  public func cancelOpening() { asked = nil }

  /// Shows the whole text of the post that is read, which is fetched first where it is not kept; or again what the
  /// source gives.
  public func toggleWholeText() {
    guard let text = open?.text else { return }
    if fetchingText.state.isSubmitting { return fetchingText.cancel() }
    guard text.wholeText != .none else {
      fetchingText.submit(text)
      return
    }
    let id = text.id
    context.work.run(.changes) {
      try $0.show(whole: text.wholeText == .kept, of: id)
    } then: { [weak self] result in
      if case .failure(let error) = result { self?.context.messages.show(.failure(error)) }
      self?.readText(of: id)
    }
  }

  /// Shows the text of the post that is read as it is kept by now.
  private func readText(of id: StoredPost.ID) {
    context.work.run(.details) {
      try $0.text(of: id)
    } then: { [weak self] result in
      if case .success(let text?) = result, self?.open?.id == id { self?.open?.text = text }
    }
  }

  /// The text of a post that is not opened yet; nil where it is not there.
  public func text(of id: StoredPost.ID) async -> PostText? {
    await withCheckedContinuation { continuation in
      context.work.run(.details) {
        try $0.text(of: id)
      } then: {
        continuation.resume(returning: try? $0.get())
      }
    }
  }

  /// The clock that says when things happen.
  public var clock: AnyClock { context.clock }

  /// Goes back to the list.
  public func closePost() {
    fetchingText.reset()
    cancelOpening()
    open = nil
  }

  private func show(_ text: PostText, of post: StoredPost) {
    // The whole text of another post is not waited for.
    if open?.id != post.id { fetchingText.reset() }
    let isRead = markRead == .open || markRead == .afterSecond && !isFollowing
    open = OpenPost(
      id: post.id, text: text, isRead: post.isRead || isRead, isStarred: post.isStarred)
    if !post.isRead, isRead { flags.markOpened(post.id) }
    keepPlace()
    if text.wholeText == .none, text.link != nil, table[text.source]?.source.showsWholeText == true
    {
      fetchingText.submit(text)
    }
  }

  /// Shows a post that was moved with its source, perhaps under another number.
  func follow(_ id: StoredPost.ID?, to text: PostText?) {
    guard let open, open.id == id, let text else { return }
    self.open = OpenPost(id: text.id, text: text, isRead: open.isRead, isStarred: open.isStarred)
  }

  /// Shows a change of flags that the store has.
  private func changed(_ change: FlagChange) {
    var found = list.show(change)
    if let asked, change.idSet.contains(asked.id) { self.asked?.set(change.flag) }
    if let post = open, change.idSet.contains(post.id) {
      open?.set(change.flag)
      found[post.id] = post.text.source
    }
    let isWhole = found.count == change.idSet.count
    // What is on the list no more may be of any source, or a post that was joined with another one.
    table.readCounts(of: isWhole ? Set(found.values) : nil)
    queries.changed()
    if list.filter == .starred || !isWhole { list.changed() }
  }
}

extension ReaderModel {
  /// Asks for news of what is old by now, whenever that is, until its task is cancelled.
  public func keepFresh() async {
    while !Task.isCancelled {
      refreshAll(.interval)
      table.showStatuses()
      queries.changed()
      if table.isAtRest { queries.removeOld(of: table.configured) }
      guard await context.rest(.seconds(60)) else { return }
    }
  }

  /// Waits until the store has all changes that it was given; the program may end then.
  public func finish() async {
    placeWait?.cancel()
    fetchingText.cancel()
    commanding.cancel()
    downloads.finish()
    keepPlace()
    forgetRemoved(most: 0)
    await context.work.finishChanges()
  }
}
