import Essentials

extension LineParser {
  private enum Kind { case posts, feed, empty, status, fail, never }

  /// What follows `Serve`.
  mutating func serve() throws(TapeFlaws) -> TapeCommand {
    let source = next?.kind == .text ? try sourceName() : nil
    let delay = skip("after") ? try time() : .zero
    if source == nil, skip("picture") {
      return .servePicture(TapeResponse(try picture(), after: delay))
    }
    if delay == .zero, let next, Spelling.nearest(to: next.value, in: ["after"]) != nil {
      throw wanted("after or a response", or: ["after"])
    }
    return .serve(TapeResponse(try answer(), after: delay), of: source)
  }

  private mutating func answer() throws(TapeFlaws) -> TapeResponse.Outcome {
    let kinds: KeyValuePairs<String, Kind> = [
      "posts": .posts, "feed": .feed, "empty": .empty, "status": .status, "fail": .fail,
      "never": .never,
    ]
    switch try choice("a response", kinds) {
    case .posts: return .posts(file: next?.kind == .text ? try existingFile() : nil)
    case .feed:
      let file = try existingFile()
      let charset = try option("charset") ? try filled("the name of an encoding").value : nil
      return .feed(file: file, charset: charset)
    case .empty: return .empty
    case .status:
      let code = try status()
      return .status(code, retryAfter: try option("retry") ? try time() : nil)
    case .fail:
      let message = try filled("words").value
      return .fail(message, isPermanent: try option("permanently"))
    case .never: return .never
    }
  }

  /// What follows `Serve picture`.
  private mutating func picture() throws(TapeFlaws) -> TapeResponse.Outcome {
    if next?.kind == .text { return .picture(file: try existingFile()) }
    let kinds: KeyValuePairs<String, Kind> = [
      "empty": .empty, "status": .status, "fail": .fail, "never": .never,
    ]
    switch try choice("a file or a response", kinds) {
    case .status: return .status(try status())
    case .fail: return .fail(try filled("words").value, isPermanent: true)
    case .never: return .never
    case .empty, .posts, .feed: return .empty
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
