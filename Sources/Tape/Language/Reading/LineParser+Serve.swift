extension LineParser {
  private enum Kind { case posts, empty, status, fail, never }

  /// What follows `Serve`.
  mutating func answer() throws(TapeFlaws) -> TapeAnswer {
    let delay = skip("after") ? try time() : .zero
    let kinds: KeyValuePairs<String, Kind> = [
      "posts": .posts, "empty": .empty, "status": .status, "fail": .fail, "never": .never,
    ]
    if delay == .zero, let next, Spelling.nearest(to: next.value, in: ["after"]) != nil {
      throw wanted("after or an answer", or: ["after"])
    }
    switch try choice("an answer", kinds) {
    case .posts: return TapeAnswer(.posts(file: try postsFile()), after: delay)
    case .empty: return TapeAnswer(.empty, after: delay)
    case .status:
      let code = try status()
      let wait = try option("retry") ? try time() : nil
      return TapeAnswer(.status(code, retryAfter: wait), after: delay)
    case .fail:
      let words = try filled("words").value
      return TapeAnswer(.fail(words, isPermanent: try option("permanently")), after: delay)
    case .never: return TapeAnswer(.never, after: delay)
    }
  }

  /// A refusal; what else a server answers is written with `posts` or `empty`.
  private mutating func status() throws(TapeFlaws) -> Int {
    let what = "a status of failure"
    let wanted = wanted(what)
    let code = try number(what, TapeAnswer.Outcome.statuses)
    if TapeAnswer.Outcome.successes.contains(code) { throw wanted }
    return code
  }

  private mutating func postsFile() throws(TapeFlaws) -> String? {
    guard next?.kind == .text else { return nil }
    let (name, column) = try filled("the name of a file")
    let path = TapePath.joined(name, toFolderOf: file)
    guard files.isFile(path) else {
      throw TapeFlaws(column, "there is no file \(TapeText.shown(path, upTo: 200))")
    }
    return path
  }
}
