import Cells
import Testing

@testable import Views

struct LabelTests {
  @Test func `a label is a symbol and a title`() {
    #expect(picture(12, 1) { Label("Inbox", systemImage: "tray") } == "⊔ Inbox")
    #expect(picture(12, 1) { Label("日本", systemImage: "star") } == "☆ 日本")
    #expect(picture(12, 1) { Label("Logo", image: "logo") } == "▢ Logo")
    #expect(
      picture(12, 1) {
        Label {
          Text("Own")
        } icon: {
          Text("(x)")
        }
      } == "(x) Own")
  }

  @Test func `a title that wraps stays beside its symbol`() {
    #expect(picture(6, 2) { Label("two words", systemImage: "star") } == "☆ two\n  wor…")
    #expect(picture(1, 1) { Label("two", systemImage: "star") } == "☆")
    #expect(picture(0, 0) { Label("two", systemImage: "star") } == "")
    #expect(picture(9, 1) { Label("", systemImage: "star") } == "☆")
  }

  @Test func `a style leaves a part out`() {
    let label = Label("Inbox", systemImage: "tray")
    #expect(picture(12, 1) { label.labelStyle(.titleOnly) } == "Inbox")
    #expect(picture(12, 1) { label.labelStyle(.iconOnly) } == "⊔")
    #expect(picture(12, 1) { label.labelStyle(.titleAndIcon) } == "⊔ Inbox")
    #expect(picture(12, 1) { label.labelStyle(.automatic) } == "⊔ Inbox")
    #expect(
      picture(12, 1) {
        VStack { label.labelStyle(.iconOnly) }.labelStyle(.titleOnly)
      } == "⊔")
  }

  @Test func `a custom style lays out the parts`() {
    let label = Label("Inbox", systemImage: "tray")
    #expect(picture(12, 1) { label.labelStyle(Turned()) } == "Inbox/⊔")
    #expect(picture(12, 1) { label.labelStyle(Framed()) } == "<⊔ Inbox>")
  }

  @Test func `a value stands across from its name`() {
    let fixture = ViewFixture(16, 1) { LabeledContent("Name", value: "Ada") }
    #expect(fixture.picture == "Name         Ada")
    #expect(fixture.draw()[13, 0].style.description == "dim")
    #expect(fixture.draw()[0, 0].style.description == "plain")
    #expect(picture(16, 1) { LabeledContent("Name") { Text("日本") } } == "Name        日本")
    #expect(picture(9, 1) { LabeledContent("", value: "") } == "")
    #expect(picture(0, 0) { LabeledContent("Name", value: "Ada") } == "")
    #expect(
      picture(12, 1) {
        LabeledContent {
          Text("1")
        } label: {
          Label("One", systemImage: "star")
        }
      } == "☆ One      1")
  }
}

private struct Turned: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.title
      Text("/")
      configuration.icon
    }
  }
}

private struct Framed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("<")
      Label(configuration)
      Text(">")
    }
  }
}
