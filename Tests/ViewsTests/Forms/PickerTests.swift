import Cells
import Testing

@testable import Views

/// The styles of a picker.
struct PickerTests {
  @Test func `a menu shows the chosen option, and all of them in a box`() {
    let fixture = ViewFixture(40, 7) { Fruits() }
    #expect(fixture.picture == "Fruit 日本 ▾")
    fixture.press(.return)
    #expect(
      fixture.picture == """
        Fruit 日本 ▾
                     ╭───────────╮
                     │    Apple  │
                     │  ✓ 日本   │
                     │    Plum   │
                     ╰───────────╯
        """)
    fixture.press(.downArrow, .return)
    #expect(fixture.picture == "Fruit Plum ▾")
    fixture.press(.return, .escape)
    #expect(fixture.picture == "Fruit Plum ▾")
    fixture.mouse(.press, 7, 0)
    fixture.mouse(.press, 17, 2)
    #expect(fixture.picture == "Fruit Apple ▾")
  }

  @Test func `inline options are rows of their list`() {
    let fixture = ViewFixture(30, 6) { Form { Fruits().pickerStyle(.inline) } }
    #expect(fixture.picture == "Fruit\n▌   Apple\n  ✓ 日本\n    Plum")
    fixture.press(.return)
    #expect(fixture.picture == "Fruit\n▌ ✓ Apple\n    日本\n    Plum")
    fixture.mouse(.press, 4, 3)
    #expect(fixture.picture == "Fruit\n    Apple\n    日本\n▌ ✓ Plum")
    #expect(
      picture(30, 6) { Fruits().pickerStyle(.inline).labelsHidden() } == "  Apple\n✓ 日本\n  Plum")
  }

  @Test func `inline options are one view outside of a list`() {
    let inline = Fruits().pickerStyle(.inline)
    #expect(
      picture(30, 4) {
        HStack(alignment: .top) {
          Text("a")
          inline.padding(.leading, 8)
        }
      } == "a  Fruit\n     Apple\n   ✓ 日本\n     Plum")
    let fixture = ViewFixture(30, 9) { Menu("M") { inline } }
    fixture.press(.return)
    #expect(fixture.picture.contains("✓ 日本"))
  }

  @Test func `segments stand beside one another`() {
    let fixture = ViewFixture(40, 2) { Fruits().pickerStyle(SegmentedPickerStyle()) }
    #expect(fixture.picture == "▸ Apple │ 日本 │ Plum ◂")
    #expect(fixture.draw()[10, 0].style.attributes.contains(.reverse))
    fixture.press(.leftArrow, .leftArrow)
    #expect(fixture.draw()[2, 0].style.attributes.contains(.reverse))
    #expect(!fixture.draw()[10, 0].style.attributes.contains(.reverse))
    fixture.mouse(.press, 18, 0)
    #expect(fixture.draw()[18, 0].style.attributes.contains(.reverse))
    fixture.resize(12, 2)
    #expect(fixture.picture.hasSuffix("Plum ◂"))
    fixture.resize(1, 1)
    #expect(fixture.draw().lines.count == 1)
  }

  @Test func `a link leads to a screen of options, and back`() {
    let fixture = ViewFixture(30, 6) {
      NavigationStack { Form { Fruits().pickerStyle(.navigationLink) } }
    }
    #expect(fixture.picture == "▌ Fruit               日本 ›")
    fixture.press(.return)
    #expect(fixture.picture == " ‹ Back\n▌   Apple\n  ✓ 日本\n    Plum")
    fixture.press(.return)
    #expect(fixture.picture == "▌ Fruit              Apple ›")
  }

  @Test func `a link of options is used by the mouse, and not while it is disabled`() {
    let fixture = ViewFixture(30, 6) {
      NavigationStack { Form { Fruits().pickerStyle(.navigationLink) } }
    }
    fixture.mouse(.press, 5, 0)
    #expect(fixture.picture.hasPrefix(" ‹ Back"))
    fixture.mouse(.press, 6, 3)
    #expect(fixture.picture == "▌ Fruit               Plum ›")
    fixture.mouse(.press, 5, 0)
    fixture.mouse(.press, 2, 0)
    #expect(fixture.picture == "▌ Fruit               Plum ›", "Back chooses nothing")
    let disabled = ViewFixture(30, 6) {
      NavigationStack { Form { Fruits().pickerStyle(.navigationLink) }.disabled(true) }
    }
    disabled.press(.return)
    disabled.mouse(.press, 5, 0)
    #expect(!disabled.picture.contains("Back"))
    for size in 0..<5 {
      let small = ViewFixture(size, size) {
        NavigationStack { Fruits().pickerStyle(.navigationLink) }
      }
      small.press(.return, .return)
      #expect(small.draw().lines.count == size)
    }
    let empty = ViewFixture(20, 3) {
      NavigationStack { Picker("None", selection: .constant(1)) {}.pickerStyle(.navigationLink) }
    }
    empty.press(.return)
    #expect(empty.picture == " ‹ Back")
  }

  @Test func `options of a loop have the ids of their elements, in sections too`() {
    struct Numbers: View {
      @State var number: Int? = 2
      var body: some View {
        Picker(selection: $number) {
          Section("Even") { ForEach([2, 4], id: \.self) { Text("\($0)").tag($0 as Int?) } }
          Section("Odd") { ForEach([1, 3], id: \.self) { Text("\($0)") } }
        } label: {
          Label("Number", systemImage: "plus")
        }
      }
    }
    let fixture = ViewFixture(30, 10) { Numbers() }
    #expect(fixture.picture == "+ Number 2 ▾")
    fixture.press(.return, .downArrow, .downArrow, .return)
    #expect(fixture.picture == "+ Number 1 ▾")
  }

  @Test func `a disabled one takes no key, and one without options shows none`() {
    let fixture = ViewFixture(40, 7) { Fruits().disabled(true) }
    #expect(!fixture.press(.return))
    #expect(!fixture.mouse(.press, 7, 0))
    #expect(fixture.picture == "Fruit 日本 ▾")
    let isEmpty = picture(20, 2) { Picker("None", selection: .constant(1)) {} }
    #expect(isEmpty == "None ▾")
    for style in [PickerLook.menu, .inline, .segmented] {
      let view = Fruits().environment { $0.pickerLook = style }
      for size in 0..<5 { #expect(ViewFixture(size, size) { view }.draw().lines.count == size) }
    }
  }
}

struct Fruits: View {
  @State private var fruit = "b"

  var body: some View {
    Picker("Fruit", selection: $fruit) {
      Text("Apple").tag("a")
      Text("日本").tag("b")
      Text("Plum").tag("c")
    }
  }
}
