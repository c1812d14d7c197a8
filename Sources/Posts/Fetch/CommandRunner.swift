import Essentials
import Feeds

/// Runs the commands of the user about a post.
public struct CommandRunner: Sendable {
  private let limit: Duration

  /// - Parameter limit: When a command is killed.
  public init(limit: Duration = .seconds(30)) { self.limit = limit }

  /// Runs a command until it ends. Throws where the task is cancelled, which kills it.
  public func run(_ command: UserCommand, about subject: CommandSubject) async throws
    -> CommandOutcome
  {
    do {
      let input = try subject.bytes(as: command.input)
      let file =
        command.arguments.contains { $0.contains("{file}") }
        ? try Self.file(of: input, named: command.input.suffix) : nil
      defer { if let file { unlink(file) } }
      let arguments = command.arguments.map { Self.filled($0, with: subject, file) }
      let bytes = try await CommandOutput(
        arguments, limit: limit, maximum: 10_000_000, withErrors: true
      ).bytes(reading: input)
      return CommandOutcome(output: Self.text(bytes), failure: nil)
    } catch let failure as CommandOutput.Failure {
      return CommandOutcome(output: Self.text(failure.output), failure: failure.reason)
    }
  }

  /// What a command would run, as its output: where it is shown, and nothing is to be run.
  public static func rehearse(_ command: UserCommand, about subject: CommandSubject)
    -> CommandOutcome
  {
    let file = "/tmp/outpost.\(command.input.suffix)"
    let arguments = command.arguments.map { filled($0, with: subject, file) }
    return CommandOutcome(output: arguments.joined(separator: "\n"), failure: nil)
  }

  /// Makes a private file of a post for another program, and removes it when that has ended.
  public static func withFile<Value>(
    of bytes: [UInt8], as format: UserCommand.Format, _ use: (String) -> Value
  ) throws -> Value {
    let path = try file(of: bytes, named: format.suffix)
    defer { unlink(path) }
    return use(path)
  }

  private static func file(of bytes: [UInt8], named suffix: String) throws -> String {
    var path = Array("/tmp/outpost.XXXXXX.\(suffix)\0".utf8CString)
    let file = mkstemps(&path, Int32(suffix.utf8.count + 1))
    guard file >= 0 else {
      throw CommandOutput.Failure(reason: String(cString: strerror(errno)))
    }
    defer { close(file) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 else {
        throw CommandOutput.Failure(reason: String(cString: strerror(errno)))
      }
      written += count
    }
    return path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  /// An argument with what belongs to the post in the place of names in braces. What is put in is not looked at again.
  private static func filled(_ argument: String, with subject: CommandSubject, _ file: String?)
    -> String
  {
    let values = [
      "url": subject.text.link ?? "", "title": subject.text.title, "source": subject.source,
      "enclosure": subject.text.attachments.first?.address ?? "", "file": file ?? "",
    ]
    return argument.replacing(/\{(url|title|source|enclosure|file)\}/) {
      // No other program gets a NUL through, which ends an argument.
      (values[String($0.1)] ?? "").filter { $0 != "\0" }
    }
  }

  private static func text(_ bytes: [UInt8]) -> String {
    TextCleaner.clean(String(decoding: bytes, as: UTF8.self), lines: .many)
  }
}
