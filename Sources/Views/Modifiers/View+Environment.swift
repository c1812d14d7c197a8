import Observation
import StateKit

nonisolated extension View {
  /// Sets a value that the views in this one inherit.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    environment { $0[keyPath: path] = value }
  }

  /// Hands a model to the views in this one, which ask for it by `@Environment(Model.self)`; nil takes
  /// away the one that they would inherit.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    environment { $0[of: Object.self] = object }
  }

  /// Hands a model to the views in this one, which ask for it by `@EnvironmentObject`.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environment { $0[of: Object.self] = object }
  }

  /// Changes a value that the views in this one inherit.
  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    environment { transform(&$0[keyPath: path]) }
  }

  /// Makes the controls in this view unusable. A control is enabled only if all views around it agree.
  public func disabled(_ isDisabled: Bool) -> some View {
    environment {
      guard isDisabled else { return }
      ($0.isEnabled, $0.isWaiting) = (false, false)
    }
  }
}
