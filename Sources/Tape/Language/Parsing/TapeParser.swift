import Essentials

/// Reads a tape and those that it sources, and gathers all that is wrong in them.
struct TapeParser {
  private let files: TapeFiles
  private var script = TapeScript()
  private var mistakes: [TapeMistakes.Mistake] = []
  private var known: Set<TapeMistakes.Mistake> = []
  /// The first command, which ends the settings.
  private var first: TapeLocation?
  /// The tapes that are being read, each sourced by the one before.
  private var open: [String] = []
  private var sources = 0
  /// The line of the tape itself that sources what is being read; nil in the tape itself.
  private var sourcingLine: Int?
  private var comment: TapeComment?

  /// So many tapes may be sourced in all; who sources more does so in a circle that links hide.
  private static let sourceLimit = 1000
  private static let depthLimit = 50

  init(files: TapeFiles) { self.files = files }

  /// Reads the tape at a path.
  static func script(at path: String, files: TapeFiles) throws(TapeMistakes) -> TapeScript {
    switch files.read(path) {
    case .success(let text): return try script(text, file: path, files: files)
    case .failure(let trouble):
      throw TapeMistakes([.init(at: TapeLocation(file: path, line: 1), trouble.rawValue)])
    }
  }

  /// Reads a text as the tape at a path.
  static func script(
    _ text: String, file: String, files: TapeFiles
  ) throws(TapeMistakes) -> TapeScript {
    var parser = TapeParser(files: files)
    parser.script.file = file
    parser.read(text, file: file)
    guard parser.mistakes.isEmpty else { throw TapeMistakes(parser.mistakes) }
    return parser.script
  }

  private mutating func read(_ text: String, file: String) {
    open.append(file)
    for (number, line) in zip(1..., Self.lines(of: text)) {
      comment = TapeComment(line, number, after: comment) ?? comment
      read(line, number, file)
    }
    open.removeLast()
  }

  /// The lines without their ends, whatever system wrote them, and without a byte order mark.
  static func lines(of text: String) -> [String] {
    var scalars = Substring(text).unicodeScalars
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    return scalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.last == "\r" ? line.dropLast() : line)
    }
  }

  private mutating func read(_ line: String, _ number: Int, _ file: String) {
    var parser = LineParser(line, file: file, files: files)
    while let token = parser.next {
      let location = TapeLocation(file: file, line: number, column: token.column)
      do {
        parser.settings = script.settings
        let item = try parser.item()
        script.settings = parser.settings
        try apply(item, at: location, sourceColumn: parser.sourceColumn)
        if let first, token.verb == .set {
          report(
            "Set stands before the first command, which is in \(first.file):\(first.line)",
            at: location)
        }
      } catch {
        for flaw in error.all {
          report(flaw.message, at: TapeLocation(file: file, line: number, column: flaw.column))
        }
      }
      if first == nil, token.isVerb, token.verb != .set, token.verb != .source { first = location }
    }
  }

  private mutating func apply(
    _ item: LineParser.Item, at location: TapeLocation, sourceColumn: Int?
  ) throws(TapeFlaws) {
    switch item {
    case .set: break
    case .source(let name, let column):
      try source(name, at: TapeLocation(file: location.file, line: location.line, column: column))
    case .command(let command):
      try check(command, at: location, sourceColumn: sourceColumn ?? location.column)
      script.steps.append(
        TapeScript.Step(command, at: location, line: sourcingLine, comment: comment?.text))
    }
  }

  /// The sources that a command names are those of the tape.
  private func check(
    _ command: TapeCommand, at location: TapeLocation, sourceColumn: Int
  ) throws(TapeFlaws) {
    switch command {
    case .serve(_, nil):
      let names = script.settings.sources.map { TapeText.quoted($0.name) }
      guard names.count > 1 else { return }
      throw TapeFlaws(
        location.column,
        "there are several sources, and Serve names one of them: Serve \(names[0]) …, "
          + "or \(names.dropFirst().joined(separator: ", "))")
    case .serve(_, let name?), .expect(.sourceState(_, let name)),
      .wait(.sourceState(_, let name), _):
      let names = script.settings.sources.map(\.name)
      guard !names.contains(name) else { return }
      let advice = Spelling.nearest(to: name, in: names).map {
        "did you mean \(TapeText.quoted($0))?"
      }
      throw TapeFlaws(
        sourceColumn,
        "there is no source \(TapeText.shown(TapeText.quoted(name))); "
          + (advice ?? "write Set Source \(TapeText.quoted(name)) before the first command"))
    case .servePicture, .press, .type, .click, .scroll, .resize, .paste, .focus, .restart, .sleep,
      .wait,
      .expect, .screenshot, .golden, .hide, .show:
      return
    }
  }

  private mutating func source(_ name: String, at location: TapeLocation) throws(TapeFlaws) {
    let path = TapePath.joined(name, toFolderOf: location.file)
    let shown = TapeText.shown(path, upTo: 200)
    let short = TapePath.shortened(path)
    if let start = open.firstIndex(where: { TapePath.shortened($0) == short }) {
      let circle = (open[start...] + [path]).joined(separator: " → ")
      throw TapeFlaws(
        location.column, "the tape sources itself: \(TapeText.shown(circle, upTo: 400))")
    }
    sources += 1
    guard sources <= Self.sourceLimit, open.count < Self.depthLimit else {
      throw TapeFlaws(location.column, "too many tapes are sourced; \(shown) is left out")
    }
    if open.count == 1 { sourcingLine = location.line }
    defer { if open.count == 1 { sourcingLine = nil } }
    switch files.read(path) {
    case .success(let text): read(text, file: path)
    case .failure(let trouble): throw TapeFlaws(location.column, "\(shown): \(trouble.rawValue)")
    }
  }

  /// A tape that is sourced twice reports its mistakes once.
  private mutating func report(_ message: String, at location: TapeLocation) {
    let mistake = TapeMistakes.Mistake(at: location, message)
    if known.insert(mistake).inserted { mistakes.append(mistake) }
  }
}

/// A comment on its own lines; what follows it is what it is about.
private struct TapeComment {
  private(set) var text: String
  private let lastLine: Int

  /// The comment that a line is, with the line before it where that is one too; nil where it is none.
  init?(_ line: String, _ number: Int, after other: TapeComment?) {
    let text = line.drop { $0.isWhitespace }
    guard text.first == "#" else { return nil }
    let content = text.drop { $0 == "#" || $0.isWhitespace }
    lastLine = number
    if let other, other.lastLine == number - 1 {
      self.text = "\(other.text) \(content)"
    } else {
      self.text = String(content)
    }
  }
}
