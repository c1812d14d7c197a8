import TerminalUIFoundation

// The same where the code says that it is on no actor, whatever the default of its module is.

nonisolated struct HeadKey: PreferenceKey {
  static let defaultValue: Double = 0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
}

nonisolated struct LevelKey: EnvironmentKey {
  static let defaultValue = 1
}

nonisolated extension EnvironmentValues {
  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

nonisolated struct Triangle: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
}

nonisolated struct QuietStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated enum Loose {
  static let stroke = StrokeStyle(lineWidth: 1)

  static func path() -> Path { Triangle().path(in: .zero) }
  static func circle() -> Path { Circle().path(in: .zero) }
  static func row() -> some View { Text("row").padding(0).font(.title) }
  static func width(_ proxy: GeometryProxy) -> Double { proxy.size.width }
  static func erased() -> AnyView { AnyView(EmptyView()) }
  static func environment() -> Int { EnvironmentValues().level }
  static func state() -> Int { State(initialValue: 1).wrappedValue }
  static func constant() -> Bool { Binding.constant(true).wrappedValue }
  static func look(_ configuration: ButtonStyleConfiguration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }

  @ViewBuilder static func choice(_ isFirst: Bool) -> some View {
    if isFirst { Text("first") } else { Triangle().fill(.red).frame(width: 8, height: 16) }
  }
}
