import TerminalUI

/// Texts with styles, styles within a text, lines that are cut, labels, links and badges.
struct TextPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("A title").font(.title)
      Text("Bold, ").bold() + Text("italic, ").italic() + Text("underlined, ").underline()
        + Text("struck through").strikethrough()
      HStack {
        Text("red").foregroundStyle(.red)
        Text("secondary").foregroundStyle(.secondary)
        Text(" on blue ").foregroundStyle(.white).background(.blue)
      }
      Text(
        "A long text wraps at words. Where a view may take only so many lines, the last one ends with dots."
      )
      .lineLimit(2)
      .frame(maxWidth: 240, alignment: .leading)
      Text("Centered:\nlike this").multilineTextAlignment(.center)
      Label("A symbol and a title", systemImage: "star.fill")
      Link("A link to example.org", destination: "https://example.org")
      Text("Loading").redacted(reason: .placeholder)
    }
  }
}
