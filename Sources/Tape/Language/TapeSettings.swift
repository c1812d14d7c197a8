import Cells
import Essentials

/// The settings of a tape, from its `Set` lines.
public struct TapeSettings: Equatable, Sendable {
  /// The colours of pictures.
  public enum Theme: String, CaseIterable, Sendable {
    /// Light text on a dark ground.
    case dark
    /// Dark text on a light ground.
    case light
  }

  /// `Columns` and `Rows`: the size of the screen at the start, in cells.
  public var size = Size(width: 80, height: 24)
  /// `Theme`: the colours of pictures.
  public var theme = Theme.dark
  /// `TypingSpeed`: the time that each character of a `Type` takes.
  public var typingSpeed = Duration.milliseconds(50)
  /// `Title`: the words in the title bar of a picture, and the name of the only source where the tape names none; nil
  /// leaves both to the program.
  public var title: String?
  /// `Retries`: whether the program asks again without being asked to, as it asks a server: after a failure that may
  /// pass, when what it shows is old, and never too often. Off, it asks when the user does, each time.
  public var retries = false
  /// `Source`: the sources that the tape names, in their order; empty where it serves the program's only one.
  public var sources: [TapeSource] = []
  /// `Configuration`: a file with what the user has set, in the program's own language, by its whole path; nil for
  /// none.
  public var configuration: String?
  /// `Date`: the date at the start, noon of 15 January 2026 in Greenwich where the tape does not say.
  public var date = Date(timeIntervalSince1970: 1_768_478_400)
  /// `TimeZone`: where the clocks on the wall are, by the name of the tz database.
  public var timeZone = "UTC"

  /// The settings of a tape without a `Set` line.
  public init() {}
}

/// A source that a tape names, and whose responses it serves.
public struct TapeSource: Equatable, Sendable {
  /// What `Serve` and `Expect state of` call it, and the screen too; no two have the same.
  public var name: String
  /// `in`: the folder that it lies in; nil for none.
  public var folder: String?
  /// `at`: its address; nil leaves it to the program.
  public var address: String?
  /// `kept`: a file with what the program has kept of it before it starts, by its whole path; nil for nothing.
  public var kept: String?
  /// `new`: the program does not know it until somebody adds its address.
  public var isNew = false

  /// A source of which nothing but its name is known.
  public init(name: String) { self.name = name }
}
