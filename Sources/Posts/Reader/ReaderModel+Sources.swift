extension ReaderModel {
  /// Forgets what was to be added before.
  ///
  /// - Parameter page: A source that is a page and names feeds, of which one takes its place; nil where an address is typed.
  public func beginAdding(feedOf page: Source.ID? = nil) {
    adding.reset()
    self.page = page
    if let page { adding.submit(table[page]?.source.address ?? page) }
  }

  /// Adds the source at an address, or the one that is chosen of those that a page names.
  public func add(_ address: String) { adding.submit(address) }

  /// Follows what others have changed in the settings and in the list of sources.
  public func readConfiguration() { configuration.read() }

  /// Tells what was left out of the user's files.
  public func tell(ofConfiguration warning: String?) { configuration.tell(warning) }

  /// Whether anybody can sign in to a source; where not, that is told.
  public func canSignIn() -> Bool {
    if context.services.signIn != nil { return true }
    refusalCount += 1
    showToast("Sign-in is disabled while a tape is recorded", .note)
    return false
  }

  /// Adds the sources of the OPML list at a path.
  public func importList(at path: String) { importing.submit(path) }

  /// Signs in to a source, or to one that is being added; two quick Enters are one sign-in.
  public func signIn(to id: Source.ID, as credential: Credential) {
    var source = table[id]?.source ?? Source(address: id)
    source.proxy = source.proxy ?? settings.proxy
    signingIn.submit(SignInRequest(source: source, credential: credential))
  }
}

extension ReaderModel {
  /// Has these sources from now on.
  func follow(_ configured: [Source]) {
    let configured = context.services.tour.among(configured)
    guard configured != table.configured else { return }
    let known = Set(table.configured.map(\.id))
    table.update(configured)
    showListThatIsThere()
    if let open, !table.contains(open.text.source) { closePost() }
    for source in configured where !known.contains(source.id) && !source.isTour {
      refresh(source.id)
    }
  }

  /// - Parameter known: The sources before the import.
  func imported(_ answer: ImportResult, after known: Set<Source.ID>) {
    let missing = answer.added.filter { !table.contains($0.id) }
    table.update(table.configured + missing)
    showListThatIsThere()
    for source in missing { refresh(source.id) }
    let addedCount = answer.added.count { !known.contains($0.id) }
    context.messages.show(.imported(answer, addedCount: addedCount))
  }

  func added(_ result: AddResult) {
    switch result {
    case .added(let source, _):
      table.update(table.configured.filter { $0.id != source.id } + [source]) { [weak self] in
        guard let self else { return }
        context.messages.show(
          .added(title(of: source.id), isKept: context.services.isKept))
      }
      replacePage(with: source.id)
    case .known(let source):
      // Another program may have added it.
      if !table.contains(source.id) { table.update(table.configured + [source]) }
      replacePage(with: source.id)
      context.messages.show(.alreadyThere)
    case .choices, .asksForSignIn: break
    }
  }

  private func replacePage(with feed: Source.ID) {
    if let page, page != feed { remove(page) }
    page = nil
    show(.source(feed))
  }

  /// Goes on with what asked who is there.
  func signedIn(to id: Source.ID) {
    if table.contains(id) { refresh(id) } else { add(id) }
  }

  /// Follows a source to the address that it moved to for good.
  func move(_ summary: SourceSummary, to address: Source.ID) {
    let shown = open?.id
    configuration.move(summary, to: address, open: shown) { [weak self] source, text in
      guard let self else { return }
      guard table.contains(summary.id) else { return configuration.read() }
      let other = table[source.id]?.title
      table.update(
        table.configured.compactMap {
          $0.id == summary.id ? (other == nil ? source : nil) : $0
        })
      if filter == .source(summary.id) { histories.follow(summary.id, to: source.id) }
      list.follow(summary.id, to: source.id)
      progress.restart(isBusy: isBusy)
      follow(shown, to: text)
      context.messages.show(.moved(summary.title, to: source.address, joining: other))
    }
  }

  /// Where the source of the list is gone, shows all, or the tour where there is nothing else.
  func showListThatIsThere() {
    if case .folder(let name) = filter,
      !sources.contains(where: { $0.source.folders.contains(name) })
    {
      show(.all)
    }
    if let id = filter.source, !table.contains(id) {
      show(table.contains(Tour.source.id) ? .source(Tour.source.id) : .all)
    }
    refreshTourIfNew()
  }

  /// The tour is asked without a key, whatever the settings say: it bothers nobody.
  func refreshTourIfNew() {
    if let tour = table[Tour.source.id], tour.total == 0 { refresh(tour.id) }
  }
}
