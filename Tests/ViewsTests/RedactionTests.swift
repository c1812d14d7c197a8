import Cells
import Testing

@testable import Views

struct RedactionTests {
  @Test func `every character that can be seen becomes a block of its width`() {
    #expect(
      picture(12, 3) { Text("the quick brown").redacted(reason: .placeholder) } == """
        ███ █████
        █████
        """)
    #expect(picture(9, 1) { Text("日e\u{301} 👩‍👧").redacted(reason: .placeholder) } == "███ ██")
  }

  @Test func `a cut is hidden as well`() {
    #expect(picture(5, 1) { Text("abcdefgh").redacted(reason: .placeholder) } == "█████")
    #expect(picture(1, 1) { Text("abc").redacted(reason: .placeholder) } == "█")
    #expect(picture(5, 1) { Text("").redacted(reason: .placeholder) } == "")
    #expect(picture(0, 0) { Text("abc").redacted(reason: .placeholder) } == "")
  }

  @Test func `blocks are dim and keep their colour`() {
    let buffer = ViewFixture(3, 1) {
      Text("a").bold().underline().foregroundColor(.red).redacted(reason: .placeholder)
    }.draw()
    #expect(buffer[0, 0].style.description == "dim, palette 1 on standard")
  }

  @Test func `symbols and joined texts are hidden, and what is not redacted is not`() {
    #expect(
      picture(9, 4) {
        VStack(alignment: .leading) {
          Image(systemName: "star")
          Text("a").bold() + Text("bc")
          Label("x", systemImage: "tray")
          Text("seen").unredacted()
        }.redacted(reason: .placeholder)
      } == "█\n███\n█ █\nseen")
  }

  @Test func `privacy hides what is private`() {
    #expect(
      picture(9, 2) {
        Group {
          Text("open")
          Text("secret").privacySensitive()
        }.redacted(reason: .privacy)
      } == "open\n██████")
    #expect(picture(9, 1) { Text("old").redacted(reason: .invalidated) } == "old")
    #expect(picture(9, 1) { Text("ab").privacySensitive() } == "ab")
  }

  @Test func `a view can see why it is hidden`() {
    #expect(picture(9, 1) { Asking() } == "shown")
    #expect(
      picture(9, 1) {
        Asking().redacted(reason: .placeholder).redacted(reason: .privacy)
      } == "██████")
  }
}

private struct Asking: View {
  @Environment(\.redactionReasons) private var reasons

  var body: some View {
    Text(reasons == [.placeholder, .privacy] ? "hidden" : "shown")
  }
}
