import TerminalUI

/// Gestures of the mouse: taps, a long press, and a drag that a state follows while it goes on.
struct GesturePage: View {
  @State private var taps = 0
  @State private var doubleTaps = 0
  @State private var presses = 0
  @State private var column = 0.0
  @GestureState private var isDragging = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Tap me: \(taps)").onTapGesture { taps += 1 }
      Text("Tap me twice: \(doubleTaps)").onTapGesture(count: 2) { doubleTaps += 1 }
      Text("Hold me: \(presses)").onLongPressGesture { presses += 1 }
      Text(isDragging ? "Dragging" : "Drag me")
        .padding(.horizontal, 8)
        .foregroundStyle(.white)
        .background(isDragging ? .green : .blue)
        .offset(x: column)
        .gesture(drag)
    }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isDragging) { _, state, _ in state = true }
      .onEnded { column = max(0, column + $0.translation.width) }
  }
}
