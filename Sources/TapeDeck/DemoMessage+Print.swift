import Foundation
import Tape

extension DemoMessage {
  /// Writes it where a command says such things: to standard output, or to standard error.
  public static func print(_ message: DemoMessage) {
    switch message {
    case .word(let words): FileHandle.standardOutput.write(Data("\(words)\n".utf8))
    case .problem(let words): FileHandle.standardError.write(Data("\(words)\n".utf8))
    }
  }
}
