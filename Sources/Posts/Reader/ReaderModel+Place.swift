extension ReaderModel {
  /// Shows what was kept of the last run, and goes on with the list of that time unless another one is asked for.
  func readPlace() {
    context.work.run(.details) {
      try $0.kept(ReaderPlace.name).map { ReaderPlace(text: $0) }
    } then: { [weak self] result in
      guard let self, case .success(let kept?) = result else { return }
      keptPlace = kept
      place = kept
      let isAsked = filter != .all
      if !isAsked { start = kept }
      let filter = isAsked ? filter : kept.filter.flatMap(filter(key:)) ?? .all
      list.show(filter, arranged: place[filter])
    }
  }

  private func filter(key: String) -> PostFilter? {
    PostFilter(key: key) ?? savedQueries.map(PostFilter.query).first { $0.key == key }
  }

  /// Keeps what is to be remembered, where that has changed.
  func keepPlace() {
    var place = place
    place.filter = filter.key
    guard place != keptPlace, let text = place.text else { return }
    keptPlace = place
    context.work.run(.changes, { try $0.keep(text, as: ReaderPlace.name) }, then: { _ in })
  }

  /// Keeps what is to be remembered a moment after it has changed: a program may end without a word.
  func keepPlaceSoon() {
    guard placeWait == nil else { return }
    placeWait = Task { [weak self, context] in
      let goesOn = await context.rest(.seconds(3))
      self?.placeWait = nil
      if goesOn { self?.keepPlace() }
    }
  }

  /// Keeps what is to be remembered, for a program that ends now.
  public func keepPlaceNow() {
    keepPlace()
    context.work.finishChangesNow()
  }

  /// Where the last run was left, for a screen that goes on from there; it is given out once.
  public func takeStart() -> ReaderPlace? {
    defer { start = nil }
    return start?.filter == filter.key ? start : nil
  }

  /// Notes the posts of a list that it must have when it is shown again.
  public func noteNeeded(_ posts: [StoredPost.ID], in filter: PostFilter) {
    list.needed[filter] = posts
  }

  /// Goes on once the posts are those of the list that is wanted, and all of them.
  public func whenListed(_ use: @escaping @MainActor () -> Void) { list.whenCurrent(use) }

  /// How the list is arranged.
  public var arrangement: ListArrangement { place[filter] }

  /// How the posts are arranged that are there, and the number of the read that they came with.
  public var shownArrangement: ListArrangement { list.rows?.arrangement ?? ListArrangement() }
  public var readNumber: Int { list.rows?.number ?? 0 }

  /// Arranges the list by the next order.
  public func changeOrder() {
    arrange { $0.order = $0.order.next }
    let name =
      switch arrangement.order {
      case .newest: "Newest first"
      case .oldest: "Oldest first"
      case .source: "By source"
      case .title: "By title"
      }
    showToast(name)
  }

  /// Leaves out the posts of the list that were read, or shows them again.
  public func toggleReadPosts() {
    arrange { $0.hidesRead.toggle() }
    showToast(arrangement.hidesRead ? "Read posts are hidden" : "Read posts are shown")
  }

  private func arrange(_ change: (inout ListArrangement) -> Void) {
    change(&place[filter])
    list.arrange(place[filter])
    keepPlace()
  }
}
