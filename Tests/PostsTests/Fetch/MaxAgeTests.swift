import Testing

@testable import Posts

@Suite struct MaxAgeTests {
  @Test(arguments: [
    (nil, nil), ("max-age=600", 600), ("public, Max-Age=600", 600), (#"max-age="600""#, 600),
    ("max-age=0", nil), ("max-age=-1", nil), ("max-age=soon", nil), ("max-age=", nil),
    ("max-age", nil), ("s-maxage=600", nil), ("no-cache, max-age=600", nil),
    ("max-age=600,no-store", nil), ("max-age=99999999999999999999", nil), ("", nil),
  ]) func `the age that a server allows is read, unless it wants no copies`(
    field: String?, seconds: Int?
  ) {
    #expect(HTTPHead.maxAge(field) == seconds.map { .seconds($0) })
  }
}
