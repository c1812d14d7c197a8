import Essentials

/// What came of a program of the user. Two are told apart by their numbers: what was printed is too much to compare.
public struct CommandResult: Identifiable, Hashable, Sendable {
  public let id: Int
  public let command: UserCommand
  public let outcome: CommandOutcome

  /// - Parameter id: No other result has it.
  public init(id: Int, command: UserCommand, outcome: CommandOutcome) {
    (self.id, self.command, self.outcome) = (id, command, outcome)
  }

  public static func == (one: Self, other: Self) -> Bool { one.id == other.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Why a program of the user did not start.
enum CommandFault: Error, CustomStringConvertible {
  /// This is a demo.
  case notHere
  /// The post was taken out meanwhile.
  case gone

  var description: String {
    switch self {
    case .notHere: "Programs and files are not for a demo."
    case .gone: "The post is no longer there."
    }
  }
}

extension ReaderModel {
  /// What is kept of a post, for another program; throws where it was taken out.
  func subject(_ id: StoredPost.ID) async throws -> CommandSubject {
    try await withCheckedThrowingContinuation { continuation in
      readSubject(id) { continuation.resume(with: $0) }
    }
  }

  /// Reads what is kept of a post, and goes on with it; that it was taken out is told.
  public func withSubject(
    _ id: StoredPost.ID, _ use: @escaping @MainActor (CommandSubject) -> Void
  ) {
    readSubject(id) { [weak self] result in
      switch result {
      case .success(let subject): use(subject)
      case .failure(let error): self?.context.messages.show(.failure(error))
      }
    }
  }

  private func readSubject(
    _ id: StoredPost.ID, _ use: @escaping @MainActor (Result<CommandSubject, any Error>) -> Void
  ) {
    context.work.run(.details) { store in
      guard let text = try store.text(of: id), let content = try store.content(of: id) else {
        throw CommandFault.gone
      }
      return (text, content)
    } then: { [weak self] result in
      use(
        result.map { text, content in
          CommandSubject(
            text: text, source: self?.title(of: text.source) ?? text.source, content: content)
        })
    }
  }

  /// The title of a post of the list, or of the one that is read.
  public func title(ofPost id: StoredPost.ID) -> String? {
    list.post(id)?.title ?? open.flatMap { $0.id == id ? $0.text.title : nil }
  }

  /// Runs a program about a post. What it printed is in `commanding`, once it has ended.
  public func run(_ command: UserCommand, about post: StoredPost.ID) {
    if commanding.submit((command, post)) == .rejected {
      context.messages.show(ReaderToast("Another command is running", .note))
    } else if command.result != .background {
      context.messages.show(ReaderToast("\(command.name) … · Esc cancels", .note))
    }
  }

  /// Kills the program that runs.
  public func cancelCommand() {
    commanding.cancel()
    context.messages.show(ReaderToast("Command cancelled", .note))
  }

  /// Tells how a program ended whose output is not shown.
  public func tell(_ result: CommandResult) {
    let name = result.command.name
    guard let failure = result.outcome.failure else {
      return context.messages.show(ReaderToast("\(name): done"))
    }
    let last = result.outcome.lines.last { !$0.isEmpty }
    let end = last.map { " · \($0.prefix(200))\($0.count > 200 ? "…" : "")" } ?? ""
    context.messages.show(ReaderToast("\(name): \(failure)\(end)", .error, for: .seconds(8)))
  }
}
