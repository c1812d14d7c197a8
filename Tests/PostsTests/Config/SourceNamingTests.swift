import Posts
import Testing

/// Which source a user means.
@Suite struct SourceNamingTests {
  private let summaries = [
    ("https://a.example.org/feed", "Alpha"), ("https://b.example.org/feed", "Beta"),
    ("https://c.example.org/alpha", "Alphabet"), ("/here/posts.json", "posts.json"),
  ].map { SourceSummary(source: Source(address: $0.0), title: $0.1) }

  private func one(_ name: String) throws -> String {
    try summaries.one(named: name, folder: "/here").title
  }

  @Test(arguments: [
    ("HTTPS://A.example.org:443/feed", "Alpha"), ("posts.json", "posts.json"),
    ("./posts.json", "posts.json"), ("alpha", "Alpha"), ("BETA", "Beta"), ("b.ex", "Beta"),
    ("phabe", "Alphabet"),
  ])
  func `by its address, its name, or a part that no other has`(
    name: String, title: String
  ) throws {
    #expect(try one(name) == title)
  }

  @Test func `none or several are told`() {
    #expect(throws: ConfigurationError.noSuchSource("gamma")) { try one("gamma") }
    #expect(throws: ConfigurationError.noSuchSource("")) { try one("") }
    let two = ["https://a.example.org/feed", "https://b.example.org/feed"]
    #expect(throws: ConfigurationError.ambiguous("/feed", candidates: two)) { try one("/feed") }
  }
}
