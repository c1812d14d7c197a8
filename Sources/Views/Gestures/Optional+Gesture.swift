/// A gesture, or none.
nonisolated extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture says.
  public typealias Value = Wrapped.Value

  public var _recognizer: GestureRecognizer<Wrapped.Value> {
    if let gesture = self { return gesture._recognizer }
    var none = GestureRecognizer<Wrapped.Value>.never
    none.isAbsent = true
    return none
  }
}
