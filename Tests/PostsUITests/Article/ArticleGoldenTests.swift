import FixtureSupport
import Foundation
import Posts
import Testing

@testable import PostsUI

/// Posts in the shapes that feeds have, as they are drawn at each size.
@MainActor struct ArticleGoldenTests {
  private nonisolated static let sizes = [(40, 10), (80, 24), (120, 40)]
  private nonisolated static let names = [
    "link-blog", "release-notes", "tables", "code", "podcast", "photos", "newsletter", "changelog",
    "question", "cjk",
  ]

  @Test(arguments: names, sizes)
  func `a post of a feed`(name: String, size: (Int, Int)) async throws {
    let fixture = try await ReaderFixture.reading(.sample(named: name), size)
    #expect(try fixture.articleDifference(from: name) == nil)
  }

  @Test(arguments: sizes)
  func `a page with every element`(size: (Int, Int)) async throws {
    let fixture = try await ReaderFixture.reading(.sample(named: "elements"), size)
    var part = 1
    #expect(try fixture.articleDifference(from: "elements-1") == nil)
    while part < 30 {
      let before = fixture.draw().grid
      fixture.press(.pageDown)
      if fixture.draw().grid == before { break }
      part += 1
      #expect(try fixture.articleDifference(from: "elements-\(part)") == nil)
    }
    #expect(part > 2)
  }
}

extension ReaderFixture {
  fileprivate func articleDifference(from name: String) throws -> String? {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try difference(from: "article-\(name)", testFile: folder.appending(path: "x").path)
  }
}
