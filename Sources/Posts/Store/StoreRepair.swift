import Essentials

/// Sets a damaged store aside and makes a new one of what can still be read.
struct StoreRepair {
  let file: StoreFile
  let lock: StoreLock

  func open() throws(StoreError) -> StoreOpening {
    guard lock.claim() else {
      // Whoever has it may have mended the store by now.
      lock.share()
      return try StoreOpening.openOrMake(file)
    }
    defer { lock.share() }
    do {
      // Another program may have been here while this one waited.
      return try StoreOpening.openOrMake(file)
    } catch {
      guard case .damaged = error else { throw error }
    }
    guard let aside = file.setAside() else { throw .damaged(path: file.path) }
    do {
      return try anew(from: aside)
    } catch {
      // On a full disk the next start is to find what this one found, and not a store that has less in it.
      file.remove()
      if aside.move(to: file) { file.setMark() }
      throw error
    }
  }
}

extension StoreRepair {
  /// A new store with what another one still gives; closed again where there is no room for that.
  private func anew(from aside: StoreFile) throws(StoreError) -> StoreOpening {
    var opening = try StoreOpening.openOrMake(file)
    let saved: Int
    do {
      saved = try StoreSalvage(from: aside, into: opening.database).run()
    } catch {
      throw StoreError(error, path: file.path)
    }
    opening.notice = """
      The store was damaged and is now \(aside.path); \
      \(saved == 1 ? "1 post" : "\(saved) posts") could be saved from it
      """
    return opening
  }
}
