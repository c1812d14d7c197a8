/// How a source answers when it is asked for news.
public enum SourceAnswer: Equatable, Sendable {
  /// It has nothing newer than what the validators stand for (304).
  case unchanged
  case document(SourceDocument)
}
