import Views

/// The line at the foot of the screen: the keys that do something now, as many as there is room for.
struct HintLine: View {
  let hints: [Hint]

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(hints[...], spacing: 16)
      row(hints[...], spacing: 8)
      row(hints.dropFirst(), spacing: 8)
      row(hints.suffix(3), spacing: 8)
      row(hints.suffix(2), spacing: 8)
      row(hints.suffix(1), spacing: 8)
    }
    .lineLimit(1)
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func row(_ hints: ArraySlice<Hint>, spacing: Double) -> some View {
    HStack(spacing: spacing) {
      ForEach(hints, id: \.key) { hint in
        HStack {
          Text(hint.key).bold()
          Text(hint.action).foregroundColor(.secondary)
        }
      }
    }
  }
}
