import Essentials

extension Snapshot {
  /// The picture as a file of a kind holds it; the same screen gives the same bytes every time.
  ///
  /// - Throws: Only for `.png`, where ``png(path:)`` does.
  public func data(as format: PictureFormat) throws -> Data {
    switch format {
    case .txt: Data((buffer.text + "\n").utf8)
    case .ansi: Data((ansi + "\n").utf8)
    case .grid: Data(buffer.grid.utf8)
    case .json: Data(json.utf8)
    case .svg: Data(svg.utf8)
    case .html: Data(html.utf8)
    case .png: try png()
    }
  }
}
