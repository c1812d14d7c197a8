extension Timer {
  /// The times at which a timer runs down, again and again.
  public struct TimerPublisher: Publisher {
    fileprivate let interval: TimeInterval

    /// The publisher itself: it begins when somebody listens.
    public nonisolated func autoconnect() -> TimerPublisher { self }

    public func sink(receiveValue: @escaping (Date) -> Void) -> AnyCancellable {
      let interval = interval
      let task = Task { @MainActor in
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(interval))
          if !Task.isCancelled { receiveValue(Date()) }
        }
      }
      return AnyCancellable { task.cancel() }
    }
  }

  /// A timer that runs down every so many seconds, on the main actor whatever else is asked for.
  public nonisolated static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: max(0.001, interval))
  }
}

nonisolated extension NotificationCenter {
  /// The notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil)
    -> AnyPublisher<Notification>
  {
    AnyPublisher { receive in
      nonisolated(unsafe) let receive = receive
      let observer = self.addObserver(forName: name, object: object, queue: nil) { note in
        // It comes on the thread that posts it, as it does in Combine.
        receive(note)
      }
      return AnyCancellable { self.removeObserver(observer) }
    }
  }
}
