import TestSupport
import Testing

extension Trait where Self == FewAtATime {
  /// Few of the tests that start programs run at once: more would only wait for a processor.
  static var fewPrograms: Self { .programs }
}

extension FewAtATime {
  fileprivate static let programs = FewAtATime(count: 12)
}
