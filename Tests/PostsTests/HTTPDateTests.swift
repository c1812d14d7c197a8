import Foundation
import Testing

@testable import Posts

struct HTTPDateTests {
  private let noon = Date(timeIntervalSince1970: 1_795_262_400)

  @Test(arguments: [
    "Sat, 21 Nov 2026 12:00:00 GMT", "Saturday, 21-Nov-26 12:00:00 GMT", "Sat Nov 21 12:00:00 2026",
  ])
  func `all forms mean the same`(text: String) {
    #expect(HTTPDate.date(text) == noon)
  }

  @Test(arguments: [
    "Sat, 31 Feb 2026 12:00:00 GMT", "Sat, 21 Nov 2026 24:00:00 GMT", "Sat, 21 Nov 2026 12:00 GMT",
    "Sat, 21 Nov 2026 12:00:00 CET", "Sat, 0 Nov 2026 12:00:00 GMT",
    "Sat, 21 Nov 2026 12:00:+1 GMT",
    "Sat Nov 21 12:00:00", "a b c d e", "21 Nov 2026 12:00:00 GMT", "",
  ])
  func `what is no date is none`(text: String) {
    #expect(HTTPDate.date(text) == nil)
  }

  @Test func `two digits of a year are the nearer century`() {
    #expect(HTTPDate.date("Sunday, 06-Nov-94 08:49:37 GMT")?.timeIntervalSince1970 == 784_111_777)
  }

  @Test(arguments: [
    ("a%20b", "a b"), ("%C3%BC", "ü"), ("%zz", nil), ("%2", nil), ("%FF", nil), ("%+1", nil),
    ("", ""),
  ])
  func `percent signs are read, or nothing is`(text: Substring, read: String?) {
    #expect(text.percentDecoded == read)
    #expect(text.percentDecoded == String(text).removingPercentEncoding)
  }
}
