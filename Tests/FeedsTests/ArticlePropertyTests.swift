import TestSupport
import Testing

@testable import Feeds

@Suite struct ArticlePropertyTests {
  @Test func `each word keeps its order, its block, its containers and its styles`() {
    for seed in 0..<Soak.count(400, soak: 20_000) {
      let random = RandomArticle(seed: seed)
      let article = article(random.html)
      let found = article.blocks.flatMap { words(of: $0, in: article) }
      if let index = zip(found, random.words).enumerated().first(where: { $1.0 != $1.1 })?.offset {
        Issue.record("\(seed): \(found[index]) is not \(random.words[index]) in \(random.html)")
        return
      }
      let expected = random.words.map(\.text)
      #expect(found.count == expected.count, "\(seed)")
      #expect(
        article.words.split { $0.isWhitespace }.elementsEqual(expected) { $0 == $1 }, "\(seed)")
      #expect(isInOrder(expected, in: article.text), "\(seed)")
    }
  }

  private func words(of block: Article.Block, in article: Article) -> [RandomArticle.Word] {
    let name = String(block.outline.prefix { $0 != ":" })
    let isPlain = block.containers.isEmpty && block.isParagraph
    var runs = block.runs
    if case .table(let table) = block.content { runs = table.rows.flatMap { $0.flatMap(\.runs) } }
    return runs.filter { $0.style != .number }.flatMap { run in
      let target: [String] =
        if case .link(let index) = run.target { [article.links[index].address] } else { [] }
      return run.text.split { $0.isWhitespace }.map {
        RandomArticle.Word(
          text: String($0), block: isPlain ? "" : name, styles: run.style.names + target)
      }
    }
  }

  private func isInOrder(_ words: [String], in text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    for word in words {
      while !rest.isEmpty, !rest.starts(with: word.utf8) { rest = rest.dropFirst() }
      if rest.isEmpty { return false }
    }
    return true
  }
}

extension Article.Block {
  fileprivate var isParagraph: Bool { if case .paragraph = content { true } else { false } }
}
