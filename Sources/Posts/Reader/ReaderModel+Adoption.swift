import StateKit

extension ReaderModel {
  /// Makes places for sources in the store, without which no answer of theirs is kept.
  func adopt(_ configured: [Source], isTold: Bool = true) {
    do {
      try services.store.adopt(configured)
      isAdopted = true
    } catch {
      isAdopted = false
      if isTold { say(error.localizedDescription, .error, for: .seconds(20)) }
    }
  }

  /// Does so again where it went wrong, as on a disk that was full; answers whether all sources have places.
  func adoptMissing(_ trigger: LoadTrigger) -> Bool {
    if !isAdopted { adopt(sources.map(\.source), isTold: trigger == .person) }
    return isAdopted
  }
}
