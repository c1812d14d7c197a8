import Foundation

@testable import Feeds

extension HTMLText {
  /// The text of HTML that is a document of its own.
  static func text(of html: String, base: URL?) -> HTMLText {
    text(of: html, base: base, tags: TagBudget())
  }

  /// HTML that is a document of its own, on one line.
  static func line(of html: String) -> String { line(of: html, tags: TagBudget()) }
}
