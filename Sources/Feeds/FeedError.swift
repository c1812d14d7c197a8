import Foundation

/// Why bytes are not posts: what they seem to be instead.
public enum FeedError: Error, Equatable, Sendable {
  /// There are no bytes, or nothing but white space.
  case empty
  /// A web page, with its title where it has one: often a form to sign in.
  case html(title: String?)
  /// A format that this version does not read, by its name.
  case unread(format: String)
  /// Text, but not JSON.
  case plainText
  /// Not text in UTF-8: a picture, an archive, another encoding.
  case binary
  /// Good JSON in which nothing is a list of posts.
  case noPosts
  /// JSON that stops too early or breaks its grammar, first on this line, counted from 1.
  case broken(line: Int)
  /// JSON nested deeper than any list of posts, first on this line.
  case tooDeep(line: Int)
}

extension FeedError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .empty: "Not posts: the answer was empty"
    case .html(nil): "Not posts: the answer is HTML"
    case .html(let title?): "Not posts: the answer is HTML, a page titled “\(title)”"
    case .unread(let format): "Not posts: \(format) is not read yet; give a JSON list of posts"
    case .plainText: "Not posts: the answer is plain text, not JSON"
    case .binary: "Not posts: the answer is not UTF-8 text"
    case .noPosts: "Not posts: the JSON holds no list of posts"
    case .broken(let line): "Not posts: the JSON is cut short or broken (line \(line))"
    case .tooDeep(let line): "Not posts: the JSON is nested too deep (line \(line))"
    }
  }
}
