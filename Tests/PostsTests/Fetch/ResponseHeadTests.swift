import Fetch
import Testing

@testable import Posts

@Suite struct ResponseHeadTests {
  @Test(arguments: [
    (nil, nil), ("max-age=600", 600), ("public, Max-Age=600", 600), (#"max-age="600""#, 600),
    ("max-age=0", 0), ("max-age=-1", 0), ("max-age=soon", 0), ("max-age=", 0), ("max-age", 0),
    ("s-maxage=600", 0), ("no-cache, max-age=600", 0), ("max-age=600,no-store", 0),
    ("max-age=99999999999999999999", 0), ("", 0),
    ("max-age=9223372036854775807", 86_400), ("max-age=86401", 86_400),
  ]) func `the age that a server allows is read, unless it wants no copies`(
    field: String?, seconds: Int?
  ) {
    #expect(HTTPResponse.maxAge(field) == seconds.map { .seconds($0) })
  }

  @Test(arguments: [
    ("text/xml", nil), ("text/xml; charset=utf-8", "utf-8"), ("a/b;charset=", nil),
    ("a/b; charset='koi8-r' ", "koi8-r"), ("a/b;x;charset=\"\"", nil), (nil, nil),
    ("a/b; charset=\(String(repeating: "x", count: 41))", nil), ("a/b; charset=a b", nil),
  ])
  func `an encoding is named in quotes or not`(header: String?, charset: String?) {
    #expect(HTTPResponse.charset(header) == charset)
  }

  @Test(arguments: ["", "a\u{1B}b", "a\nb", "a\u{9B}b", String(repeating: "x", count: 1025)])
  func `a validator that cannot go back whole is none`(header: String) {
    #expect(HTTPResponse.validator(header) == nil)
  }
}
