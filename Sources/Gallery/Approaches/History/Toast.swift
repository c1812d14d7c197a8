import TerminalUI

extension View {
  /// Shows a line at the foot of this view for three seconds.
  func toast(_ text: Binding<String?>) -> some View { modifier(Toast(text: text)) }
}

private struct Toast: ViewModifier {
  @Binding var text: String?
  @Environment(Script.self) private var script

  func body(content: Content) -> some View {
    content.overlay(alignment: .bottom) {
      if let text {
        Text(text)
          .lineLimit(1)
          .padding(.horizontal, 16)
          .foregroundStyle(.white)
          .background(.blue)
          .task(id: text) { await hide() }
      }
    }
  }

  private func hide() async {
    do {
      try await script.wait(seconds: 3)
      text = nil
    } catch {
      // Another text has taken its place.
    }
  }
}
