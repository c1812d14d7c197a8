import StateKit
import Tape
import TerminalUI

/// The Gallery as tapes play it: the tape answers its loads, or the script does as always.
enum GalleryProgram {
  static func make(on stage: TapeStage) -> TapeProgram {
    let ending = { (planned: Outcome) in
      guard let answers = stage.answers else {
        try await stage.clock.sleep(for: Script.answerTime)
        return planned
      }
      return Outcome(try await answers.next())
    }
    return TapeProgram { GalleryScreen(script: { Script(ending: ending) }) }
  }
}

extension Outcome {
  fileprivate init(_ outcome: TapeAnswer.Outcome) {
    switch outcome {
    case .posts: self = .success
    case .empty, .never: self = .empty
    case .status: self = .serverError
    case .fail: self = .networkError
    }
  }
}
