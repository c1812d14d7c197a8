import CNCurses
import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Calls on the main actor when a file can be read, and when an instant has come.
///
/// On Linux the main thread waits for it itself, in a program whose main function is `async`; elsewhere libdispatch does,
/// with threads of its own.
package final class Wakeup {
  private let action: () -> Void
  private var waiter: Int32 = -1
  private var reading: (any DispatchSourceRead)?
  private var timer: (any DispatchSourceTimer)?

  /// - Parameters:
  ///   - file: A descriptor to be read, which must stay open until `cancel()`; nil for instants alone.
  ///   - usesDispatch: Whether libdispatch waits in any case.
  ///   - action: Is called on the main actor.
  package init(
    reading file: Int32? = nil, usesDispatch: Bool = false, _ action: @escaping () -> Void
  ) {
    self.action = action
    if !usesDispatch {
      waiter = cn_wait_add(file ?? -1, Self.call, Unmanaged.passUnretained(self).toOpaque())
    }
    guard waiter < 0, let file else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: file, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(action) }
    source.activate()
    reading = source
  }

  isolated deinit { cancel() }

  /// Calls once after a time, and no more at the instant that was set before; nil for none.
  package func schedule(after time: Duration?) {
    guard waiter < 0 else {
      let (seconds, attoseconds) = (time ?? .seconds(-1)).components
      return cn_wait_schedule(waiter, seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
    let timer = timer ?? makeTimer()
    self.timer = timer
    timer.schedule(deadline: time.map { .now() + $0 / .seconds(1) } ?? .distantFuture)
  }

  /// Calls no more.
  package func cancel() {
    if waiter >= 0 { cn_wait_remove(waiter) }
    waiter = -1
    reading?.cancel()
    timer?.cancel()
  }

  private func makeTimer() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [action] in MainActor.assumeIsolated(action) }
    timer.activate()
    return timer
  }

  private static let call: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
    guard let context else { return }
    let wakeup = Unmanaged<Wakeup>.fromOpaque(context).takeUnretainedValue()
    MainActor.assumeIsolated { wakeup.action() }
  }
}
