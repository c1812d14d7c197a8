import Dispatch

/// Runs the tasks of a load off the main actor, and nothing once the load is over.
///
/// The default executor would do, but on Linux its first task starts a timer in Dispatch that looks
/// at the threads once a second and never ends: no screen would be still again. Serial queues start
/// none. Each job has its own, so that no load waits for what an abandoned one still parses.
public final class LoadExecutor: TaskExecutor {
  /// One is as good as another.
  public init() {}

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue(label: "load").async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
