import Cells

/// A piece of text. It wraps at words, and cuts with `…` what does not fit.
public struct Text: PrimitiveView {
  private let content: String
  private var changes: [(inout Style, EnvironmentValues) -> Void] = []

  /// Shows a string; its line breaks are kept.
  public init(_ content: some StringProtocol) { self.content = String(content) }

  /// The same, by SwiftUI's name for a text that is not translated.
  public init(verbatim content: String) { self.content = content }

  /// The text in bold, or with `false` plain, whatever it inherits.
  public func bold(_ isActive: Bool = true) -> Text { changing(.bold, isActive) }

  /// The text in italics, or with `false` upright, whatever it inherits.
  public func italic(_ isActive: Bool = true) -> Text { changing(.italic, isActive) }

  /// The text with a line below it, or with `false` without, whatever it inherits.
  public func underline(_ isActive: Bool = true) -> Text { changing(.underline, isActive) }

  /// The text with a line through it, or with `false` without, whatever it inherits.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    changing(.strikethrough, isActive)
  }

  /// The text in a colour, which wins over the inherited one; nil changes nothing.
  public func foregroundColor(_ color: Color?) -> Text {
    guard let color else { return self }
    return changing { style, _ in color.apply(to: &style) }
  }

  /// The same as `foregroundColor`, by its newer name.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    changing { style._apply(to: &$0, in: $1) }
  }

  /// The text in a font, which wins over the inherited one; nil changes nothing.
  public func font(_ font: Font?) -> Text {
    guard let font else { return self }
    return changing { style, _ in font.apply(to: &style) }
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let environment = context.environment
    var style = environment.style
    for change in changes { change(&style, environment) }
    if !environment.isEnabled { style.attributes.insert(.dim) }
    nodes.append(
      TextNode(
        content, style: style, alignment: environment.multilineTextAlignment,
        limit: environment.lineLimit, cache: context.node.kept(0) { TextCache() }))
  }
}

extension Text {
  private func changing(_ change: @escaping (inout Style, EnvironmentValues) -> Void) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }

  private func changing(_ attribute: Style.Attributes, _ isActive: Bool) -> Text {
    changing { style, _ in style.set(attribute, isActive) }
  }
}
