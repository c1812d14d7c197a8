import TerminalUIFoundation
import Testing

/// Effects that draw views elsewhere.
struct GeometryEffectTests {
  /// As it is written to shake a field in which something is wrong.
  private struct Shake: GeometryEffect {
    var amount: CGFloat = 16
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(
        CGAffineTransform(translationX: amount * sin(animatableData * .pi), y: 0))
    }
  }

  /// Goes as far as it is wide, and down.
  private struct Slide: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width, y: size.height))
    }
  }

  private struct Turn: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(
        CGAffineTransform(translationX: size.width / 2, y: size.height / 2).rotated(by: 1)
          .scaledBy(x: 3, y: 3).translatedBy(x: -size.width / 2, y: -size.height / 2))
    }
  }

  @Test func `an effect moves what is drawn, and not its room`() {
    let screen = ControlScreen(12, 3) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Text("日本").modifier(Slide())
          Text("|")
        }
        Text("be")
      }
    }
    #expect(screen.draw() == ["    |", "be  日本", ""])
  }

  @Test func `a shake is still at its ends`() {
    for (part, drawn) in [(0, "a|"), (0.5, " |a"), (3, "a|")] as [(CGFloat, String)] {
      let screen = ControlScreen(6, 1) {
        HStack(spacing: 0) {
          Text("a").modifier(Shake(animatableData: part).ignoredByLayout())
          Text("|")
        }
      }
      #expect(screen.draw() == [drawn])
    }
  }

  @Test func `what turns and grows around its middle stays where it is`() {
    let screen = ControlScreen(8, 2) {
      Text("日本").modifier(Turn())
      Text("b").transformEffect(CGAffineTransform(translationX: 12, y: 0))
    }
    #expect(screen.draw() == ["日本", "  b"])
  }

  @Test func `a button is clicked where it is drawn`() {
    var count = 0
    let screen = ControlScreen(12, 3) {
      Button("a") { count += 1 }.buttonStyle(.plain).modifier(Slide())
    }
    #expect(screen.draw() == ["", " a", ""])
    screen.click(1, 1)
    #expect(count == 1)
    screen.click(0, 0)
    #expect(count == 1)
  }

  @Test func `transforms are put together as Core Graphics does`() {
    let moved = CGAffineTransform.identity.scaledBy(x: 2, y: 3).translatedBy(x: 1, y: 1)
    #expect(moved == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 2, ty: 3))
    let turned = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(turned.b - 1) < 1e-9 && abs(turned.c + 1) < 1e-9)
    #expect(ProjectionTransform(moved).isAffine && !ProjectionTransform(moved).isIdentity)
    #expect(ProjectionTransform().isIdentity && CGAffineTransform().isIdentity)
  }
}
