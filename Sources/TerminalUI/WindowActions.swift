import Views

/// Would open a window: call it as a function. Of no effect: a terminal shows one window.
public nonisolated struct OpenWindowAction {
  /// Would open the window of an id.
  @MainActor public func callAsFunction(id: String) {}

  /// Would open the window of a value.
  @MainActor public func callAsFunction(value: some Codable & Hashable) {}

  /// Would open the window of an id with a value.
  @MainActor public func callAsFunction(id: String, value: some Codable & Hashable) {}
}

/// Would close a window: call it as a function. Of no effect: the only window of a terminal is the program itself, which
/// `quit` ends.
public nonisolated struct DismissWindowAction {
  /// Would close the window around.
  @MainActor public func callAsFunction() {}

  /// Would close the window of an id.
  @MainActor public func callAsFunction(id: String) {}

  /// Would close the window of a value.
  @MainActor public func callAsFunction(value: some Codable & Hashable) {}

  /// Would close the window of an id with a value.
  @MainActor public func callAsFunction(id: String, value: some Codable & Hashable) {}
}

nonisolated extension EnvironmentValues {
  /// Would open a window; a terminal shows one.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Would close a window; a terminal shows one.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Whether the program can open windows: a terminal shows one.
  public var supportsMultipleWindows: Bool { false }
}
