import TerminalUIFoundation

// Declarations outside views, as SwiftUI's isolation allows them: values, builders and modifiers need no actor.

enum Palette {
  static let gradient = LinearGradient(
    gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
  static let columns = [GridItem(.flexible()), GridItem(.adaptive(minimum: 80))]
  static let color = Color("brand")
  static let system = Color(.systemGray)
  static let animation = Animation.spring()
  static let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
  static let title = Text("a").bold()
  static let image = Image(systemName: "star")
  static let shadow: some ShapeStyle = LinearGradient(
    colors: [.red], startPoint: .top, endPoint: .bottom)
  static let drag = DragGesture(minimumDistance: 0)
}

struct Sizes: Sendable {
  var color: Color
  var font: Font
  var alignment: Alignment
  var edges: Edge.Set
  var point: UnitPoint
  var angle: Angle
}

struct Question {
  static func yes() -> Alert.Button { .default(Text("Yes")) }
  static func no() -> Alert.Button { Alert.Button.cancel() }
  static func alert() -> Alert {
    Alert(title: Text("Really?"), primaryButton: yes(), secondaryButton: .destructive(Text("No")))
  }
}

struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct DepthKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

struct FadingStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

extension ButtonStyle where Self == FadingStyle {
  static var fading: FadingStyle { FadingStyle() }
}

struct Indented: ViewModifier {
  var depth = 1
  func body(content: Content) -> some View { content.padding(.leading, CGFloat(depth * 8)) }
}

extension View {
  func indented() -> some View { modifier(Indented()) }
}

class Counter: ObservableObject {
  @Published var count = 1
  var doubled: Binding<Int> { Binding(get: { self.count * 2 }, set: { self.count = $0 / 2 }) }
}

@ViewBuilder func choice(_ isFirst: Bool) -> some View {
  if isFirst { Text("first") } else { Text("second") }
}

func built<Content: View>(@ViewBuilder _ content: () -> Content) -> Content { content() }

struct Container<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { content }
}

enum Route: Hashable {
  case home, settings

  @ViewBuilder var view: some View {
    switch self {
    case .home: Text("home")
    case .settings: Text("settings").modifier(Indented())
    }
  }
  var label: some View { Label("Route", systemImage: "star") }
}

struct Row: Identifiable {
  let id = UUID()
  var view: AnyView { AnyView(Text("row")) }
}

struct Peak: Shape {
  var height: CGFloat = 8
  func path(in rect: CGRect) -> Path { line(to: CGPoint(x: rect.maxX, y: height)) }
  private func line(to end: CGPoint) -> Path {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: end)
    return path
  }
}

func shapes() -> [any Shape] { [Circle(), Rectangle(), Peak()] }
func block() -> some View { Rectangle().fill(Color.red) }

func stack() -> some View {
  VStack(spacing: 0) {
    HStack { ForEach(0..<2) { Text("\($0)") } }
    Label("a", systemImage: "star").font(.headline).padding(.top).frame(width: 80)
    Button("Tap") {}.buttonStyle(FadingStyle())
    Spacer()
    Divider()
  }
  .gesture(TapGesture().onEnded {})
  .environment(\.depth, 2)
  .preference(key: WidthKey.self, value: 2)
  .contentShape(Peak())
}
