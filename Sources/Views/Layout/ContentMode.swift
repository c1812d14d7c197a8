/// How something of one shape is brought into room of another.
public nonisolated enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as it can be and be seen whole.
  case fit
  /// As small as it can be and leave no room empty.
  case fill
}
