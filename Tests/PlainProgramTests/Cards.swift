import TerminalUIFoundation

// Loading screens, cards, gestures and shapes, written as for SwiftUI in code without default isolation.

struct LoadingScreen: View {
  @State private var isSpinning = false
  @State private var progress: CGFloat = 0.2
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [.blue, Color("Background")]), startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      .edgesIgnoringSafeArea(.all)
      Circle().trim(from: 0, to: progress)
        .stroke(
          AngularGradient(gradient: Gradient(colors: [.red, .yellow]), center: .center),
          style: StrokeStyle(lineWidth: 8, lineCap: .round)
        )
        .frame(width: 100, height: 100)
        .rotationEffect(Angle(degrees: isSpinning ? 360 : 0))
        .animation(
          Animation.linear(duration: 1).repeatForever(autoreverses: false), value: isSpinning
        )
        .onAppear { isSpinning = true }
      Text("\(Int(progress * 100)) %").font(.system(size: 24, weight: .bold, design: .rounded))
    }
    .onReceive(timer) { _ in progress = min(1, progress + 0.1) }
  }
}

struct Shake: GeometryEffect {
  var amount: CGFloat = 10
  var shakesPerUnit = 3
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
  }
}

struct Cards: View {
  @State private var offset: CGSize = .zero
  @GestureState private var isPressed = false
  @Namespace private var animation
  let columns = [GridItem(.adaptive(minimum: 80), spacing: 16)]
  let columns2: [GridItem] = Array(repeating: .init(.flexible()), count: 2)

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 16) {
        ForEach(0..<6) { index in
          RoundedRectangle(cornerRadius: 16)
            .fill(Color.blue.gradient)
            .frame(height: 80)
            .overlay(Text("\(index)").foregroundColor(.white))
            .matchedGeometryEffect(id: index, in: animation)
        }
      }
      Text("Drag")
        .padding()
        .background(Color(uiColor: .secondarySystemBackground))
        .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
        .offset(x: offset.width, y: offset.height)
        .scaleEffect(isPressed ? 0.9 : 1)
        .modifier(Shake(animatableData: isPressed ? 1 : 0))
        .gesture(
          DragGesture()
            .onChanged { value in offset = value.translation }
            .onEnded { value in
              withAnimation(.spring()) { offset = .zero }
              if value.translation.width > 100 { print("right") }
            }
        )
        .simultaneousGesture(
          LongPressGesture(minimumDuration: 0.2).updating($isPressed) { value, state, _ in
            state = value
          }
        )
        .onTapGesture(count: 2) {}
        .rotation3DEffect(.degrees(10), axis: (x: 1, y: 0, z: 0))
    }
  }
}

struct Wave: Shape {
  var height: CGFloat = 4
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.midY))
    for x in stride(from: 0, through: rect.width, by: 8) {
      path.addLine(to: CGPoint(x: x, y: rect.midY + height * sin(x / 8)))
    }
    path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.maxY), control: .zero)
    path.closeSubpath()
    return path
  }
}

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct Measured: View {
  @State private var height: CGFloat = 0
  var body: some View {
    VStack(alignment: .leading) {
      GeometryReader { proxy in
        Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
      }
      Wave().stroke(Color.blue, lineWidth: 2)
      Menu("Sort") {
        Button("Name") {}
        Menu("More") { Button("Date", action: {}) }
      }
      Text("a").alignmentGuide(.leading) { $0[.trailing] }
    }
    .onPreferenceChange(HeightKey.self) { height = $0 }
    .mask(
      LinearGradient(
        gradient: Gradient(stops: [
          .init(color: .clear, location: 0), .init(color: .black, location: 1),
        ]), startPoint: .top, endPoint: .bottom))
  }
}
