import Cells
import Testing

@testable import Views

struct ToastLookTests {
  private func picture(
    _ width: Int, _ height: Int, _ type: ToastType, _ position: ToastPositionOptions = .init()
  ) -> String {
    ToastFixture(width, height, type, at: position, over: Text("abc")).picture
  }

  @Test func `a toast is a bar at the upper edge`() {
    #expect(
      picture(24, 8, .toast(options: .init(message: .init(text: "Saved")))) == """
        a▟                    ▙
           Saved            ✕
         ▜                    ▛
        """)
    #expect(
      picture(66, 6, .toast(options: .init(message: .init(text: "Saved")))) == """
        abc▟                                                          ▙
             Saved                                                  ✕
           ▜                                                          ▛
        """)
  }

  @Test func `a snack bar is as wide as what it says`() {
    let options = SnackBarOptions(message: .init(text: "日本 e\u{301}"), image: .init())
    #expect(
      picture(24, 8, .snackBar(options: options), .init(position: .bottom)) == """
        abc




              ▟          ▙
                ✓ 日本 e\u{301}
              ▜          ▛
        """)
  }

  @Test func `a second message stands below the first`() {
    let options = ToastOptions(
      message: .init(text: "Saved", alignment: .center),
      secondaryMessage: .init(text: "in 日本", alignment: .trailing), trailingButton: nil)
    #expect(
      picture(24, 8, .toast(options: options)) == """
        a▟                    ▙
                 Saved
                      in 日本
         ▜                    ▛
        """)
  }

  @Test func `it is drawn white on the tint, and reversed where there are no colours`() {
    let fixture = ViewFixture(24, 3) {
      Text("abc").toast(isShowing: .constant(true), type: .snackBar("Saved")).tint(.green)
    }
    let letter = Style(
      foreground: .palette(2), background: .palette(15), attributes: .reverse)
    #expect(fixture.draw()[9, 0].style == letter)
    #expect(fixture.draw()[7, 0].style.attributes == .reverse)
    #expect(fixture.draw()[6, 0].style == .plain)
    #expect(ToastFixture().fixture.draw()[9, 0].style.foreground == .palette(12))
  }

  @Test func `what is around it does not change how it is drawn`() {
    let fixture = ViewFixture(24, 3) {
      Text("abc").toast(isShowing: .constant(true), type: .snackBar("Saved")).bold().italic()
        .lineLimit(1).redacted(reason: .placeholder).disabled(true).foregroundColor(.red)
    }
    #expect(fixture.picture == "███      Saved")
    #expect(
      fixture.draw()[9, 0].style
        == Style(foreground: .palette(12), background: .palette(15), attributes: .reverse))
  }

  @Test func `options say how it is drawn`() {
    let options = SnackBarOptions(
      message: .init(text: "ab", color: .yellow, font: .system(size: 24)),
      image: .init(imageSystemName: "star.fill", color: .red),
      background: .init(color: .blue, cornerRadius: 0))
    let fixture = ToastFixture(16, 8, .snackBar(options: options)).fixture
    #expect(fixture.picture == "cont\n      ★ ab")
    let buffer = fixture.draw()
    #expect(
      buffer[8, 1].style
        == Style(
          foreground: .palette(4), background: .palette(3), attributes: [.bold, .reverse]))
    #expect(buffer[6, 1].style.background == .palette(1))
    #expect(buffer[4, 0].style.foreground == .palette(4))
  }

  @Test func `without a colour behind it, it still hides what lies beneath`() {
    for color in [Color.clear, .primary, .blue.opacity(0.2)] {
      let options = SnackBarOptions(
        message: .init(text: "ab", color: .red), background: .init(color: color),
        internalPadding: .columns)
      let fixture = ToastFixture(16, 1, .snackBar(options: options), over: Text("0123456789012345"))
        .fixture
      #expect(fixture.picture == "01234  ab  12345")
      #expect(fixture.draw()[7, 0].style == Style(foreground: .palette(1)))
    }
  }

  @Test func `padding that is asked for is there`() {
    let tall = EdgeInsets(top: 32, leading: 8, bottom: 0, trailing: 8)
    let options = SnackBarOptions(
      message: .init(text: "ab"), background: .init(cornerRadius: 0), internalPadding: tall)
    #expect(
      ToastFixture(8, 12, .snackBar(options: options), over: Text("abcdefgh\nabcdefgh")).picture
        == "abc  fgh\nabc  fgh\n   ab")
    let none = SnackBarOptions(message: .init(text: "ab"), internalPadding: .init())
    #expect(
      ToastFixture(8, 12, .snackBar(options: none), over: Text("abcdefgh")).picture == "abcabfgh")
  }

  @Test func `padding never makes it more than half as high as the screen`() {
    let bar = ToastType.snackBar(options: .init(message: .init(text: "ab")))
    for (height, rows) in [(24, 3), (6, 3), (5, 1), (3, 1), (1, 1)] {
      let buffer = ToastFixture(8, height, bar).fixture.draw()
      #expect((0..<height).count { buffer[4, $0].style != .plain } == rows)
    }
  }

  @Test func `long text wraps, and is cut where the screen ends`() {
    let text = ToastType.toast(options: .init(message: .init(text: "The post was saved and sent")))
    #expect(
      picture(20, 3, text) == """
        a▟ The post     ✕ ▙
           was saved
         ▜ and sent       ▛
        """)
    #expect(picture(10, 2, text) == "The      ✕\npost w…")
    #expect(picture(6, 2, text) == "The\npost…")
    #expect(picture(3, 1, text) == "Th…")
    #expect(picture(1, 1, text) == "…")
    #expect(picture(0, 0, text) == "")
  }

  @Test func `of two messages in too little room the first is seen`() {
    let options = ToastOptions(
      message: .init(text: "first"), secondaryMessage: .init(text: "second"))
    #expect(picture(20, 1, .toast(options: options)) == "a  first        ✕")
  }

  @Test func `a text of nothing is a bar of one line`() {
    let buffer = ToastFixture(24, 3, .snackBar("")).fixture.draw()
    #expect((0..<3).map { buffer[11, $0].style.attributes } == [.reverse, [], []])
  }

  @Test func `it lies as far from the edges as is asked, as long as there is room`() {
    let padding = EdgeInsets(top: 16, leading: 80, bottom: 32, trailing: 0)
    #expect(
      picture(31, 5, .snackBar("ab"), .init(padding: padding)) == "abc\n                   ab")
    #expect(
      picture(31, 5, .snackBar("ab"), .init(position: .bottom, padding: padding))
        == "abc\n\n                   ab")
    let huge = EdgeInsets(top: 999, leading: 999, bottom: 999, trailing: 999)
    #expect(
      picture(8, 3, .snackBar("ab"), .init(padding: huge)) == "abc\n\n   ab")
    #expect(
      picture(8, 3, .snackBar("ab"), .init(position: .bottom, padding: huge)) == "abcab")
  }

  @Test func `a custom view is drawn as it is`() {
    let view = AnyView(Text("日本").padding(.horizontal, 8).border(.red))
    #expect(
      picture(12, 4, .custom(view)) == """
        ab┌──────┐
          │ 日本 │
          └──────┘
        """)
    #expect(picture(4, 2, .custom(AnyView(Color.blue))) == "")
    #expect(picture(4, 2, .custom(AnyView(EmptyView()))) == "abc")
    #expect(
      picture(4, 2, .custom(AnyView(Text("toolong\n\n\nx").fixedSize()))) == "tool")
  }
}
