import Testing

/// Documents as publishers and their software write them, and broken ones; each has the posts expected of it beside it.
@Suite struct CorpusTests {
  @Test(arguments: CorpusCase.folders)
  func `every document says what is expected of it`(folder: String) throws {
    let differences = try CorpusCase.all(in: folder).flatMap(\.differences)
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func `the corpus is as large as was promised`() throws {
    let counts = try CorpusCase.folders.map { try CorpusCase.all(in: $0).count }
    #expect(counts.reduce(0, +) >= 550)
    #expect(counts.allSatisfy { $0 >= 10 })
  }

  @Test(arguments: CorpusCase.folders)
  func `nothing that harms a terminal comes through`(folder: String) throws {
    for document in try CorpusCase.all(in: folder) {
      guard case .success(let feed) = document.answer else { continue }
      let one = feed.items.flatMap { [$0.id, $0.title, $0.link ?? "", $0.author ?? ""] + $0.links }
      let lines = one + [feed.title ?? "", feed.homepage ?? ""]
      #expect(lines.allSatisfy(isClean), "\(document.name)")
      #expect(
        feed.items.map(\.body).allSatisfy { isClean($0.filter { $0 != "\n" }) }, "\(document.name)")
    }
  }

  private func isClean(_ text: String) -> Bool {
    !text.unicodeScalars.contains { scalar in
      scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
        || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        || [0x200B, 0x200E, 0x200F, 0xFEFF, 0xAD].contains(scalar.value)
    }
  }
}
