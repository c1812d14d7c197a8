import TerminalUIFoundation
import Testing

/// Programs of other people compile without default isolation, and are drawn on screens of any size.
@MainActor struct DrawingTests {
  @Test(arguments: [(40, 10), (200, 60)])
  func `programs are drawn`(width: Int, height: Int) {
    func text(@ViewBuilder _ content: () -> some View) -> String {
      CellRenderer(width: width, height: height, content: content).text
    }
    let todo = text { TodoApp() }
    #expect(todo.contains("○ Milk") && todo.contains("✓ Bread") && todo.contains("Settings ]"))
    let settings = text { Settings() }
    #expect(settings.contains("[ System │ Light │ Dark ]") && settings.contains("[-|+]"))
    #expect(text { LoadingScreen() }.contains("20 %"))
    #expect(text { Cards() }.contains("█0█"))
    #expect(text { Measured() }.contains("Sort ▾"))
    #expect(text { Previews.previews }.contains("○ Milk"))
  }

  @Test func `views are put together outside of views`() {
    func text(@ViewBuilder _ content: () -> some View) -> String {
      CellRenderer(width: 20, height: 5, content: content).text
    }
    #expect(text { choice(true) }.contains("first"))
    #expect(text { built { Route.settings.view } }.contains("settings"))
    #expect(text { stack() }.contains("0 1"))
    #expect(text { Container { Row().view } }.contains("row"))
    #expect(text { Loose.row() }.contains("row"))
    #expect(text { Loose.choice(true) }.contains("first"))
  }

  @Test func `values are made on no actor`() async {
    #expect(Loose.environment() == 1 && Loose.state() == 1 && Loose.constant())
    #expect(shapes().count == 3)
    #expect(await Task.detached { Loose.path() }.value == Path(CGRect.zero))
  }
}

struct Previews: PreviewProvider {
  static var previews: some View {
    TodoApp().previewLayout(.sizeThatFits).previewDevice("iPhone 12")
  }
}
