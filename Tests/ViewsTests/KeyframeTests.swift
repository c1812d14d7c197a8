import Cells
import Testing

@testable import Views

/// Values that would change along keyframes.
struct KeyframeTests {
  @Test func `keyframes show the first value, and the last one once something has changed`() {
    struct Moved: View {
      @State private var count = 0
      var body: some View {
        Button("go") { count += 1 }
          .keyframeAnimator(initialValue: 0.0, trigger: count) { view, way in
            VStack {
              view
              Text("at \(Int(way))")
            }
          } keyframes: { start in
            KeyframeTrack {
              LinearKeyframe(3, duration: 0.1)
              SpringKeyframe(start + 8, duration: 0.1, spring: .bouncy)
            }
          }
      }
    }
    let fixture = ViewFixture(12, 3) { Moved() }
    #expect(fixture.picture.contains("at 0"))
    fixture.press(.return)
    #expect(fixture.picture.contains("at 8"))
    fixture.press(.return)
    #expect(fixture.picture.contains("at 16"))
  }
}
