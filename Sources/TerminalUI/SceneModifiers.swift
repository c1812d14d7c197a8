import Observation
import Views

extension Scene {
  /// Adds commands, which the keys of their shortcuts run.
  public func commands(@CommandsBuilder content: () -> some Commands) -> some Scene {
    let items = content()._items
    return ModifiedScene(of: self, content: AnyView(_content.commands(items)))
  }

  /// Takes away the commands that were added to this scene.
  public func commandsRemoved() -> some Scene { ModifiedScene(of: self, content: plain) }

  /// Adds commands in place of those that were added to this scene.
  public func commandsReplaced(@CommandsBuilder content: () -> some Commands) -> some Scene {
    commandsRemoved().commands(content: content)
  }

  /// Runs an action after a frame that shows another value than the frame before.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene {
    changed { $0.onChange(of: value, initial: initial, action) }
  }

  /// The same for an action that needs neither value.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// The older form: the action is given the value now.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }

  /// Sets a value that the views of this scene inherit.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    changed(settings: true) { $0.environment(keyPath, value) }
  }

  /// Hands a model to the views of this scene.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    changed(settings: true) { $0.environment(object) }
  }

  private func changed(
    settings: Bool = false, _ change: (AnyView) -> some View
  ) -> ModifiedScene {
    ModifiedScene(
      content: AnyView(change(_content)), plain: AnyView(change(plain)),
      settings: settings ? _settings.map { AnyView(change($0)) } : _settings, isWindow: _isWindow)
  }

  /// The view of the scene without the commands that were added.
  fileprivate var plain: AnyView { (self as? ModifiedScene)?.plain ?? _content }
}

/// A scene with something changed in its view.
private struct ModifiedScene: Scene {
  let content: AnyView
  let plain: AnyView
  let settings: AnyView?
  let isWindow: Bool

  var body: Never { preconditionFailure("a primitive scene has no body") }
  var _content: AnyView { content }
  var _settings: AnyView? { settings }
  var _isWindow: Bool { isWindow }
}

extension ModifiedScene {
  /// A scene with another view, and nothing changed in what commands were added to.
  init(of scene: some Scene, content: AnyView) {
    self.init(
      content: content, plain: scene.plain, settings: scene._settings, isWindow: scene._isWindow)
  }
}
