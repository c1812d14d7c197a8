import Cells

/// A recording of a screen in the second format of asciinema, put together frame by frame. It holds no date and
/// nothing of the machine, so that the same frames give the same bytes.
public struct Cast: Sendable {
  let size: Size
  let title: String
  let theme: TapeSettings.Theme
  /// The lines of the file after the first.
  private var events: [String] = []
  private var writer = CastWriter()
  private var now = Duration.zero

  /// A recording without a frame, of a screen that has this size in cells at the start.
  public init(size: Size, title: String = "", theme: TapeSettings.Theme = .dark) {
    self.size = size
    self.title = title
    self.theme = theme
  }

  /// Shows a frame from a time of the tape on; one that looks the same only makes the recording last
  /// that long. A time before that of the last event counts as the same.
  public mutating func show(_ buffer: CellBuffer, cursor: Point? = nil, at time: Duration) {
    pass(to: time)
    if buffer.size != writer.screen?.size ?? size { add("r", buffer.size.label) }
    let output = writer.draw(buffer, cursor: cursor)
    if !output.isEmpty { add("o", output) }
  }

  /// Names a moment, for players to jump to.
  public mutating func mark(_ name: String, at time: Duration) {
    pass(to: time)
    add("m", name)
  }

  /// The recording as a `.cast` file holds it; at its end the terminal is as it was, and the cursor shown.
  public var text: String {
    var cast = self
    if writer.screen != nil { cast.add("o", cast.writer.close()) }
    return ([cast.header] + cast.events).map { $0 + "\n" }.joined()
  }

  private mutating func pass(to time: Duration) { now = max(now, time) }

  /// Adds an event by the letter of its kind: output, a marker, or a new size.
  private mutating func add(_ kind: String, _ data: String) {
    events.append("[\(now.secondsText), \"\(kind)\", \(data.jsonText)]")
  }
}

extension Cast {
  /// The first line, which describes the recording.
  private var header: String {
    let title = title.isEmpty ? "" : ", \"title\": \(title.jsonText)"
    return "{\"version\": 2, \"width\": \(size.width), \"height\": \(size.height)\(title)"
      + ", \"env\": {\"TERM\": \"\(Self.terminal)\"}, \"theme\": \(colors)}"
  }

  /// The colours of the theme, so that a player shows those of the pictures.
  private var colors: String {
    let palette = PicturePalette(theme)
    let named = (0..<16).map { palette.color(.palette($0), standard: palette.ink).hex }
    return "{\"fg\": \"\(palette.ink.hex)\", \"bg\": \"\(palette.ground.hex)\""
      + ", \"palette\": \"\(named.joined(separator: ":"))\"}"
  }

  /// The kind of terminal that understands all that is written.
  private static let terminal = "xterm-256color"
}
