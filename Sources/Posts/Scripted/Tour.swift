import Essentials
import StateKit

/// The source that is built into the program: posts that show how to read here, and answers that show all that can
/// happen to a source.
public enum Tour {
  /// What the sidebar shows where there is nothing else yet.
  public static let source = Source(
    address: "outpost:tour", name: "A tour of Outpost", folder: "Start here")

  /// Answers for the tour, one step at each refresh, and after the last one from the first again; a load that is
  /// cancelled does not use its step up.
  ///
  /// - Parameters:
  ///   - clock: Each answer takes its time there.
  ///   - store: What is kept of the tour goes before the steps that show a source without posts.
  public static func script(
    clock: AnyClock, store: @escaping @Sendable () throws -> PostStore
  ) -> ScriptedFetcher.Script {
    let progress = Progress()
    return { source, _ in
      guard source.isTour else { return nil }
      try await clock.sleep(until: clock.now.advanced(by: .milliseconds(800)), tolerance: nil)
      let isKept = try store().summaries(of: [source]).first.map { $0.total > 0 } ?? false
      let step = await progress.next(isKept: isKept)
      if step.isWithoutPosts {
        let store = try store()
        try store.forget(source.id)
        try store.subscribe(to: [source])
      }
      return try step.answer()
    }
  }

  /// The posts as a source sends them: the program's own, where a tape names no others.
  public static var document: SourceDocument {
    let posts = texts.enumerated().map { index, text in
      ["id": "tour-\(index + 1)", "title": text.title, "body": text.body]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = (try? encoder.encode(posts)) ?? Data()
    return SourceDocument(bytes: Array(bytes), address: URL(filePath: "/"))
  }
}

extension Source {
  /// Whether it is built into the program, and nowhere else.
  public var isTour: Bool { address == Tour.source.address }
}

extension Tour {
  private enum Step: CaseIterable {
    case posts, alert, retry, posts2, error, empty

    /// Whether it shows a source of which nothing is kept.
    var isWithoutPosts: Bool { self == .error || self == .empty }

    func answer() throws(PostsError) -> SourceResponse {
      switch self {
      case .posts, .posts2: return .document(Tour.document)
      case .alert:
        throw .scripted(
          "Server error with code: 500. It is part of the tour: nothing you had is lost.",
          isPermanent: true)
      case .retry: throw .server(code: 503, retryAfter: .seconds(5))
      case .error:
        throw .scripted(
          "Network error: connection refused. It is part of the tour: press r to go on.",
          isPermanent: true)
      case .empty:
        return .document(SourceDocument(bytes: Array("[]".utf8), address: URL(filePath: "/")))
      }
    }
  }

  /// How far the tour has come.
  private actor Progress {
    private var answered = 0

    /// - Parameter isKept: Whether posts of it are there; where they are gone that it gave, it begins again.
    func next(isKept: Bool) -> Step {
      let last = answered == 0 ? nil : Step.allCases[(answered - 1) % Step.allCases.count]
      if let last, !isKept, !last.isWithoutPosts { answered = 0 }
      defer { answered += 1 }
      return Step.allCases[answered % Step.allCases.count]
    }
  }
}

/// When the tour is among the sources.
public enum TourPlacement: Sendable {
  case never
  /// As long as there is no other.
  case alone
  case first

  /// These sources, with the tour where it belongs.
  func among(_ sources: [Source]) -> [Source] {
    let own = sources.filter { !$0.isTour }
    return switch self {
    case .never: sources
    case .alone: own.isEmpty ? [Tour.source] : own
    case .first: [Tour.source] + own
    }
  }
}
