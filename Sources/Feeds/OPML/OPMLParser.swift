import CMarkup

/// Listens to a document of outlines. A class, because the parser holds its address while it reads.
final class OPMLParser {
  /// More than a user follows.
  private static let maximumEntries = 10_000
  /// In bytes; more than a name or an address needs.
  static let maximumLength = 4_000

  /// The name of the outermost element, in small letters; nil where there is none.
  private(set) var root: String?
  private(set) var title: String?
  private(set) var entries: [OPMLEntry] = []
  /// Whether there were more entries than are kept.
  private(set) var isFull = false

  /// The elements that are open: an outline without an address is a folder.
  private var open: [Element] = []
  private var addresses: Set<String> = []

  private enum Element: Equatable {
    case folder(String)
    case title
    case other
  }

  /// Whether the document was read to its end.
  func read(_ bytes: [UInt8]) -> Bool {
    var handler = MUHandler(
      context: Unmanaged.passUnretained(self).toOpaque(),
      start: { context, name, _, attributes, count in
        guard let context, let name else { return }
        let all = UnsafeBufferPointer(start: attributes, count: count)
        OPMLParser.at(context).start(String(cString: name).lowercased(), all)
      },
      end: { context, _, _ in
        guard let context else { return }
        _ = OPMLParser.at(context).open.popLast()
      },
      text: { context, text, count in
        guard let context else { return }
        OPMLParser.at(context).text(UnsafeRawBufferPointer(start: text, count: count))
      })
    var line: Int32 = 0
    let end = withExtendedLifetime(self) {
      bytes.withUnsafeBytes { mu_read_xml($0.baseAddress, $0.count, nil, &handler, &line) }
    }
    let words = TextCleaner.clean(title ?? "", lines: .one).split(separator: " ")
    title = words.isEmpty ? nil : words.joined(separator: " ")
    return end == MUWhole
  }
}

extension OPMLParser {
  private static func at(_ context: UnsafeMutableRawPointer) -> OPMLParser {
    Unmanaged.fromOpaque(context).takeUnretainedValue()
  }

  private func start(_ name: String, _ attributes: UnsafeBufferPointer<MUAttribute>) {
    if root == nil { root = name }
    switch name {
    case "outline": open.append(outline(attributes))
    case "title": open.append(.title)
    default: open.append(.other)
    }
  }

  private func outline(_ attributes: UnsafeBufferPointer<MUAttribute>) -> Element {
    var values: [String: String] = [:]
    for attribute in attributes {
      let name = String(cString: attribute.name).lowercased()
      guard ["xmlurl", "text", "title"].contains(name) else { continue }
      values[name] = Self.clean(attribute)
    }
    let name = values["text"] ?? values["title"]
    guard let address = values["xmlurl"] else { return .folder(name ?? "") }
    guard addresses.insert(address).inserted else { return .other }
    guard entries.count < Self.maximumEntries else {
      isFull = true
      return .other
    }
    entries.append(
      OPMLEntry(address: address, name: name == address ? nil : name, folder: folder))
    return .other
  }

  private func text(_ bytes: UnsafeRawBufferPointer) {
    guard open.last == .title, (title?.utf8.count ?? 0) < Self.maximumLength else { return }
    title = (title ?? "") + String(decoding: bytes.prefix(Self.maximumLength), as: UTF8.self)
  }

  /// Where the parser stands; nil at the top.
  private var folder: String? {
    let names = open.compactMap { element -> String? in
      if case .folder(let name) = element, !name.isEmpty { name } else { nil }
    }
    return names.isEmpty ? nil : names.joined(separator: "/")
  }

  /// Nil where nothing is left, or where it is longer than it can be meant.
  private static func clean(_ attribute: MUAttribute) -> String? {
    guard attribute.count <= maximumLength else { return nil }
    let text = TextCleaner.clean(attribute.text, lines: .one)
    return text.isEmpty ? nil : text
  }
}
