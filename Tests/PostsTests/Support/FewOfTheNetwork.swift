import TestSupport
import Testing

extension Trait where Self == FewAtATime {
  /// Few of the tests that use the network run at once: they share the eight connections of one program.
  static var fewAtATime: Self { .network }
}

extension FewAtATime {
  fileprivate static let network = FewAtATime(count: 4)
}
