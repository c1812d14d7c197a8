extension Article {
  /// The article with another text in each of its runs, set as before.
  public func replacingText(_ change: (String) -> String) -> Article {
    var article = self
    for index in blocks.indices {
      article.blocks[index].mapRuns { runs in
        for run in runs.indices { runs[run].text = change(runs[run].text) }
      }
    }
    return article
  }
}

extension Article.Block {
  /// Changes the runs that stand in it.
  mutating func mapRuns(_ change: (inout [Article.Run]) -> Void) {
    switch content {
    case .heading(let level, var runs):
      change(&runs)
      content = .heading(level: level, runs)
    case .paragraph(var runs):
      change(&runs)
      content = .paragraph(runs)
    case .code(var runs, let language):
      change(&runs)
      content = .code(runs, language: language)
    case .term(var runs):
      change(&runs)
      content = .term(runs)
    case .summary(var runs):
      change(&runs)
      content = .summary(runs)
    case .picture(var picture):
      change(&picture.caption)
      content = .picture(picture)
    case .table(var table):
      change(&table.caption)
      for row in table.rows.indices {
        for cell in table.rows[row].indices { change(&table.rows[row][cell].runs) }
      }
      content = .table(table)
    case .embed, .rule: break
    }
  }
}
