import CTaskHook
import Dispatch
import Synchronization

/// Jobs of tasks that belong to no actor. By default the runtime gives them to other threads, at no
/// certain time. Also a task of the main actor that is resumed begins as such a job.
///
/// While a tape is played, those that begin on the main queue stay on it, one after the other. So no play
/// depends on threads. This uses a hook of the runtime for test tools; a runtime without the hook changes
/// nothing.
enum GlobalJobs {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  /// The jobs that were kept on the main queue so far, to see whether there were new ones.
  fileprivate static var startedCount: Int { started.load(ordering: .relaxed) }

  /// Leaves the next one out, which only looks whether there are any.
  fileprivate static func leaveOut() { started.subtract(1, ordering: .relaxed) }

  private static let started = Atomic(0)
  private static let executor = MainQueueExecutor()
  private static let players = Mutex(0)
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Keeps jobs on the main queue until `release`, which is called once for each call of this.
  static func keepOnMainQueue() {
    _ = mark
    players.withLock { players in
      players += 1
      if players == 1 { set { job, enqueue in GlobalJobs.take(job, enqueue) } }
    }
  }

  /// Gives jobs to threads again.
  static func release() {
    players.withLock { players in
      players -= 1
      if players == 0 { set(nil) }
    }
  }

  private static func set(_ hook: Hook?) {
    guard let address = th_enqueue_global() else { return }
    UnsafeMutableRawPointer(address).assumingMemoryBound(to: Hook?.self).pointee = hook
  }

  private static func take(_ job: UnownedJob, _ enqueue: Enqueue) {
    if DispatchQueue.getSpecific(key: mark) == true {
      started.add(1, ordering: .relaxed)
      executor.run(job)
    } else {
      enqueue(job)
    }
  }
}

/// Runs jobs on the main queue, where they see each other's work.
private final class MainQueueExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) { run(UnownedJob(job)) }

  func run(_ job: UnownedJob) {
    DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// Lets everything that is ready on the main queue run.
@MainActor enum MainQueue {
  /// Turns without a new job, after which nothing can be on its way any more.
  private static let quietTurns = 40
  /// Rounds of turns after which something is taken to keep itself busy, and is left at that.
  private static let mostRounds = 250

  /// Runs what is ready, and what becomes ready by that.
  static func settle() async {
    for _ in 0..<mostRounds {
      let before = GlobalJobs.startedCount
      await withCheckedContinuation { turn(quietTurns, $0) }
      if GlobalJobs.startedCount <= before { return }
    }
  }

  /// A turn comes after every job that was on the queue before it.
  private nonisolated static func turn(_ left: Int, _ settled: CheckedContinuation<Void, Never>) {
    if left == 0 {
      GlobalJobs.leaveOut()
      return settled.resume()
    }
    DispatchQueue.main.async { turn(left - 1, settled) }
  }
}
