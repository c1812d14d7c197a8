import Cells
import Testing

@testable import Views

/// Styles of the program's own for values with names, forms, menus and groups of controls.
struct ContainerStyleTests {
  @Test func `a style draws a value with its name, and may draw the usual one in it`() {
    let value = LabeledContent("日本", value: "b")
    #expect(picture(9, 2) { value.labeledContentStyle(Below()) } == "日本\nb")
    #expect(picture(9, 1) { value.labeledContentStyle(Starred()) } == "* 日本  b")
    #expect(
      picture(9, 1) { value.labeledContentStyle(.automatic).labeledContentStyle(Below()) }
        == picture(9, 1) { value })
    #expect(picture(9, 1) { value.labelsHidden().labeledContentStyle(Below()) } == "b")
    #expect(picture(0, 0) { value.labeledContentStyle(Below()) } == "")
    for width in 0...9 {
      #expect(
        ViewFixture(width, 2) { value.labeledContentStyle(Starred()) }.draw().hasWholeCharacters)
    }
  }

  @Test(arguments: [(40, 10), (200, 60)])
  func `the controls of a form in a style are used as in any other`(width: Int, height: Int) {
    let log = Log()
    let fixture = ViewFixture(width, height) {
      Form {
        Button("one") { log.add("one") }
        Button("two") { log.add("two") }
      }
      .formStyle(Boxed())
    }
    #expect(fixture.picture == "form\n▸ one ◂\n[ two ]")
    fixture.press(.return, .tab, .return)
    #expect(log.take() == ["one", "two"])
  }

  @Test func `the forms of the library are lists in every style`() {
    let form = Form { Text("日本") }
    let usual = picture(9, 3) { form }
    #expect(picture(9, 3) { form.formStyle(.grouped).formStyle(Boxed()) } == usual)
    #expect(picture(9, 3) { form.formStyle(Listed()) } == usual)
  }

  @Test func `a style draws what opens a menu, and the menu is opened by it`() {
    let log = Log()
    let fixture = ViewFixture(30, 8) {
      Menu("日本") { Button("item") { log.add("item") } }.menuStyle(Arrowed())
    }
    #expect(fixture.picture == "> ▸ 日本 ▾ ◂")
    fixture.press(.return)
    #expect(fixture.picture.contains("item"))
    fixture.press(.return)
    #expect(log.take() == ["item"] && fixture.picture == "> ▸ 日本 ▾ ◂")
  }

  @Test func `a menu in a style keeps what its label does`() {
    let log = Log()
    let fixture = ViewFixture(30, 8) {
      Menu("a", systemImage: "star") {
        Button("item") {}
      } primaryAction: {
        log.add("main")
      }
      .menuStyle(Arrowed())
    }
    fixture.press(.return)
    #expect(log.take() == ["main"])
    let plain = Menu("a") {}
    #expect(
      picture(9, 1) { plain.menuStyle(.borderlessButton).menuStyle(Arrowed()) }
        == picture(9, 1) { plain })
  }

  @Test func `a style lays out a group of controls, which in a menu are items`() {
    let group = ControlGroup("日本") {
      Button("a") {}
      Button("b") {}
    }
    #expect(picture(9, 3) { group.controlGroupStyle(Column()) } == "日本\n▸ a ◂\n[ b ]")
    #expect(
      picture(20, 1) { group.controlGroupStyle(.palette).controlGroupStyle(Column()) }
        == picture(20, 1) { group })
    #expect(
      picture(9, 2) { ControlGroup { Text("a") }.controlGroupStyle(Column()) } == "a")
    let fixture = ViewFixture(30, 8) { Menu("m") { group }.controlGroupStyle(Column()) }
    fixture.press(.return)
    #expect(!fixture.picture.contains("日本"))
  }
}

private struct Below: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label
      configuration.content
    }
  }
}

private struct Starred: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("*")
      LabeledContent(configuration)
    }
  }
}

private struct Boxed: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("form")
      configuration.content
    }
  }
}

private struct Listed: FormStyle {
  func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

private struct Arrowed: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(">")
      Menu(configuration)
    }
  }
}

private struct Column: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label
      configuration.content
    }
  }
}
