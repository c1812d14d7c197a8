import StateKit

extension ReaderModel {
  /// Shows another list, whose posts follow when they were read; what was typed to search stays.
  public func show(_ filter: PostFilter) {
    guard filter != self.filter else { return }
    // A post beside another list would not be the one that the keys are about.
    closePost()
    progress.dismissAlert()
    force(nil)
    list.show(filter, arranged: place[filter])
    progress.restart(isBusy: isBusy)
    place.post = nil
    place.line = nil
    keepPlace()
  }

  /// Shows the next list of one source, or of one folder, that has unread posts, and answers whether there is one.
  public func showNextUnreadList(forward: Bool) -> Bool {
    guard let next = nextUnreadList(forward: forward) else { return false }
    show(next)
    let count = count(of: next)
    showToast("\(title) · \(count) unread")
    return true
  }

  private func nextUnreadList(forward: Bool) -> PostFilter? {
    let lists: [PostFilter]
    switch filter {
    case .all, .unread, .starred, .downloads, .query: return nil
    case .source:
      lists = overview.folders.flatMap(\.rows)
        .filter { !overview.summaries[$0.number].source.isHidden }.map(\.filter)
    case .folder: lists = overview.folders.compactMap { $0.name.map(PostFilter.folder) }
    }
    guard let index = lists.firstIndex(of: filter) else { return nil }
    let others = lists[(index + 1)...] + lists[..<index]
    return forward
      ? others.first { $0 != filter && count(of: $0) > 0 }
      : others.last { $0 != filter && count(of: $0) > 0 }
  }

  /// Goes on once the first posts are there that are kept, or cannot be: for the first frame.
  public func whenBegun(_ use: @escaping @MainActor () -> Void) { list.whenBegun(use) }

  /// Marks a post as read, or as unread again.
  public func toggleRead(_ id: StoredPost.ID) {
    if let post = upcoming(id) { flags.change([id], .read(!post.isRead)) }
  }

  /// Stars a post, or takes its star away.
  public func toggleStarred(_ id: StoredPost.ID) {
    if let post = upcoming(id) { flags.change([id], .starred(!post.isStarred)) }
  }

  /// Marks all posts of the list as read, also those that are too far down to be shown.
  public func markAllRead() {
    list.whenCurrent { [weak self] in
      guard let self else { return }
      flags.markAllRead(in: filter, matching: list.query, shown: list.posts.map(\.id))
    }
  }

  /// Takes the last change of marks back, or puts a source back that was removed or changed after that.
  public func undo() {
    if let last = sourceChanges.last, last.change >= flags.lastUndoable {
      restoreSource()
    } else {
      flags.undo()
    }
  }

  /// Asks the sources of the list for news, because the user wants them now.
  public func refresh() {
    progress.dismissAlert()
    force(nil)
    if case .source(let id) = filter { refresh(id) } else { refreshAll(.user) }
  }

  /// Asks one source for news, whatever list is shown.
  public func refresh(_ id: Source.ID) { table.refresh(id) }

  /// Asks all sources for news; those that asked to be left alone are.
  public func refreshAll(_ trigger: LoadTrigger = .user) {
    // What cannot be kept is not asked for automatically.
    guard trigger == .user || isRefreshing && !context.services.store.isReadOnly else {
      return trigger == .background ? refreshTourIfNew() : ()
    }
    table.refreshAll(trigger) { [weak self] in
      if trigger == .user { self?.configuration.read() }
    }
  }

  /// Cancels what the list waits for; what was there before stays.
  public func cancel() {
    force(nil)
    let loads = busyLoads.map { (load: $0, index: table.index(of: $0.source.id) ?? 0) }
    for (load, _) in loads.sorted(by: { $0.index < $1.index }) { load.cancel() }
    // The user has ended the wait, and knows why: the title tells of the failure.
    progress.dismissAlert()
  }

  /// Closes the alert of this id; the posts beneath it stay.
  public func dismissAlert(id: Int) {
    if case .error(_, .alert(id, let posts)) = progress.forced?.state {
      return force(.loaded(posts))
    }
    if progress.alert?.id == id { progress.dismissAlert() }
  }

  /// Shows a toast.
  public func showToast(
    _ text: String, _ severity: Message.Severity = .info, for duration: Duration = .seconds(4)
  ) {
    context.messages.show(ReaderToast(text, severity, for: duration))
  }

  /// Ends what is told of what the user did before.
  public func endToast() { context.messages.end() }

  /// Takes a warning or an error away that is shown; false where none is.
  public func dismissWarning(at now: AnyClock.Instant) -> Bool {
    guard let shown = messages.current(at: now), shown.severity >= .warning else { return false }
    messages.dismiss(id: shown.id, at: now)
    return true
  }

  private func upcoming(_ id: StoredPost.ID) -> (any Flagged)? {
    if let post = list.post(id) { return flags.upcoming(post, id) }
    return open.flatMap { $0.id == id ? flags.upcoming($0, id) : nil }
  }
}

extension ReaderModel {
  /// Shows what a load has come to.
  func changed(_ load: SourceLoad, _ trigger: LoadTrigger) {
    let own = PostFilter.source(load.source.id)
    progress.update(isBusy: isBusy)
    let isOver = !load.isLoading && !load.isCancelled
    let isGood = isOver && load.error == nil
    if isGood { notifier.count(load) }
    if !table.isBusy { notifier.notify() }
    // What it tells of is over, whoever asked again.
    if isGood, progress.alert?.filter == own { progress.dismissAlert() }
    if !isGood { record(load, trigger) }
    if !isOver { recordMerged(load, trigger) }
    if isOver, let error = load.error, trigger == .user, filter == own {
      progress.present(error, in: own)
    }
  }

  /// Shows what is kept of a source after a load.
  func read(
    _ load: SourceLoad, _ trigger: LoadTrigger, before: SourceSummary?,
    then finish: @escaping @MainActor () -> Void
  ) {
    let id = load.source.id
    if let before, let summary = table[id] {
      // What another program has moved or removed is kept no more.
      if summary.total == 0, before.total > 0 { configuration.read() }
      if filter.source == nil || filter.source == id { list.changed() }
      queries.changed()
      if let address = summary.newAddress { move(summary, to: address) }
    }
    list.whenCurrent { [weak self] in
      finish()
      guard let self else { return }
      if table.isAtRest { noteOffline() }
      if load.error == nil { record(load, trigger) }
      recordMerged(load, trigger)
    }
  }

  private func record(_ load: SourceLoad, _ trigger: LoadTrigger) {
    histories.record(
      load, in: .source(load.source.id), trigger, error: load.error,
      total: table[load.source.id]?.total ?? 0)
  }

  /// Records a load for the lists of all sources, of which many are one load: it ends with the last of them.
  private func recordMerged(_ load: SourceLoad, _ trigger: LoadTrigger) {
    guard load.isLoading || table.isAtRest && histories.isLoadingAll else { return }
    // What is counted over all sources is not for each of them that begins.
    let overview = load.isLoading ? nil : overview
    histories.record(
      load, in: .all, trigger,
      error: overview.flatMap {
        FailedSources($0.facts(of: nil), among: $0.summaries, isNamed: true)
      }, total: overview?.total ?? 0)
  }
}
