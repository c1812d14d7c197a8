import Foundation

#if canImport(FoundationNetworking)
  /// Calls the delegate of a session where the session works, instead of later.
  ///
  /// A queue of its own takes in whatever the session unpacks in the meantime: of a bomb of 809 bytes (Brotli) that is
  /// 1 GB, all of it in memory before any of it was counted. Called at once the delegate drops it: 55 to 70 MB for the whole
  /// program (Swift 6.3.1). A queue of an operation queue's own would end the stillness, too: see `LoadExecutor`.
  final class InlineQueue: OperationQueue, @unchecked Sendable {
    // Unchecked, because its superclass is; it holds nothing.
    override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
  }
#endif
