extension Article {
  /// The article with another text in each of its runs, set as before.
  public func replacingText(_ change: (String) -> String) -> Article {
    func changed(_ runs: [Run]) -> [Run] {
      runs.map { run in
        var run = run
        run.text = change(run.text)
        return run
      }
    }
    var article = self
    for index in blocks.indices { article.blocks[index].content.change(changed) }
    return article
  }
}

extension Article.Content {
  /// Changes each list of runs.
  fileprivate mutating func change(_ change: ([Article.Run]) -> [Article.Run]) {
    switch self {
    case .heading(let level, let runs): self = .heading(level: level, change(runs))
    case .paragraph(let runs): self = .paragraph(change(runs))
    case .code(let runs, let language): self = .code(change(runs), language: language)
    case .term(let runs): self = .term(change(runs))
    case .summary(let runs): self = .summary(change(runs))
    case .picture(var picture):
      picture.caption = change(picture.caption)
      self = .picture(picture)
    case .table(var table):
      table.caption = change(table.caption)
      for row in table.rows.indices {
        for cell in table.rows[row].indices {
          table.rows[row][cell].runs = change(table.rows[row][cell].runs)
        }
      }
      self = .table(table)
    case .embed, .rule: return
    }
  }
}
