import Cells
import Foundation

/// The terminal emulator pyte, as a second opinion about what a terminal shows.
public enum Pyte {
  /// What the emulator shows at a marker, or at the end.
  public struct Screen: Decodable, Equatable, Sendable {
    /// The name of the marker, empty at the end.
    public let name: String
    /// Column and row, nil where it is hidden.
    public let cursor: [Int]?
    /// The text and the style of each cell.
    public let rows: [[[String]]]
    /// The address of the hyperlink that each cell was written in, empty for none.
    public let links: [[String]]

    /// The text of the rows, blank ends trimmed, a line each.
    public var text: String {
      rows.map { cells in
        var row = cells.map { $0[0] }.joined()
        while row.last == " " { row.removeLast() }
        return row + "\n"
      }.joined()
    }
  }

  /// A Python with pyte: that of the package's own environment, or that of the machine.
  public static let python: String? = {
    // As it is named: Python knows its environment by the link that it was started by.
    let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let own = checkout.appending(path: ".build/pyte/bin/python3").path
    let all = [FileManager.default.isExecutableFile(atPath: own) ? own : nil, Tool.find("python3")]
    return all.compactMap(\.self).first { (try? Tool.run($0, ["-c", "import pyte"]))?.status == 0 }
  }()

  /// Whether it is there, for tests that are skipped without it.
  public static var isInstalled: Bool { python != nil }

  /// Why tests are skipped without it, and how to get it.
  public static let advice = "pyte is not installed: pip install pyte"

  /// What it shows at each marker of a recording, and at the end.
  ///
  /// - Parameter cast: The text of a `.cast` file.
  public static func play(cast: String) throws -> [Screen] {
    try run(["cast"], input: Data(cast.utf8))
  }

  /// What it shows after some output.
  public static func show(_ output: Data, size: Size) throws -> Screen? {
    try run(["bytes", "\(size.width)", "\(size.height)"], input: output).last
  }

  /// The arguments that make its Python run a command in a terminal, whose output comes out unchanged.
  public static func inTerminal(_ command: [String]) -> [String] {
    [script("with_tty.py")] + command
  }

  private static func script(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: name).path
  }

  private static func run(_ arguments: [String], input: Data) throws -> [Screen] {
    let answer = try Tool.run(
      python ?? "python3", [script("pyte_screen.py")] + arguments, input: input)
    guard answer.status == 0 else { throw Failure(error: answer.error) }
    return try answer.output.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(Screen.self, from: $0)
    }
  }

  /// It could not do it; what it said.
  public struct Failure: Error {
    let error: String
  }
}
