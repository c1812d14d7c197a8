#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a terminal is made from: the descriptors, and what the environment says about them.
public nonisolated struct TerminalEnvironment: Sendable {
  /// `TERM`, the kind of terminal.
  public var term: String?
  /// `COLORTERM`; `truecolor` and `24bit` promise direct colours.
  public var colorTerm: String?
  /// `NO_COLOR`; anything but the empty text switches colours off.
  public var noColor: String?
  /// Those variables that say more of the terminal: see `TerminalIdentity`.
  public var variables: [String: String]
  /// Where keys are read from. Where this is not a terminal, they are read from the one of `output`.
  public var input: Int32
  /// Where frames are written; it must be a terminal.
  public var output: Int32

  /// An environment made by hand, as tests need it.
  public init(
    term: String?, colorTerm: String? = nil, noColor: String? = nil,
    variables: [String: String] = [:], input: Int32 = 0, output: Int32 = 1
  ) {
    self.term = term
    self.colorTerm = colorTerm
    self.noColor = noColor
    self.variables = variables
    self.input = input
    self.output = output
  }

  /// That of this process.
  public static var process: TerminalEnvironment {
    func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    let variables = TerminalIdentity.variables.compactMap { name in value(name).map { (name, $0) } }
    return TerminalEnvironment(
      term: value("TERM"), colorTerm: value("COLORTERM"), noColor: value("NO_COLOR"),
      variables: Dictionary(uniqueKeysWithValues: variables))
  }

  var promisesDirectColors: Bool { colorTerm == "truecolor" || colorTerm == "24bit" }

  var refusesColors: Bool { noColor.map { !$0.isEmpty } ?? false }

  /// The kind of terminal, if it is one that can be drawn on by its name.
  var drawableTerm: String {
    get throws(TerminalError) {
      guard let term, !term.isEmpty else { throw .unnamed }
      guard term != "dumb" else { throw .dumb }
      return term
    }
  }
}
