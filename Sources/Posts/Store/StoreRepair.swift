import Foundation
import GRDB

/// Sets a damaged store aside and makes a new one of what can still be read.
struct StoreRepair {
  let file: StoreFile
  let lock: StoreLock

  func open() throws(StoreError) -> StoreOpening {
    guard lock.claim() else { throw .damaged(path: file.path) }
    defer { lock.share() }
    do {
      // Another program may have been here while this one waited.
      return try StoreOpening.openOrMake(file)
    } catch {
      guard case .damaged = error else { throw error }
    }
    guard let aside = file.setAside() else { throw .damaged(path: file.path) }
    do {
      var opening = try StoreOpening.openOrMake(file)
      let saved = StoreSalvage(from: aside, into: opening.database).run()
      opening.notice = """
        The store was damaged and is now \(aside.path); \
        \(saved == 1 ? "1 post" : "\(saved) posts") could be saved from it
        """
      return opening
    } catch {
      // On a full disk the next start is to find what this one found.
      if !file.isThere { _ = aside.move(to: file) }
      throw error
    }
  }
}
