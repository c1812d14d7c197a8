import TestSupport
import Testing

extension Trait where Self == FewAtATime {
  /// Few of the tests that use the network run at once: on Linux each of their sessions and servers keeps a thread of
  /// Dispatch waiting, of which there are some two hundred, and then nothing goes on.
  static var fewAtATime: Self { .network }
}

extension FewAtATime {
  fileprivate static let network = FewAtATime(count: 4)
}
