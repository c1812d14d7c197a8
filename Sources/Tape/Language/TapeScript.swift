import Cells

/// A tape as it was read: how it is set up, and what it does step by step. Reading it runs nothing.
public struct TapeScript: Equatable, Sendable {
  /// One line of a tape that does something.
  public struct Step: Equatable, Sendable {
    /// What it does.
    public var command: TapeCommand
    /// Where it is written, for messages.
    public var location: TapeLocation
    /// The line of the tape itself; for a step of a sourced tape, the line that sources it.
    public var line: Int
    /// The comment on its own lines that stands above it, for a user who watches; nil before the first.
    public var comment: String?

    /// A step, as a parser or a recorder makes it.
    ///
    /// - Parameter line: Nil where it is written in the tape itself.
    public init(
      _ command: TapeCommand, at location: TapeLocation, line: Int? = nil, comment: String? = nil
    ) {
      self.command = command
      self.location = location
      self.line = line ?? location.line
      self.comment = comment
    }
  }

  /// The path of the tape, as it was given.
  public var file: String
  /// How the tape is set up, from its `Set` lines.
  public var settings: TapeSettings
  /// What the tape does, in order; those of sourced tapes stand where they are sourced.
  public var steps: [Step]

  /// Reads the tape at a path, and those that it sources; throws all that is wrong in them.
  public init(contentsOf path: String, files: TapeFiles = .disk) throws(TapeMistakes) {
    self = try TapeParser.script(at: path, files: files)
  }

  /// Reads a text as the tape at a path, to which the files that it names are relative.
  public init(
    _ text: String, file: String, files: TapeFiles = .disk
  ) throws(TapeMistakes) {
    self = try TapeParser.script(text, file: file, files: files)
  }

  /// A tape that was put together without a file.
  public init(
    file: String = "tape", settings: TapeSettings = TapeSettings(), steps: [Step] = []
  ) {
    self.file = file
    self.settings = settings
    self.steps = steps
  }

  /// The tape as a file: the settings that are not the usual ones, and the steps, each in its line.
  public var text: String {
    let commands = steps.map { $0.command.naming(relativeTo: file) }
    var settings = settings
    for index in settings.sources.indices {
      settings.sources[index].kept = settings.sources[index].kept.map {
        TapePath.name(of: $0, inFolderOf: file)
      }
    }
    let lines = settings.lines + commands.map(\.description)
    return lines.map { $0 + "\n" }.joined()
  }

  /// Whether the tape answers loads itself.
  var isServing: Bool {
    !settings.sources.isEmpty
      || steps.contains { if case .serve = $0.command { true } else { false } }
  }

  /// Whether the tape says what pictures are.
  var isServingPictures: Bool {
    steps.contains { if case .servePicture = $0.command { true } else { false } }
  }

  /// The steps up to a line of the tape, those that are sourced before it included.
  func steps(until line: Int?) -> ArraySlice<Step> {
    guard let line else { return steps[...] }
    return steps.prefix { $0.line <= line }
  }
}
