import Cells
import Observation
import Testing

@testable import Views

/// Sections that open and close.
struct OpenSectionTests {
  private struct Fruits: View {
    @State private var isExpanded = true
    var log: Log?

    var body: some View {
      List {
        Section("水果", isExpanded: $isExpanded) {
          Text("Apple")
          Counting()
        }
        Section("Other") { Text("Leek") }
      }
      Button(isExpanded ? "close" : "open") { isExpanded.toggle() }
    }
  }

  /// Counts in a state how often it is pressed.
  private struct Counting: View {
    @State private var count = 0
    var body: some View { Button("Pear \(count)") { count += 1 } }
  }

  private static let open = "▌ ▾ 水果\n  Apple\n  Pear 0\n\nOther\n  Leek"
  private static let closed = "▌ ▸ 水果\n\nOther\n  Leek"

  /// The list alone, without the button below it.
  private func picture(_ fixture: ViewFixture) -> String {
    var lines = fixture.draw().lines.dropLast()
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  @Test(arguments: [KeyEquivalent.return, .space])
  func `Enter and Space open and close a section at its header`(key: KeyEquivalent) {
    let fixture = ViewFixture(20, 9) { Fruits() }
    #expect(picture(fixture) == Self.open)
    #expect(fixture.draw()[4, 0].style.attributes.contains(.bold) == false)
    fixture.press(key)
    #expect(picture(fixture) == Self.closed)
    fixture.press(key)
    #expect(picture(fixture) == Self.open)
    fixture.press("j")
    #expect(fixture.draw()[2, 0].style.attributes == .bold)
  }

  @Test func `a click on the header opens and closes it`() {
    let fixture = ViewFixture(20, 9) { Fruits() }
    fixture.mouse(.press, 4, 0)
    #expect(picture(fixture) == Self.closed)
    fixture.mouse(.press, 12, 0)
    #expect(picture(fixture) == Self.open)
  }

  @Test func `what is in a closed section forgets its state`() {
    let fixture = ViewFixture(20, 9) { Fruits() }
    fixture.press("j", "j", .return)
    #expect(fixture.picture.contains("▌ Pear 1"))
    fixture.press("k", "k", .return, .return)
    #expect(picture(fixture) == Self.open)
  }

  @Test func `the cursor of a row that goes is left to the header`() {
    let fixture = ViewFixture(20, 9) { Fruits() }
    fixture.press("j", "j", .tab)
    #expect(fixture.picture.contains("▸ close ◂"))
    fixture.press(.return)
    #expect(fixture.picture.contains("▌ ▸ 水果"))
    fixture.press(.return)
    #expect(fixture.picture.contains("▌ ▾ 水果"))
  }

  @Test func `the cursor in another section stays there`() {
    let fixture = ViewFixture(20, 9) { Fruits() }
    fixture.press(.end, .tab, .return)
    #expect(fixture.picture.contains("▌ Leek"))
    fixture.press(.return)
    #expect(fixture.picture.contains("▌ Leek"))
  }

  @Test func `a selection of a hidden row stays, and the cursor at the header too`() {
    let model = Selected()
    let fixture = ViewFixture(20, 6) {
      List(
        selection: Binding {
          model.id
        } set: {
          model.id = $0
        }
      ) {
        Section(
          "Fruit",
          isExpanded: Binding {
            model.isOpen
          } set: {
            model.isOpen = $0
          }
        ) {
          ForEach(0..<3, id: \.self) { Text("\($0)") }
        }
      }
    }
    fixture.press("j", "j")
    #expect(model.id == 1)
    fixture.press("k", "k")
    #expect(model.id == 0)
    #expect(fixture.picture == "› ▾ Fruit\n▌ 0\n  1\n  2")
    fixture.press(.return)
    #expect(fixture.picture == "› ▸ Fruit")
    fixture.press(.return)
    #expect(fixture.picture == "› ▾ Fruit\n▌ 0\n  1\n  2")
    #expect(model.id == 0)
  }

  @Test func `a row that is selected before it comes gets the cursor, also from a header`() {
    let model = Selected()
    let fixture = ViewFixture(20, 8) { Coming(model: model) }
    fixture.press("j", "k")
    #expect(fixture.picture.hasPrefix("› ▾ Fruit"))
    model.id = 1
    fixture.draw()
    model.count = 2
    #expect(fixture.picture.contains("▌ 1"))
  }

  private struct Coming: View {
    @Bindable var model: Selected

    var body: some View {
      List(selection: $model.id) {
        Section("Fruit", isExpanded: .constant(true)) { Text("Pear") }
        Section("More") { ForEach(0..<model.count, id: \.self) { Text("\($0)") } }
      }
    }
  }

  @Observable final class Selected {
    var id: Int?
    var isOpen = true
    var count = 0
  }

  @Test func `a section that is disabled stays as it is`() {
    let fixture = ViewFixture(20, 9) { Fruits().disabled(true) }
    fixture.press(.return, .space)
    fixture.mouse(.press, 4, 0)
    #expect(fixture.picture.contains("▾ 水果"))
  }

  @Test func `outside of a list it is a button above its views`() {
    let fixture = ViewFixture(20, 4) {
      VStack(alignment: .leading) {
        OpenSection()
        Text("end")
      }
    }
    #expect(fixture.picture == "▸ head\nend")
    fixture.press(.return)
    #expect(fixture.picture == "▾ head\nApple\nend")
    let lazy = ViewFixture(20, 4) {
      ScrollView { LazyVStack(alignment: .leading) { OpenSection() } }
    }
    lazy.press(.return)
    #expect(lazy.picture == "▾ head\nApple")
    lazy.press(.return)
    #expect(lazy.picture == "▸ head")
  }

  private struct OpenSection: View {
    @State private var isExpanded = false

    var body: some View {
      Section(isExpanded: $isExpanded) {
        Text("Apple")
      } header: {
        Text("head")
      }
    }
  }

  @Test func `an empty section and one without room are shown as far as they can be`() {
    func form(_ width: Int, _ height: Int) -> String {
      ViewFixture(width, height) {
        Form { Section("A title", isExpanded: .constant(true)) {} }
      }.picture
    }
    #expect(form(20, 2) == "▌ ▾ A title")
    #expect(form(9, 3) == "▌   A\n▌ ▾ tit\n▌   le")
    #expect(form(3, 1).hasPrefix("▌"))
  }
}
