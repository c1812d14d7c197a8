import Cells

/// A tape as it was read: how it is set up, and what it does step by step. Reading it runs nothing.
public struct TapeScript: Equatable, Sendable {
  /// One line of a tape that does something.
  public struct Step: Equatable, Sendable {
    /// What it does.
    public var command: TapeCommand
    /// Where it is written, for messages.
    public var place: TapePlace

    /// A step, as a reader or a recorder makes it.
    public init(_ command: TapeCommand, at place: TapePlace) {
      self.command = command
      self.place = place
    }
  }

  /// How the tape is set up, from its `Set` lines.
  public var settings: TapeSettings
  /// What the tape does, in order; those of sourced tapes stand where they are sourced.
  public var steps: [Step]

  /// A tape that was put together without a file.
  public init(settings: TapeSettings = TapeSettings(), steps: [Step] = []) {
    self.settings = settings
    self.steps = steps
  }
}

/// A place in a tape, as editors and compilers write it: `error.tape:7:12`.
public struct TapePlace: Equatable, Hashable, Sendable, CustomStringConvertible {
  /// The path of the tape, as it was given or sourced.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The character within the line, from 1.
  public var column: Int

  /// A place by its line and its column, both from 1.
  public init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  public var description: String { "\(file):\(line):\(column)" }
}

extension TapeScript {
  /// Whether the tape answers loads itself.
  var isServing: Bool {
    steps.contains { if case .serve = $0.command { true } else { false } }
  }

  /// The steps up to a line of the tape, those that are sourced before it included.
  func steps(until line: Int?) -> ArraySlice<Step> {
    guard let line, let file = steps.first?.place.file else { return steps[...] }
    let last = steps.lastIndex { $0.place.file == file && $0.place.line <= line }
    return last.map { steps[...$0] } ?? []
  }
}
