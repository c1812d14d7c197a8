import Essentials

extension LineParser {
  private enum Kind { case posts, feed, empty, status, fail, never }

  /// What follows `Serve`.
  mutating func serve() throws(TapeFlaws) -> TapeCommand {
    let source = next?.kind == .text ? try sourceName() : nil
    return .serve(try answer(), of: source)
  }

  private mutating func answer() throws(TapeFlaws) -> TapeResponse {
    let delay = skip("after") ? try time() : .zero
    let kinds: KeyValuePairs<String, Kind> = [
      "posts": .posts, "feed": .feed, "empty": .empty, "status": .status, "fail": .fail,
      "never": .never,
    ]
    if delay == .zero, let next, Spelling.nearest(to: next.value, in: ["after"]) != nil {
      throw wanted("after or a response", or: ["after"])
    }
    switch try choice("a response", kinds) {
    case .posts:
      let file = next?.kind == .text ? try existingFile() : nil
      return TapeResponse(.posts(file: file), after: delay)
    case .feed:
      let file = try existingFile()
      let charset = try option("charset") ? try filled("the name of an encoding").value : nil
      return TapeResponse(.feed(file: file, charset: charset), after: delay)
    case .empty: return TapeResponse(.empty, after: delay)
    case .status:
      let code = try status()
      let wait = try option("retry") ? try time() : nil
      return TapeResponse(.status(code, retryAfter: wait), after: delay)
    case .fail:
      let message = try filled("words").value
      return TapeResponse(.fail(message, isPermanent: try option("permanently")), after: delay)
    case .never: return TapeResponse(.never, after: delay)
    }
  }

  /// A refusal; what else a server answers is written with `posts` or `empty`.
  private mutating func status() throws(TapeFlaws) -> Int {
    let what = "a status of failure"
    let wanted = wanted(what)
    let code = try number(what, TapeResponse.Outcome.statuses)
    if TapeResponse.Outcome.successes.contains(code) { throw wanted }
    return code
  }

  /// The path of a file that is there.
  mutating func existingFile() throws(TapeFlaws) -> String {
    let (name, column) = try filled("the name of a file")
    let path = TapePath.joined(name, toFolderOf: file)
    guard files.isFile(path) else {
      throw TapeFlaws(column, "there is no file \(TapeText.shown(path, upTo: 200))")
    }
    return path
  }
}
