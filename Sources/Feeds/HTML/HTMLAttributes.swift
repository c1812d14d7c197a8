import CMarkup
import Essentials

/// The attributes of one tag, good only while it is told.
struct HTMLAttributes {
  let all: UnsafeBufferPointer<MUAttribute>

  /// The value of an attribute by its name in small letters.
  subscript(_ name: String) -> String? {
    for attribute in all where strcmp(attribute.name, name) == 0 {
      return String(
        decoding: UnsafeRawBufferPointer(start: attribute.value, count: attribute.count),
        as: UTF8.self)
    }
    return nil
  }

  /// Whether a browser would not show the element.
  var isHidden: Bool {
    if all.isEmpty { return false }
    if self["hidden"] != nil { return true }
    guard let style = self["style"]?.lowercased().filter({ $0 != " " }) else { return false }
    return style.contains("display:none") || style.contains("visibility:hidden")
  }

  /// Whether it is a picture of one dot, there to be counted.
  var isDot: Bool {
    guard let width = self["width"], let height = self["height"] else { return false }
    return ["0", "1", "1px"].contains(width) && ["0", "1", "1px"].contains(height)
  }
}
