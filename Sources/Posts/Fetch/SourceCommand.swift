import Essentials

/// A source that a program of the user makes, as newsboat has them: `exec:` and the program with its arguments, or
/// `filter:`, such a program, `:` and the address of what it is given to read.
struct SourceCommand {
  /// The program and its arguments. No shell sees them.
  let arguments: [String]
  /// The address of what the program reads; nil where it reads nothing.
  let input: Source.ID?

  /// Nil for every other source.
  init?(_ address: Source.ID) {
    var input: String?
    let line: Substring
    if address.hasPrefix("exec:") {
      line = address.dropFirst(5)
    } else if address.hasPrefix("filter:") {
      let parts = address.dropFirst(7).split(separator: ":", maxSplits: 1)
      line = parts.first ?? ""
      input = parts.count == 2 ? String(parts[1]) : nil
    } else {
      return nil
    }
    arguments = SubscriptionWord.words(in: Array(line.utf8)[...]).map(\.text)
    self.input = input
  }

  /// Reads the address of a line of the list; nil where it is none of a program.
  ///
  /// Throws what is wrong with it.
  static func address(_ word: String, home: String?) throws -> Source.ID? {
    guard let command = SourceCommand(word) else { return nil }
    let kind = word.hasPrefix("exec:") ? "exec:" : "filter:"
    if command.arguments.first?.isEmpty != false {
      throw SubscriptionMistake("\(kind) needs a program behind it")
    }
    if kind == "filter:" {
      guard let input = command.input, input.contains("://") else {
        throw SubscriptionMistake("filter: needs a program, a colon and an address")
      }
      _ = try PostSource(argument: input)
    }
    // What a shell would do with these is not done, and silence would be no help.
    let line = word.split(separator: "://").first ?? ""
    if let sign = line.first(where: { "|;<>`$".contains($0) }) {
      throw SubscriptionMistake("programs run without a shell: put the \(sign) into a script")
    }
    guard let home else { return word }
    return word.replacing("\(kind)~/", with: "\(kind)\(home)/").replacing(" ~/", with: " \(home)/")
  }

  /// What the program prints until it ends; throws `PostsError.noFeed`.
  ///
  /// - Parameter limit: When it is killed.
  func output(of input: [UInt8], limit: Duration = .seconds(30)) async throws -> [UInt8] {
    do {
      let bytes = try await CommandOutput(arguments, limit: limit, maximum: 10_000_000)
        .bytes(reading: input)
      if !bytes.isEmpty { return bytes }
      throw CommandOutput.Failure(reason: "it printed nothing")
    } catch let failure as CommandOutput.Failure {
      throw PostsError.noFeed(arguments.first ?? "", reason: failure.reason)
    }
  }
}
