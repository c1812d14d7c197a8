import Cells

/// Something that a recording says at a time since its start.
struct CastEvent: Sendable {
  enum Kind: Sendable {
    case output(String)
    case marker(String)
    case resize(Size)
  }

  let time: Duration
  let kind: Kind

  /// The event as a line of a file.
  var line: String { "[\(time.secondsText), \(code)]" }

  private var code: String {
    switch kind {
    case .output(let text): "\"o\", \(text.jsonText)"
    case .marker(let name): "\"m\", \(name.jsonText)"
    case .resize(let size): "\"r\", \"\(size.width)x\(size.height)\""
    }
  }
}
