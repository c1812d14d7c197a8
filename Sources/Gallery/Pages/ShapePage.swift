import TerminalUI

/// Shapes that are filled, stroked and cut, and the gradients that fill them.
struct ShapePage: View {
  private let rainbow = Gradient(colors: [.red, .yellow, .green, .blue, .purple])

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 16) {
        Circle().fill(.red)
        RoundedRectangle(cornerRadius: 16).fill(.green)
        Capsule().fill(.blue)
        Ellipse().stroke(.yellow, lineWidth: 2)
      }
      .frame(height: 80)
      HStack(spacing: 16) {
        LinearGradient(gradient: rainbow, startPoint: .leading, endPoint: .trailing)
        RadialGradient(
          gradient: rainbow, center: .center, startRadius: 0, endRadius: 64
        )
        .clipShape(Circle())
        AngularGradient(gradient: rainbow, center: .center)
        Circle().trim(from: 0, to: 0.7).stroke(.mint, lineWidth: 8)
      }
      .frame(height: 80)
      Text("On a gradient")
        .padding()
        .background(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
        .border(.secondary)
    }
  }
}
