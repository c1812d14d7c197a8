/// How the text of an element is written.
enum TextForm {
  case plain
  /// Markup as text, as RSS has it; elements in it are markup too.
  case html
  /// Elements, in which text is text.
  case elements
  case base64(isHTML: Bool)
  /// It is no text: a picture, a sound.
  case none

  /// What Atom means by the `type` of an element, and Atom 0.3 by its `mode`.
  init(type: String?, mode: String?) {
    let type = (type ?? "").prefix { $0 != ";" }.lowercased().filter { $0 != " " }
    let isHTML = type == "html" || type == "text/html"
    switch type {
    case _ where mode?.lowercased() == "base64": self = .base64(isHTML: isHTML)
    case "", "text", "plain": self = .plain
    case _ where isHTML || type.hasPrefix("multipart/"): self = .html
    case "xhtml", "text/xml", "application/xml": self = .elements
    case _ where type.hasPrefix("text/"): self = .plain
    case _ where type.hasPrefix("image/"): self = .none
    case _ where type.hasSuffix("+xml"): self = .elements
    default: self = .none
    }
  }
}
