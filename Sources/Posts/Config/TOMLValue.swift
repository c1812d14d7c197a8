import CTOML

/// What stands behind a key of a TOML file, and where.
struct TOMLValue {
  enum Content {
    case string(String)
    case int(Int)
    case bool(Bool)
    case array([TOMLValue])
    case table([TOMLMember])
    /// A number with a point, or a time: no key of ours wants one.
    case other
  }

  let content: Content
  /// Where it begins; of a table with a header that.
  let start: CTPosition
  /// The position behind that.
  let end: CTPosition
  /// Whether it is a table in braces.
  let isInline: Bool

  var string: String? { if case .string(let text) = content { text } else { nil } }
  var bool: Bool? { if case .bool(let isTrue) = content { isTrue } else { nil } }
  var array: [TOMLValue]? { if case .array(let values) = content { values } else { nil } }
  var table: [TOMLMember]? { if case .table(let table) = content { table } else { nil } }

  /// Nil for what is no whole number, and for one outside of the range.
  func int(in range: ClosedRange<Int>) -> Int? {
    guard case .int(let number) = content, range.contains(number) else { return nil }
    return number
  }

  /// The lines from its first to the last of all that is in it, from 1.
  var lines: ClosedRange<Int> {
    let values = (array ?? []) + (table ?? []).map(\.value)
    return values.map(\.lines).reduce(start.line...end.line) { all, part in
      min(all.lowerBound, part.lowerBound)...max(all.upperBound, part.upperBound)
    }
  }

  /// A program and its arguments: texts, of which the first is not empty.
  var command: [String]? {
    let words = array?.compactMap(\.string) ?? []
    return words.count == array?.count && words.first?.isEmpty == false ? words : nil
  }
}

/// A key, and what stands behind it.
struct TOMLMember {
  let key: String
  /// Where the key stands first.
  let place: CTPosition
  let value: TOMLValue
}

/// In the order of keys.
typealias TOMLTable = [TOMLMember]

/// What breaks the grammar of a TOML file, and where, both from 1.
struct TOMLMistake: Error {
  let line: Int
  let column: Int
  let cause: String
}

extension TOMLTable {
  /// Reads a text; throws `TOMLMistake`.
  init(parsing text: String) throws {
    var text = text
    let document = text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { ct_read($0.baseAddress, $0.count) }
    }
    defer { ct_release(document) }
    var (line, column): (Int32, Int32) = (0, 0)
    if let cause = ct_mistake(document, &line, &column) {
      throw TOMLMistake(line: Int(line), column: Int(column), cause: String(cString: cause))
    }
    self = TOMLValue.members(of: ct_root(document))
  }

  subscript(key: String) -> TOMLValue? { first { $0.key == key }?.value }
}

extension TOMLValue {
  private init(_ value: OpaquePointer) {
    (start, end, isInline) = (ct_start(value), ct_end(value), ct_is_inline(value))
    content =
      switch ct_kind(value) {
      case CTString: .string(Self.text(of: value))
      case CTInteger: .int(Int(ct_integer(value)))
      case CTBool: .bool(ct_bool(value))
      case CTArray: .array(Self.members(of: value).map(\.value))
      case CTTable: .table(Self.members(of: value))
      case _: .other
      }
  }

  fileprivate static func members(of value: OpaquePointer?) -> TOMLTable {
    var members: TOMLTable = []
    withUnsafeMutablePointer(to: &members) { members in
      ct_each(value, members) { context, key, size, place, value in
        guard let value, let members = context?.assumingMemoryBound(to: TOMLTable.self) else {
          return
        }
        members.pointee.append(
          TOMLMember(key: TOMLValue.text(key, size), place: place, value: TOMLValue(value)))
      }
    }
    return members
  }

  private static func text(of value: OpaquePointer) -> String {
    var size = 0
    return text(ct_string(value, &size), size)
  }

  private static func text(_ start: UnsafePointer<CChar>?, _ size: Int) -> String {
    let bytes = UnsafeRawBufferPointer(start: start, count: size)
    return String(decoding: bytes, as: UTF8.self)
  }
}
