import Foundation

extension Snapshot {
  public func data(as format: PictureFormat) throws -> Data {
    switch format {
    case .txt: Data((buffer.text + "\n").utf8)
    case .ansi: Data((ansi + "\n").utf8)
    case .grid: Data(buffer.grid.utf8)
    case .json: Data(json.utf8)
    case .svg, .html: Data(svg.utf8)
    case .png: try png()
    }
  }
}
