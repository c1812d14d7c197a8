import Essentials
import StateKit

extension ReaderModel {
  /// How far the sources are on the way to their places in the store.
  struct Adoption {
    /// Whether all have one.
    var isDone = true
    /// What waits for that; not empty while places are made.
    var waiting: [@MainActor (ReaderModel) -> Void] = []
    /// Whether the person is told where none can be made.
    var isTold = true
  }

  /// Shows what is kept of sources, and finds out whether some have no place yet.
  func adoptKept(_ configured: [Source]) throws {
    adoption.isDone = false
    adoption.isDone = try services.store.adoptKept(configured).isEmpty
  }

  /// Goes on once all sources have places, without which no answer of theirs is kept. Where none can be made, as on a
  /// disk that is full, nothing goes on; that is told once, and the person each time.
  func whenAdopted(_ trigger: LoadTrigger, _ use: @escaping @MainActor (ReaderModel) -> Void) {
    guard !adoption.isDone else { return use(self) }
    if trigger == .person { adoption.isTold = true }
    adoption.waiting.append(use)
    if adoption.waiting.count == 1 { makePlaces() }
  }

  /// Writes, which may have to wait for another program that does.
  private func makePlaces() {
    let configured = sources.map(\.source)
    withStore {
      try $0.adopt(configured)
    } then: { model, result in
      model.disownGone(of: configured)
      // Others may have come meanwhile.
      if case .success = result, model.sources.map(\.source) != configured {
        return model.makePlaces()
      }
      let waiting = model.adoption.waiting
      model.adoption.waiting = []
      switch result {
      case .success:
        model.adoption = Adoption()
        for use in waiting { use(model) }
      case .failure(let error):
        if model.adoption.isTold {
          model.say(error.explanation, .error, for: .seconds(20))
        }
        model.adoption.isTold = false
      }
    }
  }

  /// Hides what went while it was given a place.
  private func disownGone(of configured: [Source]) {
    let gone = Set(configured.map(\.id)).subtracting(indices.keys)
    guard !gone.isEmpty else { return }
    services.store.disown(gone)
    listChanged()
  }
}
