import Observation
import Testing

@testable import Views

/// Models in the environment, and what a terminal has to say about itself there.
struct EnvironmentTests {
  @Test func `a model reaches the views below by its type`() {
    let outer = Sign("outer")
    let fixture = ViewFixture {
      VStack(alignment: .leading) {
        Told()
        Told().environment(Sign("日本"))
        Told().environment(nil as Sign?)
      }
      .environment(outer)
      Told()
    }
    #expect(fixture.picture == "outer\n日本\nnone\nnone")
    outer.text = "new"
    #expect(fixture.host.needsFrame)
    #expect(fixture.picture == "new\n日本\nnone\nnone")
  }

  @Test func `a missing model is named, and what to write`() {
    #expect(
      MissingObject(type: Sign.self, modifier: "environment").description
        == "No Sign in the environment: add .environment(sign) to a view around this one.")
    #expect(
      MissingObject(type: URLStore<Int>.self, modifier: "environmentObject").description
        == "No URLStore<Int> in the environment: add .environmentObject(urlStore) to a view around"
        + " this one.")
    #expect(
      MissingObject(type: API.self, modifier: "environment").description
        .contains(".environment(api)"))
  }

  @Test func `a value of the environment is changed for the views below`() {
    let fixture = ViewFixture {
      Limited().transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 2 }
        .environment(\.lineLimit, 3)
    }
    #expect(fixture.picture == "5")
  }

  @Test func `a nil is kept where the default is not`() {
    var values = EnvironmentValues()
    #expect(values.page == 7)
    values.page = nil
    #expect(values.page == nil)
    values.page = 2
    #expect(values.page == 2)
  }

  @Test func `a terminal is dark, awake, and compact below 80 columns`() {
    #expect(picture(30, 1) { Surroundings() } == "dark active compact true")
    #expect(picture(80, 1) { Surroundings() } == "dark active regular true")
    let fixture = ViewFixture(80, 1) {
      Surroundings().environment(\.accessibilityReduceMotion, true)
    }
    #expect(fixture.picture == "dark active regular false")
    fixture.resize(79, 1)
    #expect(fixture.picture == "dark active compact false")
  }

  @Test func `an initial value of the environment is read outside of a tree`() {
    #expect(Environment(\.lineLimit).wrappedValue == nil)
    #expect(Environment<Sign?>(Sign.self).wrappedValue == nil)
    #expect(ScenePhase.background < .active)
  }
}

private final class URLStore<Value> {}
private final class API {}

private struct PageKey: EnvironmentKey {
  static let defaultValue: Int? = 7
}

extension EnvironmentValues {
  fileprivate var page: Int? {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }
}

private struct Told: View {
  @Environment(Sign.self) private var sign: Sign?

  var body: some View {
    if sign != nil { Reader() } else { Text("none") }
  }
}

private struct Reader: View {
  @Environment(Sign.self) private var sign
  var body: some View { Text(sign.text) }
}

private struct Limited: View {
  @Environment(\.lineLimit) private var limit
  var body: some View { Text("\(limit ?? 0)") }
}

private struct Surroundings: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.scenePhase) private var phase
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    Text("\(scheme) \(phase) \(sizeClass == .compact ? "compact" : "regular") \(!reduceMotion)")
  }
}
