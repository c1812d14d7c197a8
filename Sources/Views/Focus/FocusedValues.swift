/// The name of a value that the view with the focus, or the screen, has for views elsewhere.
public nonisolated protocol FocusedValueKey {
  /// What is handed on.
  associatedtype Value
}

/// What the view with the focus, and the views around it, have for views elsewhere.
public nonisolated struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// A value by its key; nil where no view around the focus has set it.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The only object of its type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// The values of where the focus is, and the bodies that have read them.
///
/// Bodies are asked before it is settled where the focus is. One that has read another value is asked again in the same
/// frame, and one that has read what cannot be compared, such as a closure, always. Where nobody asks, nothing is gathered.
nonisolated final class FocusedState {
  private(set) var values = FocusedValues()
  /// Whether what a body has read is the same in other values.
  private var reads: [(FocusedValues) -> Bool] = []
  /// The last frame with a view that asks.
  private var visit = 0

  /// Lets the values be gathered in a frame.
  func ask(in frame: FrameContext) {
    guard visit != frame.visit else { return }
    visit = frame.visit
    reads = []
  }

  /// Reads a value; what a body has read is compared at the end of the frame.
  func value<Value>(
    in frame: FrameContext, _ read: @escaping (FocusedValues) -> Value?
  ) -> Value? {
    let value = read(values)
    guard frame.isBeingMade else { return value }
    let isSame = { (values: FocusedValues) in
      switch (value, read(values)) {
      case (nil, nil): true
      case (let one?, let other?): Views.isSame(one, other)
      default: false
      }
    }
    reads.append(isSame)
    frame.note { [self] _ in
      reads.append(isSame)
      return isSame(values)
    }
    return value
  }

  /// Takes over the values of a frame. Returns whether a body has read others.
  func settle(_ visit: Int, _ make: () -> FocusedValues) -> Bool {
    let isAsked = visit == self.visit
    values = isAsked ? make() : FocusedValues()
    defer { reads = [] }
    return isAsked && !reads.allSatisfy { $0(values) }
  }
}

nonisolated extension EnvironmentValues {
  /// The values of where the focus is; nil where there is no screen.
  var focusedState: FocusedState? {
    get { self[of: FocusedState.self] }
    set { self[of: FocusedState.self] = newValue }
  }
}
