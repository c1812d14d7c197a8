import Essentials
import Synchronization

/// All that is kept of all sources: documents, posts, marks. Every method may block, and may be called on any
/// thread; what a method changed is kept as a whole or not at all, and survives the end of the program.
public final class PostStore: Sendable {
  /// What had to be done to open it, for the user; nil where nothing had.
  public var warning: String? { opening.warning }
  /// Whether it can only be looked at: marks and answers are refused with `StoreError.readOnly`.
  public var isReadOnly: Bool { opening.isReadOnly }
  /// What it took to open it; its lock is held as long as the store is open.
  private let opening: StoreOpening
  /// Runs before each access, for tests that hold it up.
  private let beforeAccess: (@Sendable () -> Void)?
  /// A lock, because any thread may ask; it is held for the look-up of a name only.
  let names = Mutex(SourceNames())
  /// What is done with new posts; a lock for the same reason.
  private let kept = Mutex<[PostRule]>([])

  /// What is done with posts when they come.
  public var rules: [PostRule] {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }

  /// Opens or makes the store at a path; its folder is made on first use, for its owner only.
  ///
  /// - Parameter repairs: Whether one that is damaged is set aside; whoever only looks leaves it as it is.
  public convenience init(path: String, repairs: Bool = true) throws(StoreError) {
    self.init(try StoreOpening.open(path: path, repairs: repairs))
  }

  /// One that is gone with the program, for sources given on the command line, and for tests.
  ///
  /// - Parameter warning: What the user is to be told of that.
  public static func inMemory(warning: String? = nil) throws(StoreError) -> PostStore {
    var opening = try StoreOpening.openInMemory()
    opening.warning = warning
    return PostStore(opening)
  }

  /// - Parameter beforeAccess: Runs before each access, on the thread that wants it.
  package static func inMemory(
    beforeAccess: (@Sendable () -> Void)?
  ) throws(StoreError) -> PostStore {
    PostStore(try StoreOpening.openInMemory(), beforeAccess)
  }

  private init(_ opening: StoreOpening, _ beforeAccess: (@Sendable () -> Void)? = nil) {
    self.beforeAccess = beforeAccess
    self.opening = opening
  }
}

extension PostStore {
  /// Looks at one moment of the store, which others may go on to change.
  func read<Value: Sendable>(
    _ work: @Sendable (Database) throws -> Value
  ) throws(StoreError) -> Value {
    beforeAccess?()
    do { return try opening.database.read(work) } catch { throw failure(error) }
  }

  /// Changes the store in one transaction: all of it or, when the work throws, nothing.
  func write<Value: Sendable>(
    _ work: @Sendable (Database) throws -> Value
  ) throws(StoreError) -> Value {
    guard !isReadOnly else { throw .readOnly(path: opening.path) }
    beforeAccess?()
    do { return try opening.database.write(work) } catch { throw failure(error) }
  }

  /// Writes the file again without its empty room; others wait to write meanwhile.
  func vacuum() throws(StoreError) {
    do { try opening.database.vacuum() } catch { throw failure(error) }
  }

  /// What an error means. A damage is remembered, so that the store is looked through when it is opened again.
  private func failure(_ error: any Error) -> StoreError {
    let failure = StoreError(error, path: opening.path)
    if case .damaged = failure, opening.lock != nil, !isReadOnly {
      StoreFile(path: opening.path).setMark()
    }
    return failure
  }

  /// Marks posts read or unread, and returns how many were not. The mark survives the end of the program once this
  /// returns.
  @discardableResult
  public func mark(_ ids: [StoredPost.ID], read: Bool) throws(StoreError) -> Int {
    try mark("UPDATE post SET read = ?1 WHERE id = \(Self.row) AND read <> ?1", ids, read)
  }

  /// Gives posts a star or takes it, and returns how many changed. The star survives the end of the program once this
  /// returns.
  @discardableResult
  public func mark(_ ids: [StoredPost.ID], starred: Bool) throws(StoreError) -> Int {
    try mark("UPDATE post SET starred = ?1 WHERE id = \(Self.row) AND starred <> ?1", ids, starred)
  }

  /// The row of the post that is meant by the second value, which may have been joined with another one.
  private static let row = "coalesce((SELECT post FROM joined WHERE id = ?2), ?2)"

  private func mark(_ sql: String, _ ids: [StoredPost.ID], _ mark: Bool) throws(StoreError) -> Int {
    guard !ids.isEmpty else { return 0 }
    return try write { database in
      let update = try database.statement(sql)
      return try ids.reduce(0) { count, id in
        try update.run(mark ? 1 : 0, id)
        return count + database.changeCount
      }
    }
  }
}

/// Which number of the store stands for which source, and which of them this program has to do with.
struct SourceNames {
  private var addresses: [Int64: Source.ID] = [:]
  /// Those that were subscribed, as the user has them.
  private var configured: [Int64: Source] = [:]
  /// Counts what has changed in the sources, and which of that is noted for the counts of queries.
  private(set) var lastChange = 0
  var notedChange = -1
  /// Nil before the first time: then all are seen.
  private var subscribed: Set<Int64>?

  subscript(number: Int64) -> Source.ID? { addresses[number] }

  /// The source as it is configured; nil for one that is not.
  func source(_ number: Int64) -> Source? { configured[number] }

  /// Whether it is known what the sources are called.
  var areKnown: Bool { subscribed != nil }

  /// Whether its posts are listed.
  func isSeen(_ number: Int64) -> Bool { subscribed?.contains(number) ?? true }

  mutating func learn(_ number: Int64, _ address: Source.ID) {
    addresses[number] = address
    configured[number] = configured[number]?.moved(to: address)
  }

  /// From now on only subscribed sources are listed; one without a number is not.
  mutating func subscribe(to sources: some Sequence<(Int64?, Source)>) {
    subscribed = subscribed ?? []
    for case (let number?, let source) in sources {
      learn(number, source.id)
      let isNew = subscribed?.insert(number).inserted == true
      if isNew || configured[number] != source { lastChange += 1 }
      configured[number] = source
    }
  }

  /// Their posts are kept, and no longer listed.
  mutating func unsubscribe(from ids: Set<Source.ID>) {
    lastChange += 1
    for (number, address) in addresses where ids.contains(address) { subscribed?.remove(number) }
  }

  mutating func forget(_ number: Int64) {
    (addresses[number], configured[number]) = (nil, nil)
    lastChange += 1
    subscribed?.remove(number)
  }

  /// The sources of a folder whose posts are on its list.
  func numbers(in folder: String) -> [Int64] {
    (subscribed ?? []).filter {
      configured[$0].map { $0.folders.contains(folder) && !$0.isHidden } == true
    }.sorted()
  }

  /// What a source is called.
  func title(of number: Int64, besides feedTitle: String?) -> String {
    configured[number]?.title(besides: feedTitle) ?? feedTitle ?? addresses[number] ?? ""
  }

  /// Those that are kept, but were not subscribed.
  func unsubscribed(of numbers: [Int64]) -> [Int64] {
    guard let subscribed else { return [] }
    return numbers.filter { !subscribed.contains($0) }
  }
}
