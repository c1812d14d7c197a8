import Cells
import Testing

@testable import Views

struct BadgeTests {
  @Test func `a badge is at the end of its row, and 0 is none`() {
    let fixture = ViewFixture(16, 4) {
      List {
        Text("Inbox").badge(3)
        Text("Sent").badge(0)
        Text("受信").badge("新")
        Text("Trash").badge(Text("!"))
      }
    }
    #expect(
      fixture.picture == """
        ▌ Inbox      3
          Sent
          受信      新
          Trash      !
        """)
    #expect(fixture.draw()[13, 2].style.attributes.contains(.dim))
  }

  @Test func `a badge with too little room, or outside of a list`() {
    #expect(picture(9, 1) { Text("a").badge(3) } == "a")
    #expect(picture(9, 1) { Text("a").badge(nil as String?) } == "a")
    for width in 0...6 {
      #expect(ViewFixture(width, 1) { List { Text("abc").badge(12) } }.draw().lines.count == 1)
    }
  }

  @Test func `a row keeps its tag under a badge`() {
    let fixture = ViewFixture(12, 2) {
      List(selection: .constant(Optional("b"))) {
        Text("a").tag("a").badge(1)
        Text("b").tag("b").badge(2)
      }
    }
    #expect(fixture.picture == "  a      1\n▌ b      2")
  }
}
