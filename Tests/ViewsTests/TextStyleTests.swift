import Cells
import Testing

@testable import Views

/// What the letters of a text look like.
struct TextStyleTests {
  /// The styles of the first cells of the first row.
  private func styles(_ count: Int, @ViewBuilder _ root: () -> some View) -> [String] {
    let buffer = ViewFixture(20, 3) { HStack(spacing: 0) { root() } }.draw()
    return (0..<count).map { buffer[$0, 0].style.description }
  }

  @Test func `styles of a text lie over those around it`() {
    let styles = styles(6) {
      Group {
        Text("a").bold(false)
        Text("b").italic().underline().strikethrough()
        Text("c").foregroundColor(.red)
        Text("d").foregroundStyle(.secondary)
        Text("e").fontWeight(.regular)
        Text("f").font(.caption)
      }
      .bold().foregroundColor(.green)
    }
    let green = "palette 2 on standard"
    #expect(
      styles == [
        green, "bold italic underline strikethrough, \(green)", "bold, palette 1 on standard",
        "bold dim, \(green)", green, "bold, \(green)",
      ])
  }

  @Test func `what is said nearer to a text wins`() {
    let styles = styles(6) {
      Text("a").foregroundColor(.red).foregroundColor(.blue)
      Text("b").font(.caption).font(.title)
      VStack { Text("c").font(.body) }.font(.title)
      VStack { Text("d").italic(false).underline(false) }.italic().underline()
      VStack { Text("e").foregroundColor(.red) }.foregroundColor(.secondary)
      VStack { Text("f").foregroundColor(.red) }.font(.caption)
    }
    #expect(
      styles == [
        "palette 1 on standard", "dim", "plain", "plain", "palette 1 on standard",
        "dim, palette 1 on standard",
      ])
  }

  @Test func `no colour and no font are the usual ones`() {
    let styles = styles(3) {
      Group {
        Text("a").foregroundColor(nil)
        Text("b").font(nil)
        VStack { Text("c") }.foregroundColor(nil)
      }
      .foregroundColor(.red).font(.title)
    }
    #expect(styles == ["bold", "palette 1 on standard", "bold"])
  }

  @Test func `fonts are as heavy as they are large, unless they say more`() {
    let fonts: [(Font, String)] = [
      (.largeTitle, "bold"), (.title3, "bold"), (.headline, "bold"), (.subheadline, "plain"),
      (.body, "plain"), (.callout, "plain"), (.footnote, "dim"), (.caption2, "dim"),
      (.system(size: 50), "bold"), (.system(size: 14), "plain"), (.system(size: 12), "dim"),
      (.system(size: 50, weight: .regular), "plain"), (.system(.title, design: .rounded), "bold"),
      (.system(.body, design: .monospaced, weight: .semibold), "bold"),
      (.custom("Menlo", size: 30), "bold"), (.body.weight(.thin), "dim"),
      (.body.weight(.light), "plain"), (.body.bold().italic().monospaced(), "bold italic"),
      (.caption.bold(), "bold"), (.caption.weight(.medium), "dim"),
    ]
    for (font, style) in fonts {
      #expect(styles(1) { Text("x").font(font) } == [style])
      #expect(styles(1) { VStack { Text("x") }.font(font) } == [style])
    }
  }

  @Test func `weights are bold, plain or dim`() {
    let weights: [(Font.Weight, String)] = [
      (.ultraLight, "dim"), (.thin, "dim"), (.light, "plain"), (.regular, "plain"),
      (.medium, "plain"), (.semibold, "bold"), (.bold, "bold"), (.heavy, "bold"), (.black, "bold"),
    ]
    for (weight, style) in weights {
      #expect(styles(1) { Text("x").fontWeight(weight) } == [style])
      #expect(styles(1) { VStack { Text("x") }.fontWeight(weight) } == [style])
    }
  }

  @Test func `a terminal takes what it cannot draw`() {
    #expect(
      picture(9, 1) {
        Text("a").monospaced().monospacedDigit().kerning(2).tracking(1).baselineOffset(3)
          .fontDesign(.serif).underline(true, pattern: .dash, color: .red)
          .monospaced().kerning(2).tracking(1).baselineOffset(3).fontDesign(.serif)
          .minimumScaleFactor(0.5).allowsTightening(true)
      } == "a")
  }

  @Test func `text in a clear colour takes room and draws nothing`() {
    #expect(
      picture(9, 1) {
        HStack(spacing: 0) {
          Text("ab").foregroundColor(.clear)
          Text("日").foregroundStyle(.clear)
          Text("c") + Text("d").foregroundStyle(.red.opacity(0)) + Text("e")
        }
      } == "    c e")
  }

  @Test func `texts of every kind of string can be shown`() {
    let key: LocalizedStringKey = "key"
    let string = "string"
    #expect(
      picture(30, 1) {
        Text(key) + Text(string) + Text(string.prefix(2)) + Text("\(1)") + Text(verbatim: "v")
          + Text(Image(systemName: "star.fill"))
      } == "keystringst1v★")
  }

  @Test func `disabled text is dim in any colour`() {
    let styles = styles(2) {
      Group {
        Text("a").foregroundStyle(.red)
        Image(systemName: "star").bold()
      }.disabled(true)
    }
    #expect(styles == ["dim, palette 1 on standard", "bold dim"])
  }
}
