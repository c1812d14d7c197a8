import Cells

/// A piece of text. It wraps at words, and cuts with `…` what does not fit.
public struct Text: PrimitiveView {
  private var first: TextRun
  private var more: [TextRun] = []

  /// Shows a string; its line breaks are kept.
  nonisolated public init(_ content: some StringProtocol) {
    first = TextRun(content: .string(String(content)))
  }

  /// The same, by SwiftUI's name for a text that is not translated.
  nonisolated public init(verbatim content: String) { first = TextRun(content: .string(content)) }

  /// A symbol as a letter among others.
  nonisolated public init(_ image: Image) { first = TextRun(content: .symbol(image.name)) }

  /// One text after another. They wrap as one, and each keeps its own style.
  nonisolated public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.more.append(right.first)
    text.more.append(contentsOf: right.more)
    return text
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let environment = context.environment
    let cache = context.node.kept(0) { TextCache() }
    let start = first.drawn(in: environment, cache: cache)
    var node = TextNode(start.text, style: start.style, in: environment, cache: cache)
    if !more.isEmpty {
      let rest = more.map { $0.drawn(in: environment, cache: TextCache()) }
      node = TextNode([start] + rest, in: environment, cache: cache)
    }
    nodes.append(node)
  }

  /// What it says, without any style.
  nonisolated var plain: String { ([first] + more).map(\.plain).joined() }

  /// The text with something changed in what it inherits.
  nonisolated func changing(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void)
    -> Text
  {
    var text = self
    text.first.changes.append(change)
    for index in text.more.indices { text.more[index].changes.append(change) }
    return text
  }
}
