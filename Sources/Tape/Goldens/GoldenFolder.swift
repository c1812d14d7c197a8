import Cells
import Essentials

/// Where goldens are kept, of a tape or of tests: a file for each name and size of the screen.
public struct GoldenFolder: Equatable, Sendable {
  /// What a comparison with a golden came to.
  public enum Verdict: Equatable, Sendable {
    /// The screen is as it was kept.
    case same
    /// Nothing is kept under this name for this size.
    case missing
    /// The screen is another one.
    case differs(GoldenDifference)
  }

  /// The path of the folder.
  public let path: String

  /// A folder, which need not be there before something is kept in it.
  public init(_ path: String) { self.path = path }

  /// The path of a golden, such as `goldens/list-80x24.grid`.
  public func file(_ name: String, size: Size) throws(TapeError) -> String {
    guard !name.isEmpty, !name.hasPrefix("."), !name.contains(where: { "/\\\0".contains($0) })
    else { throw .badGoldenName(name) }
    return (path.isEmpty ? "" : path + "/") + "\(name)-\(size.label).grid"
  }

  /// Compares a screen with what is kept under a name. Nothing is written.
  public func check(_ name: String, _ screen: CellBuffer) throws(TapeError) -> Verdict {
    guard let kept = try read(file(name, size: screen.size)) else { return .missing }
    return GoldenDifference(kept: kept, screen: screen).map(Verdict.differs) ?? .same
  }

  /// Keeps a screen under a name, unless it is kept already.
  ///
  /// - Returns: Whether a file was written.
  @discardableResult
  public func bless(_ name: String, _ screen: CellBuffer) throws(TapeError) -> Bool {
    let file = try file(name, size: screen.size)
    if try check(name, screen) == .same { return false }
    try Data(screen.grid.utf8).write(toFile: file)
    return true
  }

  /// The text of a file, nil where there is none.
  private func read(_ file: String) throws(TapeError) -> String? {
    do {
      return String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return nil
    } catch {
      throw TapeError.unreadable(path: file, cause: error.explanation)
    }
  }
}
