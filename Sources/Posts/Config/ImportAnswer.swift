import Essentials
import Feeds

/// What came of a list of sources.
public struct ImportAnswer: Equatable, Sendable {
  /// Those that are new, in the order of the list.
  public var added: [Source] = []
  /// How many were there already.
  public var skipped = 0
  /// What cannot be a source, in words.
  public var refused: [String] = []
  /// Those whose password was not taken, as anybody on the way could read it.
  public var withoutPassword: [Source] = []
  /// Whether there may be more in the list.
  public var isCutShort = false

  public init(added: [Source] = [], refused: [String] = [], isCutShort: Bool = false) {
    self.added = added
    self.refused = refused
    self.isCutShort = isCutShort
  }
}

extension OPML {
  /// Bytes of the longest list that is read.
  private static let limit = 10_000_000

  /// The list that a file holds; throws `PostsError` where it is none.
  ///
  /// - Parameter path: `-` for what is piped in.
  public static func list(at path: String) throws -> OPML {
    let bytes =
      path == "-"
      ? try FileBytes.read(STDIN_FILENO, name: "standard input", limit: limit)
      : try FileBytes.read(path: path, limit: limit)
    do {
      return try OPML(bytes)
    } catch {
      throw PostsError.notPosts(error)
    }
  }
}

extension Subscriptions {
  /// Configures the sources of a list that are not there yet, in one go, without asking them.
  public func add(_ list: OPML) throws -> ImportAnswer {
    let (found, refused) = list.found
    var answer = ImportAnswer(refused: refused, isCutShort: list.isCutShort)
    answer.added = try file.add(found.map(\.source))
    answer.skipped = found.count - answer.added.count
    for (source, signIn) in found {
      guard let signIn else { continue }
      if source.isReadableOnTheWay {
        answer.withoutPassword.append(source)
      } else {
        try signIns.keep(signIn, for: source.address)
      }
    }
    return answer
  }
}
