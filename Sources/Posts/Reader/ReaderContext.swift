import StateKit

/// What the parts of the reader work with.
@MainActor struct ReaderContext {
  let services: ReaderServices
  let clock: AnyClock
  /// Runs the loads; nil does all work on the store at the call.
  let executor: (any TaskExecutor)?
  let work: StoreWork
  let messages: ReaderMessages

  init(_ services: ReaderServices, clock: AnyClock, executor: (any TaskExecutor)?) {
    self.services = services
    self.clock = clock
    self.executor = executor
    work = StoreWork(services.store, executor: executor)
    messages = ReaderMessages(clock: clock)
  }
}
