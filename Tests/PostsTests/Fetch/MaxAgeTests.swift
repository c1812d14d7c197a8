import Testing

@testable import Posts

@Suite struct MaxAgeTests {
  @Test(arguments: [
    (nil, nil), ("max-age=600", 600), ("public, Max-Age=600", 600), (#"max-age="600""#, 600),
    ("max-age=0", 0), ("max-age=-1", 0), ("max-age=soon", 0), ("max-age=", 0), ("max-age", 0),
    ("s-maxage=600", 0), ("no-cache, max-age=600", 0), ("max-age=600,no-store", 0),
    ("max-age=99999999999999999999", 0), ("", 0),
    ("max-age=9223372036854775807", 86_400), ("max-age=86401", 86_400),
  ]) func `the age that a server allows is read, unless it wants no copies`(
    field: String?, seconds: Int?
  ) {
    #expect(HTTPHead.maxAge(field) == seconds.map { .seconds($0) })
  }
}
