import TerminalUI

/// The line at the top of the screen.
struct TitleBar: View {
  let title: String
  var status = ""
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    HStack(spacing: 16) {
      HStack {
        if horizontalSizeClass != .compact { Text("Gallery").bold() }
        Text(title)
      }
      .layoutPriority(1)
      Spacer()
      Text(status)
    }
    .lineLimit(1)
    .padding(.horizontal, 8)
    .foregroundStyle(.white)
    .background(.blue)
  }
}
