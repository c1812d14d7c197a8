import TerminalUI

extension View {
  /// Shows a line at the foot of this view for three seconds.
  func toast(_ line: Binding<ToastLine?>) -> some View { modifier(Toast(line: line)) }
}

private struct Toast: ViewModifier {
  @Binding var line: ToastLine?
  @Environment(Script.self) private var script

  func body(content: Content) -> some View {
    content.overlay(alignment: .bottom) {
      if let line {
        Text(line.text)
          .lineLimit(1)
          .padding(.horizontal, 16)
          .foregroundStyle(.white)
          .background(.blue)
          .task(id: line.number) { await hide() }
      }
    }
  }

  private func hide() async {
    do {
      try await script.wait(seconds: 3)
      line = nil
    } catch {
      // Another toast has taken its place.
    }
  }
}
