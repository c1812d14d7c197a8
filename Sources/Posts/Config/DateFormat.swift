import Essentials

/// How the dates of posts are written.
public enum DateFormat: Equatable, Sendable {
  /// As an age in the list, and in words above an article.
  case relative
  /// In the signs of `strftime`.
  case pattern([Part])

  /// A piece of a pattern.
  public enum Part: Equatable, Sendable {
    case text(String)
    case field(Field)
  }

  /// What stands behind `%`.
  public enum Field: Character, CaseIterable, Sendable {
    case year = "Y"
    case month = "m"
    case day = "d"
    case dayWithoutZero = "e"
    case monthName = "b"
    case weekdayName = "a"
    case hour = "H"
    case minute = "M"
  }

  /// What is wrong in a pattern, and at which character of it, from 0.
  package struct Mistake: Error {
    let offset: Int
    let message: String
  }

  static let expected = #""relative", "iso" or a pattern, as "%d %b %H:%M""#
  private static let iso = "%Y-%m-%d %H:%M"

  /// Reads a format as it stands in the settings.
  package init(_ words: String) throws(Mistake) {
    guard words != "relative" else {
      self = .relative
      return
    }
    let signs = Array(words == "iso" ? Self.iso : words)
    guard signs.contains("%") else {
      throw Mistake(offset: 0, message: "date-format must be \(Self.expected)")
    }
    var parts: [Part] = []
    var index = 0
    while index < signs.count {
      let sign = signs[index]
      defer { index += 1 }
      guard sign == "%" else {
        parts.append(.text(String(sign)))
        continue
      }
      let next = index + 1 < signs.count ? signs[index + 1] : " "
      if next == "%" {
        parts.append(.text("%"))
      } else if let field = Field(rawValue: next) {
        parts.append(.field(field))
      } else {
        let known = Field.allCases.map { "%\($0.rawValue)" }.joined(separator: ", ")
        throw Mistake(offset: index, message: "no date has %\(next); there are \(known) and %%")
      }
      index += 1
    }
    self = .pattern(parts)
  }

  /// A date in the pattern; nil where there is none.
  package func text(of time: CivilTime) -> String? {
    guard case .pattern(let parts) = self else { return nil }
    return parts.reduce(into: "") { text, part in
      switch part {
      case .text(let words): text += words
      case .field(let field): text += field.text(of: time)
      }
    }
  }
}

extension DateFormat.Field {
  fileprivate func text(of time: CivilTime) -> String {
    switch self {
    case .year: "\(time.year)"
    case .month: Self.twoDigits(time.month)
    case .day: Self.twoDigits(time.day)
    case .dayWithoutZero: "\(time.day)"
    case .monthName: time.monthName
    case .weekdayName: time.weekdayName
    case .hour: Self.twoDigits(time.hour)
    case .minute: Self.twoDigits(time.minute)
    }
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
