import CTOML
import Cells
import Essentials

/// Reads the theme of the settings: `theme = "dark"`, or `[theme]` with a name and a style for each role.
struct ThemeParser {
  /// What is wrong in a style, and at which character of it, from 0.
  struct Mistake: Error {
    let offset: Int
    let message: String
  }

  let text: TOMLText
  private(set) var mistakes: [ConfigurationMistake] = []

  init(text: TOMLText) { self.text = text }

  private static let name = "name"

  mutating func theme(_ value: TOMLValue) -> Theme {
    if value.string != nil { return Theme(name: name(value)) }
    var theme = Theme()
    guard let table = value.table else {
      mistakes.append(.init(value.start, "theme must be a name or a table, begun by [theme]"))
      return theme
    }
    for member in table {
      if member.key == Self.name {
        theme.name = name(member.value)
      } else if let role = ThemeRole(rawValue: member.key) {
        theme.changes[role] = style(of: member)
      } else {
        let known = [Self.name] + ThemeRole.allCases.map(\.rawValue)
        mistakes.append(.unknown(member.key, kind: "role", among: known, at: member.place))
      }
    }
    return theme
  }

  private mutating func name(_ value: TOMLValue) -> Theme.Name {
    let names = Theme.Name.allCases.map(\.rawValue)
    if let name = value.string.flatMap(Theme.Name.init) { return name }
    if let word = value.string {
      mistakes.append(.unknown(word, kind: "theme", among: names, at: value.start))
    } else {
      mistakes.append(.init(value.start, "name must be one of \(names.joined(separator: ", "))"))
    }
    return .terminal
  }

  private mutating func style(of member: TOMLMember) -> StyleChange? {
    guard let words = member.value.string else {
      let expected = #"colours and attributes, as "bold cyan on #202428""#
      mistakes.append(.init(member.value.start, "\(member.key) must be \(expected)"))
      return nil
    }
    do throws(Mistake) {
      let style = try Self.style(of: words)
      let isPlain = style.background == nil && style.attributes.isSubset(of: .dim)
      guard isPlain || ![ThemeRole.text.rawValue, ThemeRole.dim.rawValue].contains(member.key)
      else { throw Mistake(offset: 0, message: "\(member.key) takes a colour and dim only") }
      return style
    } catch {
      mistakes.append(.init(text.place(of: error.offset, in: member.value), error.message))
      return nil
    }
  }
}

extension ThemeParser {
  private static let attributes: [(name: String, attribute: Style.Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline),
    ("reverse", .reverse), ("strikethrough", .strikethrough),
  ]
  private static let colors = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]
  private static let standard = "default"
  /// What stands before the colour behind the glyphs.
  private static let ground = "on"
  /// Stands before a colour that is brighter.
  private static let bright = "bright-"

  private static var words: [String] {
    attributes.map(\.name) + colors + colors.map { bright + $0 } + [standard, ground]
  }

  /// A style as it is written: attributes, a colour, and `on` before the colour behind the glyphs.
  static func style(of text: String) throws(Mistake) -> StyleChange {
    var change = StyleChange()
    var isGround = false
    for word in text.split(separator: " ") {
      let offset = text.distance(from: text.startIndex, to: word.startIndex)
      let name = word.lowercased()
      if name == ground {
        isGround = true
      } else if let known = attributes.first(where: { $0.name == name }) {
        change.attributes.insert(known.attribute)
      } else if let color = color(name) {
        if isGround { change.background = color } else { change.foreground = color }
      } else {
        let nearest = Spelling.nearest(to: name, in: words).map { "did you mean \($0)?" }
        let kinds = "write a colour, as cyan, 0 to 255 or #rrggbb, or an attribute, as bold"
        throw Mistake(offset: offset, message: "unknown colour \(word); \(nearest ?? kinds)")
      }
    }
    return change
  }

  private static func color(_ name: String) -> CellColor? {
    if name == standard { return .standard }
    if let number = UInt8(name) { return .palette(number) }
    let isBright = name.hasPrefix(bright)
    if let index = colors.firstIndex(of: isBright ? String(name.dropFirst(bright.count)) : name) {
      return .palette(UInt8(isBright ? index + 8 : index))
    }
    let digits = name.dropFirst()
    guard name.hasPrefix("#"), digits.count == 6, digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    return .rgb(
      UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8),
      UInt8(truncatingIfNeeded: number))
  }
}
