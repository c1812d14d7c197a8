import Cells
import Testing

@testable import Views

/// The forms of an error view, and what they are made of.
struct ErrorViewTests {
  private func style(
    image: ErrorViewStyle.ImageOptions? = .init(), title: ErrorViewStyle.TitleOptions? = .init(),
    alignment: Alignment = .center, action: (() -> Void)? = {}
  ) -> ErrorViewStyle {
    ErrorViewStyle(
      imageOptions: image, titleOptions: title, buttonOptions: action.map { .init(action: $0) },
      frameAlignment: alignment)
  }

  @Test func `the usual one has all parts, in the middle of its room`() {
    let fixture = ViewFixture(24, 5) { ErrorView {} }
    #expect(
      fixture.picture == """

                   ⊗
          Something went wrong
               ▸ Retry ◂
        """)
    let buffer = fixture.draw()
    #expect(buffer[11, 1].style.foreground == .palette(1))
    #expect(buffer[9, 3].style.background == .palette(12))
    #expect(buffer[9, 3].style.foreground == .palette(15))
  }

  @Test func `its button is pressed by Enter and by a click`() {
    let log = Log()
    let fixture = ViewFixture(24, 5) { ErrorView { log.add("retry") } }
    fixture.press(.return)
    fixture.mouse(.press, 10, 3)
    #expect(log.take() == ["retry", "retry"])
  }

  @Test func `a horizontal one is one line`() {
    #expect(
      picture(40, 1) { ErrorView(type: .horizontal(style: style(), alignment: .center)) }
        == "    ⊗ Something went wrong ▸ Retry ◂")
  }

  @Test func `an empty one shows nothing, one's own shows that`() {
    #expect(picture(20, 2) { ErrorView(type: .emptyView) } == "")
    #expect(picture(20, 2) { ErrorView(type: .custom(AnyView(Text("日本")))) } == "日本")
  }

  @Test func `parts can be left out and worded otherwise`() {
    func view(_ style: ErrorViewStyle) -> String {
      picture(24, 3) { ErrorView(type: .vertical(style: style, alignment: .leading)) }
    }
    #expect(view(style(image: nil, alignment: .topLeading)) == "Something went wrong\n▸ Retry ◂")
    #expect(view(style(alignment: .topLeading, action: nil)) == "⊗\nSomething went wrong")
    #expect(
      view(
        style(
          image: .init(systemName: "wifi.slash"), title: .init(text: "圏外 e\u{301}"),
          alignment: .topLeading, action: nil)
      ).hasSuffix("\n圏外 e\u{301}"))
    #expect(view(style(image: nil, title: nil, action: nil)) == "")
    let worded = ErrorViewStyle(buttonOptions: .init(text: "Go", action: {}))
    #expect(view(worded).contains("▸ Go ◂"))
  }

  @Test func `the parts are aligned, and so is their frame`() {
    func view(_ alignment: HorizontalAlignment, _ frame: Alignment) -> String {
      picture(24, 4) {
        ErrorView(type: .vertical(style: style(image: nil, alignment: frame), alignment: alignment))
      }
    }
    #expect(view(.trailing, .topLeading) == "Something went wrong\n           ▸ Retry ◂")
    #expect(view(.leading, .bottomTrailing) == "\n\n    Something went wrong\n    ▸ Retry ◂")
  }

  @Test func `colours and fonts are those that were asked for`() {
    let options = ErrorViewStyle(
      imageOptions: .init(foregroundColor: .green),
      titleOptions: .init(foregroundColor: .yellow, font: .headline),
      buttonOptions: .init(foregroundColor: .black, tintColor: .red, action: {}),
      frameAlignment: .topLeading)
    let buffer = ViewFixture(24, 4) {
      Button("first") {}
      ErrorView(type: .vertical(style: options, alignment: .leading))
    }.draw()
    #expect(buffer[0, 1].style.foreground == .palette(2))
    #expect(buffer[0, 2].style.foreground == .palette(3))
    #expect(buffer[0, 2].style.attributes.contains(.bold))
    #expect(buffer[2, 3].style.foreground == .palette(0))
    #expect(buffer[2, 3].style.background == .palette(1))
  }

  @Test func `where there is little room the button goes last`() {
    #expect(picture(24, 1) { ErrorView {} }.contains("Retry"))
    #expect(picture(12, 3) { ErrorView {} }.contains("▸ Retry ◂"))
    #expect(
      picture(20, 3) { ErrorView(type: .horizontal(style: style(), alignment: .top)) }
        .contains("▸ Retry ◂"))
    for (width, height) in [(0, 0), (1, 1), (3, 1)] {
      for type in [
        ErrorViewType.vertical(style: style(), alignment: .center),
        .horizontal(style: style(), alignment: .center),
      ] {
        #expect(
          ViewFixture(width, height) { ErrorView(type: type) }.draw().lines.count == height)
      }
    }
  }
}
