import Cells

/// A piece of text. It wraps at words, and cuts with `…` what does not fit.
public struct Text: PrimitiveView {
  private let content: String
  private var changes: [(inout Style) -> Void] = []

  public init(_ content: some StringProtocol) { self.content = String(content) }

  public init(verbatim content: String) { self.content = content }

  public func bold(_ isActive: Bool = true) -> Text { changing(.bold, isActive) }

  public func italic(_ isActive: Bool = true) -> Text { changing(.italic, isActive) }

  public func underline(_ isActive: Bool = true) -> Text { changing(.underline, isActive) }

  public func strikethrough(_ isActive: Bool = true) -> Text {
    changing(.strikethrough, isActive)
  }

  public func foregroundColor(_ color: Color?) -> Text {
    guard let color else { return self }
    return changing { color.apply(to: &$0) }
  }

  public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }

  public func font(_ font: Font?) -> Text {
    guard let font else { return self }
    return changing { font.apply(to: &$0) }
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let environment = context.environment
    var style = environment.style
    for change in changes { change(&style) }
    if !environment.isEnabled { style.attributes.insert(.dim) }
    nodes.append(
      TextNode(
        content, style: style, alignment: environment.multilineTextAlignment,
        limit: environment.lineLimit, cache: context.node.kept(0) { TextCache() }))
  }
}

extension Text {
  private func changing(_ change: @escaping (inout Style) -> Void) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }

  private func changing(_ attribute: Style.Attributes, _ isActive: Bool) -> Text {
    changing {
      if isActive {
        $0.attributes.insert(attribute)
      } else {
        $0.attributes.remove(attribute)
      }
    }
  }
}
