import Cells
import Testing

@testable import Views

/// Titles and toolbar items in the bar of a window.
struct ToolbarTests {
  @Test func `a window without a title has no bar`() {
    #expect(picture(20, 3) { ToolbarContainer { Text("x") } } == "x")
  }

  @Test func `a window shows a bar as soon as a view has a title or an item`() {
    let fixture = ViewFixture(40, 5) {
      ToolbarContainer {
        Button("first") {}
          .navigationTitle("日本")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("No") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Yes") {} }
            ToolbarItem(placement: .bottomBar) { Text("3 posts") }
          }
      }
    }
    #expect(
      fixture.picture == """
         [ No ]  日本                   [ Yes ]

                       ▸ first ◂

                        3 posts
        """)
    #expect(fixture.draw()[9, 0].style.attributes == .bold)
    fixture.press(.tab)
    #expect(fixture.picture.contains("▸ No ◂"))
    fixture.press(.tab)
    #expect(fixture.picture.contains("▸ Yes ◂"))
  }

  @Test func `Tab goes through the items as they stand, however they were written`() {
    let fixture = ViewFixture(40, 5) {
      ToolbarContainer {
        Button("first") {}
          .toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Yes") {} }
            ToolbarItem(placement: .navigationBarLeading) { Button("No") {} }
          }
      }
    }
    fixture.press(.tab)
    #expect(fixture.picture.contains("▸ No ◂"))
    fixture.press(.tab)
    #expect(fixture.picture.contains("▸ Yes ◂"))
  }

  @Test func `a high screen has a line below the bar`() {
    let lines = ViewFixture(20, 16) { ToolbarContainer { Text("x").navigationTitle("T") } }.draw()
      .lines
    #expect(lines[0] == " T")
    #expect(lines[1] == String(repeating: "─", count: 20))
  }

  @Test func `plain views, groups and conditions are items too`() {
    let fixture = ViewFixture(50, 4) { Conditional() }
    #expect(fixture.picture.hasPrefix(" ▸ turn ◂") == false)
    #expect(fixture.picture.contains("[ a ]  [ b ]  [ off ]"))
    fixture.press("t")
    #expect(fixture.picture.contains("[ a ]  [ b ]  [ on ]  [ more ]"))
  }

  @Test func `a principal item takes the place of the title`() {
    let picture = picture(20, 4) {
      ToolbarContainer {
        Text("x").navigationTitle("Title").toolbar {
          ToolbarItem(placement: .principal) { Text("mid") }
        }
      }
    }
    #expect(picture.hasPrefix("        mid\n"))
  }

  @Test func `the innermost title counts`() {
    let picture = picture(20, 4) {
      ToolbarContainer { Text("x").navigationTitle("inner").navigationTitle("outer") }
    }
    #expect(picture.hasPrefix(" inner"))
  }

  @Test func `a long title is cut before the items, and goes where it has no room`() {
    func top(_ width: Int) -> Substring? {
      picture(width, 4) {
        ToolbarContainer {
          Text("x").navigationTitle("A long title").toolbar { Button("Save") {} }
        }
      }.split(separator: "\n").first
    }
    #expect(top(40) == " A long title                  [ Save ]")
    #expect(top(22) == " A long ti…  [ Save ]")
    #expect(top(12) == "    [ Save ]")
    for width in 0..<9 { _ = top(width) }
  }

  @Test func `toolbar contents can be declared apart`() {
    let picture = picture(30, 4) { ToolbarContainer { Text("x").toolbar { Tools(name: "Go") } } }
    #expect(picture.contains("[ Go ]"))
  }

  @Test func `a low screen shows its content`() {
    let picture = picture(20, 2) {
      ToolbarContainer { Text("x\ny").navigationTitle("T").toolbar { Button("a") {} } }
    }
    #expect(picture == "         x\n         y")
  }
}

private struct Conditional: View {
  @State private var isOn = false

  var body: some View {
    ToolbarContainer {
      Text("x")
        .onKeyPress("t") {
          isOn.toggle()
          return .handled
        }
        .toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("a") {}
            Button("b") {}
          }
          if isOn {
            Button("on") {}
          } else {
            Button("off") {}
          }
          if isOn { ToolbarItem { Button("more") {} } }
        }
    }
  }
}

private struct Tools: ToolbarContent {
  let name: String

  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) { Button(name) {} }
  }
}
