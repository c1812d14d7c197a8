import TerminalUI

/// A key, and what it does.
struct Hint: Hashable {
  let key: String
  let action: String

  init(_ key: String, _ action: String) {
    self.key = key
    self.action = action
  }
}

/// The line at the foot of the screen: the keys that do something now, the last ones where there is no
/// room for all.
struct HintLine: View {
  let hints: [Hint]

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(hints[...], spacing: 16)
      row(hints[...], spacing: 8)
      row(hints.suffix(4), spacing: 8)
      row(hints.suffix(2), spacing: 8)
      row(hints.suffix(1), spacing: 8)
    }
    .lineLimit(1)
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func row(_ hints: ArraySlice<Hint>, spacing: Double) -> some View {
    HStack(spacing: spacing) {
      ForEach(hints, id: \.self) { hint in
        HStack {
          Text(hint.key).bold()
          Text(hint.action).foregroundStyle(.secondary)
        }
      }
    }
  }
}
