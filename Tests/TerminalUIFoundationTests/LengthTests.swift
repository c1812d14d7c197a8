import TerminalUIFoundation
import Testing

/// Lengths that code of a design has in variables of type `CGFloat?`.
struct LengthTests {
  @Test func `a distance that may be absent is that of the stack where it is`() {
    func lines(_ spacing: CGFloat?) -> [String] {
      ControlScreen(20, 12) {
        VStack(alignment: .leading, spacing: spacing) {
          Text("日本")
          HStack(spacing: spacing) {
            Text("a")
            Text("b")
          }
          LazyVStack(alignment: .leading, spacing: spacing) { Text("c") }
          LazyVGrid(columns: [GridItem(.flexible())], alignment: .leading, spacing: spacing) {
            Text("d")
          }
        }
      }
      .draw().map { $0 }
    }
    #expect(lines(nil).prefix(4) == ["日本", "a b", "c", "d"])
    #expect(lines(16).prefix(7) == ["日本", "", "a  b", "", "c", "", "d"])
  }

  @Test func `a shape that lies hardly further in is drawn as the shape itself`() {
    func lines(_ amount: CGFloat) -> [String] {
      ControlScreen(6, 3) {
        Text("日").padding().background(RoundedRectangle(cornerRadius: 8).inset(by: amount).stroke())
      }
      .draw().map { $0 }
    }
    #expect(lines(0.5) == ["╭────╮", "│ 日 │", "╰────╯"])
    #expect(lines(8) != lines(0.5))
  }

  @Test func `the screen of UIKit's code is the terminal, in points`() {
    let bounds = UIScreen.main.bounds
    #expect(bounds.origin == .zero && bounds.width >= 8 && bounds.height >= 16)
    #expect(bounds.width.remainder(dividingBy: 8) == 0)
    #expect(bounds.height.remainder(dividingBy: 16) == 0 && UIScreen.main.scale == 1)
  }
}
