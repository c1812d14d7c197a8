/// A source that was removed and can be put back.
struct Removal {
  let source: Source
  let title: String
  /// Where it stood.
  let index: Int
  /// The last change of marks before it.
  let change: Int
  let restore: RestoreSource
}

extension ReaderModel {
  /// So many sources can be put back; what is kept of the others goes.
  private static let mostRemovals = 20

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

  /// Puts the source back that was removed last.
  func restoreSource() {
    guard let removal = removals.popLast() else { return }
    let source = removal.source
    context.work.run(.changes) { _ in
      try removal.restore()
    } then: { [weak self] result in
      guard let self else { return }
      if case .failure(let error) = result {
        removals.append(removal)
        return context.messages.show(.failure(error, for: .seconds(8)))
      }
      var configured = table.configured.filter { $0.id != source.id && !$0.isTour }
      configured.insert(source, at: min(removal.index, configured.count))
      table.update(configured)
      show(.source(source.id))
      context.messages.show(.restored(removal.title))
    }
  }

  /// Removes what is kept of the sources that were removed first.
  ///
  /// - Parameter most: So many stay.
  func forgetRemoved(most: Int) {
    let forget = context.services.forget
    for removal in removals.dropLast(most) where !table.contains(removal.source.id) {
      context.work.run(.changes) {
        try forget(removal.source)
        try $0.forget(removal.source.id)
      } then: { _ in
      }
    }
    removals = removals.suffix(most)
  }

  private func removed(_ summary: SourceSummary, _ restore: @escaping RestoreSource) {
    let index = table.index(of: summary.id) ?? 0
    removals.append(
      Removal(
        source: summary.source, title: summary.title, index: index, change: flags.lastUndoable,
        restore: restore))
    forgetRemoved(most: Self.mostRemovals)
    table.update(table.configured.filter { $0.id != summary.id })
    if filter == .source(summary.id) {
      // Who tidies up goes on with the one that stands there now.
      show(sources.isEmpty ? .all : .source(sources[min(index, sources.count - 1)].id))
    }
    refreshTourIfNew()
    if (open?.text.source ?? asked?.source) == summary.id { closePost() }
    context.messages.show(.removed(summary.title, undo: settings.keys.sign(of: .undo)))
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
  func edited(_ source: Source) {
    table.update(table.configured.map { $0.id == source.id ? source : $0 })
  }
}
