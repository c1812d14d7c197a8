/// A source that was removed or changed, and can be put back.
struct SourceChange {
  /// As it was.
  let source: Source
  let title: String
  /// Where it stood.
  let index: Int
  /// The last change of marks before it.
  let change: Int
  let restore: RestoreSource
}

extension ReaderModel {
  /// So many changes can be undone; what is kept of sources that were removed before goes.
  private static let mostChanges = 20

  /// Takes a source out. Its posts are hidden until the program ends, so that `undo` has them again.
  public func remove(_ id: Source.ID) {
    guard let summary = table[id] else { return }
    let takeOut = context.services.remove
    table.load(of: id)?.cancel()
    context.work.run(.changes) { _ in
      try takeOut(summary.source)
    } then: { [weak self] result in
      switch result {
      case .success(let restore): self?.removed(summary, restore)
      case .failure(let error): self?.context.messages.show(.notRemoved(error))
      }
    }
  }

  /// Puts the source back that was removed or changed last.
  func restoreSource() {
    guard let change = sourceChanges.popLast() else { return }
    let source = change.source
    context.work.run(.changes) { _ in
      try change.restore()
    } then: { [weak self] result in
      guard let self else { return }
      if case .failure(let error) = result {
        sourceChanges.append(change)
        return context.messages.show(.failure(error, for: .seconds(8)))
      }
      var configured = table.configured.filter { !$0.isTour }
      if let index = configured.firstIndex(where: { $0.id == source.id }) {
        configured[index] = source
        table.update(configured)
        return context.messages.show(.changedBack(change.title))
      }
      configured.insert(source, at: min(change.index, configured.count))
      table.update(configured)
      show(.source(source.id))
      context.messages.show(.restored(change.title))
    }
  }

  /// Removes what is kept of the sources that were removed first.
  ///
  /// - Parameter most: So many stay.
  func forgetRemoved(most: Int) {
    let forget = context.services.forget
    for change in sourceChanges.dropLast(most) where !table.contains(change.source.id) {
      context.work.run(.changes) {
        try forget(change.source)
        try $0.forget(change.source.id)
      } then: { _ in
      }
    }
    sourceChanges = sourceChanges.suffix(most)
  }

  private func removed(_ summary: SourceSummary, _ restore: @escaping RestoreSource) {
    remember(summary, restore)
    let next = sourceBeside(summary.id)
    table.update(table.configured.filter { $0.id != summary.id })
    // Who tidies up goes on with the one that stands there now.
    if filter == .source(summary.id) { show(next.map(PostFilter.source) ?? .all) }
    refreshTourIfNew()
    if (open?.text.source ?? asked?.source) == summary.id { closePost() }
    context.messages.show(.removed(summary.title, undo: settings.keys.sign(of: .undo)))
  }
}

extension ReaderModel {
  private func remember(_ before: SourceSummary, _ restore: @escaping RestoreSource) {
    sourceChanges.append(
      SourceChange(
        source: before.source, title: before.title, index: table.index(of: before.id) ?? 0,
        change: flags.lastUndoable, restore: restore))
    forgetRemoved(most: Self.mostChanges)
  }

  /// The source below another one in the list of sources, or above it where it is the last.
  private func sourceBeside(_ id: Source.ID) -> Source.ID? {
    let rows = overview.folders.filter { !($0.name.map(place.folded.contains) ?? false) }
      .flatMap(\.rows).map { overview.summaries[$0.number].source }
      .filter { !$0.isHidden }.map(\.id)
    guard let index = rows.firstIndex(of: id) else { return nil }
    return rows[index...].first { $0 != id } ?? rows[..<index].last
  }
}

extension ReaderModel {
  /// Gives a source another name; empty for what it calls itself.
  public func rename(_ id: Source.ID, to name: String) {
    guard var source = table[id]?.source else { return }
    source.name = name
    editing.submit(source)
  }

  /// Puts a source into folders, separated by commas; empty for none.
  public func move(_ id: Source.ID, toFolders names: String) {
    guard var source = table[id]?.source else { return }
    source.folders = names.split(separator: ",").map(String.init)
    editing.submit(source)
  }

  /// Shows what was written down of a source.
  func edited(_ source: Source, from before: SourceSummary?) {
    if let before, before.source != source {
      let edit = context.services.edit
      remember(before) { try edit(before.source) }
      context.messages.show(.edited(before.title, undo: settings.keys.sign(of: .undo)))
    }
    table.update(table.configured.map { $0.id == source.id ? source : $0 })
  }
}
