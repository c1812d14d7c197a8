nonisolated extension GestureRecognizer {
  /// Knows no gesture, for those that a mouse cannot make.
  package static var never: GestureRecognizer { GestureRecognizer { _, _ in .ignored } }
}
