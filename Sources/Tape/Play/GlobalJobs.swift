import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Work of tasks that belongs to no actor: by itself it runs on other threads, whenever those get to it, so
/// that no two plays would be alike.
enum GlobalJobs {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  private static let started = Atomic(0)
  private static let executor = MainQueueExecutor()

  /// The jobs that were brought to the main queue so far.
  static var startedCount: Int { started.load(ordering: .relaxed) }

  /// From now on brings such work to the main queue of this process, one job after the other. Through a hook of
  /// the runtime, which is there for test tools; a runtime without it leaves everything as it is.
  static func bringToMainQueue() {
    guard let symbol = dlsym(nil, "swift_task_enqueueGlobal_hook") else { return }
    let hook: Hook = { job, _ in GlobalJobs.take(job) }
    symbol.assumingMemoryBound(to: Hook?.self).pointee = hook
  }

  private static func take(_ job: UnownedJob) {
    started.add(1, ordering: .relaxed)
    executor.run(job)
  }
}

/// Runs jobs on the main queue, where they see each other's work.
private final class MainQueueExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) { run(UnownedJob(job)) }

  func run(_ job: UnownedJob) {
    DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
