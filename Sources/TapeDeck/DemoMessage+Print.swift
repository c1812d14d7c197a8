import Essentials
import Tape

extension DemoMessage {
  /// Writes it where a command says such things: to standard output, or to standard error.
  public static func print(_ message: DemoMessage) {
    switch message {
    case .word(let words): write(words, to: STDOUT_FILENO)
    case .problem(let words): write(words, to: STDERR_FILENO)
    }
  }

  /// Whoever does not listen any more is not told; that words are lost for another reason is said where it can be.
  private static func write(_ words: String, to descriptor: Int32) {
    do {
      try Descriptor.writeAll(Array("\(words)\n".utf8), to: descriptor)
    } catch {
      guard error.code != .EPIPE, descriptor != STDERR_FILENO else { return }
      write("Cannot write to standard output: \(error.reason)", to: STDERR_FILENO)
    }
  }
}
