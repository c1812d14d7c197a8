import Essentials
import Synchronization

/// Runs the tasks of loads off the main actor, on few threads, and on none once the loads are over.
///
/// The default executor would do, but on Linux its first task starts a timer in Dispatch that looks
/// at the threads once a second and never ends: no screen would be still again.
public final class LoadExecutor: TaskExecutor {
  /// All share the threads.
  private struct Pool {
    var jobs: [(job: UnownedJob, executor: LoadExecutor)] = []
    var threads = 0
  }

  private static let pool = Mutex(Pool())
  /// More would only hold more documents at once.
  private static let mostThreads = 4

  /// One is as good as another.
  public init() {}

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsThread = Self.pool.withLock { pool in
      pool.jobs.append((job, self))
      guard pool.threads < Self.mostThreads else { return false }
      pool.threads += 1
      return true
    }
    if needsThread { SideThread.run { Self.work() } }
  }

  /// Until there is nothing to do.
  private static func work() {
    while let (job, executor) = next() {
      job.runSynchronously(on: executor.asUnownedTaskExecutor())
    }
  }

  private static func next() -> (UnownedJob, LoadExecutor)? {
    pool.withLock { pool in
      guard pool.jobs.isEmpty else { return pool.jobs.removeFirst() }
      pool.threads -= 1
      return nil
    }
  }
}
