import Observation
import StateKit

nonisolated extension View {
  /// Has a value for views elsewhere while the focus is in this view: they read it by `@FocusedValue`.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focusedValues { $0[keyPath: keyPath] = value }
  }

  /// The same for a value that may be absent.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    focusedValues { $0[keyPath: keyPath] = value }
  }

  /// Has a model for views elsewhere while the focus is in this view: they read it by `@FocusedValue(Model.self)`.
  public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    focusedValues { $0[object: Object.self] = object }
  }

  /// Has a model for views elsewhere while the focus is in this view: they read it by `@FocusedObject`.
  public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View {
    focusedValues { $0[object: Object.self] = object }
  }

  /// The same for a model that is always there.
  public func focusedObject<Object: ObservableObject>(_ object: Object) -> some View {
    focusedValues { $0[object: Object.self] = object }
  }

  /// Has a value for views elsewhere while this view is on the screen, wherever the focus is. A `focusedValue` around the
  /// focus wins over it.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    sceneValues { $0[keyPath: keyPath] = value }
  }

  /// The same for a value that may be absent.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    sceneValues { $0[keyPath: keyPath] = value }
  }

  /// Has a model for views elsewhere while this view is on the screen, wherever the focus is.
  public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    sceneValues { $0[object: Object.self] = object }
  }

  /// Has a model for views elsewhere while this view is on the screen: they read it by `@FocusedObject`.
  public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View {
    sceneValues { $0[object: Object.self] = object }
  }

  /// The same for a model that is always there.
  public func focusedSceneObject<Object: ObservableObject>(_ object: Object) -> some View {
    sceneValues { $0[object: Object.self] = object }
  }

  private func focusedValues(
    _ change: @escaping (inout FocusedValues) -> Void
  ) -> ModifiedContext<Self> {
    ModifiedContext(content: self) { $0.shareFocus(by: FocusBox(values: change)) }
  }

  private func sceneValues(
    _ change: @escaping (inout FocusedValues) -> Void
  ) -> ModifiedContext<Self> {
    ModifiedContext(content: self) { $0.scope.add(FocusBox(values: change)) }
  }
}
