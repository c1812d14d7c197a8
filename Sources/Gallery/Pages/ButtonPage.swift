import TerminalUI

/// Buttons in each style, a style of one's own, toggles, and what is disabled.
struct ButtonPage: View {
  @State private var count = 0
  @State private var isOn = true
  @State private var isQuiet = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Pressed \(count) times")
      HStack(spacing: 16) {
        Button("Bordered", action: press)
        Button("Prominent", action: press).buttonStyle(.borderedProminent)
      }
      HStack(spacing: 16) {
        Button("Borderless", action: press).buttonStyle(.borderless)
        Button("Plain", action: press).buttonStyle(.plain)
      }
      HStack(spacing: 16) {
        Button("Delete", systemImage: "trash", role: .destructive) { count = 0 }
        Button("Stars", action: press).buttonStyle(StarStyle())
      }
      Button("Ctrl+T", action: press).keyboardShortcut("t", modifiers: .control)
      Toggle("Let buttons be pressed", isOn: $isOn)
      Toggle("Quiet", systemImage: "speaker.slash", isOn: $isQuiet)
      Button("Only while that is on", action: press).disabled(!isOn)
    }
  }

  private func press() { count += 1 }
}

/// A button between two stars.
private struct StarStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: "star.fill")
      configuration.label
      Image(systemName: "star.fill")
    }
    .foregroundStyle(.yellow)
  }
}
