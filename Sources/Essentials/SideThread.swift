/// A thread beside those that the tasks of the whole program share, for what blocks.
public enum SideThread {
  /// Does the work there, once; the thread ends with it. Where the system has no thread left, it is done here.
  public static func run(_ work: @escaping @Sendable () -> Void) {
    #if canImport(FoundationEssentials)
      var thread = pthread_t()
      let work = Unmanaged.passRetained(Work(work)).toOpaque()
      guard pthread_create(&thread, nil, Work.run, work) == 0 else {
        _ = Work.run(work)
        return
      }
      pthread_detach(thread)
    #else
      Thread.detachNewThread(work)
    #endif
  }
}

#if canImport(FoundationEssentials)
  private final class Work: Sendable {
    private let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }

    static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      if let work = $0 { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().work() }
      return nil
    }
  }
#endif
