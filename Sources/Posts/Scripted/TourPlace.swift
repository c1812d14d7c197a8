/// When the tour is among the sources.
public enum TourPlace: Sendable {
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
