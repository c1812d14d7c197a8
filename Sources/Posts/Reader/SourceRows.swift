import Essentials
import StateKit

/// Sees to it that all sources have rows in the store, without which no document of theirs is kept.
@MainActor final class SourceRows {
  private enum State { case unchecked, missing, complete }

  private var state = State.unchecked
  /// What waits until all have one.
  private var waiting: [@MainActor () -> Void] = []
  private var isMaking = false
  private var hasReportedError = false
  private let context: ReaderContext
  private let configured: () -> [Source]
  private let onMade: ([Source]) -> Void

  /// - Parameters:
  ///   - configured: The sources that there are.
  ///   - onMade: Is told for which sources rows were made or tried; some may be gone by then.
  init(
    _ context: ReaderContext, configured: @escaping () -> [Source],
    onMade: @escaping ([Source]) -> Void
  ) {
    self.context = context
    self.configured = configured
    self.onMade = onMade
  }

  /// Goes on once all sources have rows. Where none can be made, as on a disk that is full, nothing goes on; that is
  /// told once, and the user each time.
  func whenComplete(_ trigger: LoadTrigger, _ use: @escaping @MainActor () -> Void) {
    guard state != .complete else { return use() }
    if trigger == .person { hasReportedError = false }
    waiting.append(use)
    makeMissing()
  }

  /// Waits for a check, as there are other sources now.
  func beginCheck() { state = .unchecked }

  func endCheck(isComplete: Bool) {
    state = isComplete ? .complete : .missing
    if isComplete { goOn() } else { makeMissing() }
  }
}

extension SourceRows {
  /// Writes, which may have to wait for another program that does.
  private func makeMissing() {
    guard state == .missing, !waiting.isEmpty, !isMaking else { return }
    isMaking = true
    let wanted = configured()
    context.work.run(.changes) {
      try $0.adopt(wanted)
    } then: { [weak self] in
      self?.end($0, wanted)
    }
  }

  private func end(_ result: Result<Void, any Error>, _ wanted: [Source]) {
    isMaking = false
    onMade(wanted)
    switch result {
    case .success:
      if state == .missing, wanted == configured() { state = .complete }
      // Others may have come meanwhile.
      if state == .complete { goOn() } else { makeMissing() }
    case .failure(let error):
      waiting = []
      if !hasReportedError { context.messages.show(.failure(error, for: .seconds(20))) }
      hasReportedError = true
    }
  }

  private func goOn() {
    hasReportedError = false
    let uses = waiting
    waiting = []
    for use in uses { use() }
  }
}
