import StateKit
import Tape
import TapeDemo
import TerminalUI

/// `Gallery` shows it, `Gallery demo TAPE…` plays tapes of it.
@main enum Main {
  static func main() async {
    if CommandLine.arguments.dropFirst().first == "demo" {
      await DemoRun.main(command: "Gallery demo", program: GalleryProgram.make)
    }
    await GalleryApp.main()
  }
}

/// Ways to keep the state of a view, and what views can do, to be tried side by side.
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup { GalleryScreen() }
  }
}

/// The Gallery as tapes play it: the tape responds to its loads, or the script does as always.
private enum GalleryProgram {
  static func make(on context: PlaybackContext) -> TapeProgram {
    let ending = { (planned: Outcome) in
      guard let responses = context.responses else {
        try await context.clock.sleep(for: Script.answerTime)
        return planned
      }
      return try Outcome(await responses.next())
    }
    // A tape knows no time but its own, so it waits for each picture.
    let decoder = PictureProgram().blockingDecoder
    return TapeProgram {
      GalleryScreen(script: { Script(ending: ending) }).environment(\.pictureDecoder, decoder)
    }
  }
}

extension Outcome {
  /// - Throws: `FeedError` for a status, which an outcome of the script has not.
  fileprivate init(_ outcome: TapeResponse.Outcome) throws {
    switch outcome {
    case .posts, .feed, .picture: self = .success
    case .empty, .never: self = .empty
    case .status(let code, _): throw FeedError.server(code: code)
    case .fail: self = .networkError
    }
  }
}
