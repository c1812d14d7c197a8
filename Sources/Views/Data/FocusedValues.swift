import Observation

/// The name of a value that a view says while the focus is in it.
public nonisolated protocol FocusedValueKey {
  /// What is said.
  associatedtype Value
}

/// What the views say that the focus is in, and what their screens say.
public nonisolated struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// A value by its key; nil where no view says it.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// A model by its type; nil where no view says one.
  subscript<Model: AnyObject>(model type: Model.Type) -> Model? {
    get { values[ObjectIdentifier(type)] as? Model }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// A value that is said where the focus is; nil where none is. Commands act on it.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty, Nonisolated {
  private let read: (FocusedValues) -> Value?
  private var place: (sayings: FocusedSayings, frame: FrameContext)?

  /// Names the value, as in `@FocusedValue(\.document)`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// Asks for a model by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[model: objectType] }
  }

  /// The value as it is now.
  public var wrappedValue: Value? {
    guard let (sayings, frame) = place else { return nil }
    if frame.isBeingMade {
      let mark = sayings.mark
      frame.note { _ in sayings.mark == mark }
    }
    return read(sayings.values)
  }

  public mutating func _link(_ slot: PropertySlot) {
    let sayings = slot.context.environment[of: FocusedSayings.self]
    place = sayings.map { ($0, slot.context.frame) }
  }
}

/// A binding that is said where the focus is: reads and writes what it leads to.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty, Nonisolated {
  private var binding: FocusedValue<Binding<Value>>

  /// Names the binding, as in `@FocusedBinding(\.text)`.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    binding = FocusedValue(keyPath)
  }

  /// The value that the binding leads to; nil where none is said, and then what is written is forgotten.
  public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { binding.wrappedValue?.wrappedValue = newValue } }
  }

  /// A binding for views that write the value too: `$text`.
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  public mutating func _link(_ slot: PropertySlot) { binding._link(slot) }
}

/// All that is said on a screen, in the order of the views.
nonisolated final class FocusedSayings {
  /// What one view says, for as long as its place is kept.
  final class Saying {
    let box: FocusBox
    var set: (inout FocusedValues) -> Void = { _ in }
    var value: Any?
    var isScene = false
    /// How often the value has changed.
    var changes = 0

    init(box: FocusBox) { self.box = box }

    var isSaid: Bool { isScene || box.value == AnyHashable(true) }
  }

  private struct Entry {
    weak var saying: Saying?
  }

  private var entries: [Entry] = []
  private var said: [Saying] { entries.compactMap(\.saying).filter(\.isSaid) }

  /// What is said now; of two views in one another the inner one counts.
  var values: FocusedValues { said.reduce(into: FocusedValues()) { $1.set(&$0) } }

  /// Is another one when something else is said.
  var mark: [Mark] { said.map { Mark(saying: ObjectIdentifier($0), changes: $0.changes) } }

  struct Mark: Equatable {
    let saying: ObjectIdentifier
    let changes: Int
  }

  func add(_ saying: Saying) {
    entries.removeAll { $0.saying == nil }
    entries.append(Entry(saying: saying))
  }
}
