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
}

struct Previews: PreviewProvider {
  static var previews: some View {
    TodoApp().previewLayout(.sizeThatFits).previewDevice("iPhone 12")
  }
}
