extension Timer {
  /// The times at which a timer runs down, again and again, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    private let interval: TimeInterval
    private let times = PassthroughSubject<Date, Never>()
    private var task: Task<Void, Never>?

    fileprivate nonisolated init(interval: TimeInterval) { self.interval = interval }

    public func sink(receiveValue: @escaping (Date) -> Void) -> AnyCancellable {
      times.sink(receiveValue: receiveValue)
    }

    /// Starts the timer, unless it runs; what is returned stops it.
    public func connect() -> any Cancellable {
      let interval = interval
      task =
        task
        ?? Task { @MainActor [weak self] in
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(interval))
            if !Task.isCancelled { self?.times.send(Date()) }
          }
        }
      return TimerStop { [weak self] in self?.stop() }
    }

    private func stop() {
      task?.cancel()
      task = nil
    }

    deinit { task?.cancel() }
  }

  /// A timer that runs down every so many seconds, on the main actor whatever else is asked for.
  public nonisolated static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: max(0.001, interval))
  }
}

/// Stops a timer when it is told to, however long it is kept.
private struct TimerStop: Cancellable {
  let stop: () -> Void

  func cancel() { stop() }
}

nonisolated extension NotificationCenter {
  /// The notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil)
    -> AnyPublisher<Notification, Never>
  {
    AnyPublisher { receive in
      // It comes on the thread that posts it, as it does in Combine.
      nonisolated(unsafe) let receive = receive
      let observer = self.addObserver(forName: name, object: object, queue: nil) { note in
        receive(note)
      }
      return AnyCancellable { self.removeObserver(observer) }
    }
  }
}

/// Where and when values are handed on. Here it is the main actor, whatever is named.
public nonisolated protocol Scheduler {
  /// A length of time.
  typealias Stride = SchedulerStride
}

extension RunLoop: Scheduler {}
extension DispatchQueue: Scheduler {}
extension OperationQueue: Scheduler {}

/// A length of time, as publishers are told it.
public nonisolated struct SchedulerStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  Sendable
{
  fileprivate let duration: Duration

  /// A number of seconds.
  public init(floatLiteral value: Double) { duration = .seconds(value) }
  /// A number of seconds.
  public init(integerLiteral value: Int) { duration = .seconds(value) }
  private init(_ duration: Duration) { self.duration = duration }

  /// A number of seconds.
  public static func seconds(_ seconds: Double) -> Self { Self(.seconds(seconds)) }
  /// A number of seconds.
  public static func seconds(_ seconds: Int) -> Self { Self(.seconds(seconds)) }
  /// A number of thousandths of a second.
  public static func milliseconds(_ count: Int) -> Self { Self(.milliseconds(count)) }
  /// A number of millionths of a second.
  public static func microseconds(_ count: Int) -> Self { Self(.microseconds(count)) }
}

extension Publisher {
  /// The last value, once no other has come for a time.
  public func debounce<S: Scheduler>(
    for time: S.Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    debounce(for: time.duration, clock: .continuous())
  }

  /// Each value, a time after it came.
  public func delay<S: Scheduler>(
    for time: S.Stride, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    delay(for: time.duration, clock: .continuous())
  }

  /// The values on the main actor, each once what is under way there is done.
  public func receive(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    delay(for: .zero, clock: .continuous())
  }

  /// The values as they are: where a publisher begins is its own affair.
  public func subscribe(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
}
