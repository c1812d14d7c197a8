import Cells
import StateKit
import Testing

@testable import Views

/// When a spinner comes and goes. The controller's clock counts from another start than the frames.
struct LoadingTimingTests {
  private func at(_ milliseconds: Int) -> AnyClock.Instant {
    AnyClock.Instant(offset: .milliseconds(milliseconds))
  }

  private func fixture(_ load: Load, start: Int = 0) -> ViewFixture {
    let fixture = ViewFixture(12, 3) {
      Loadable(load: load) { Text(load.isLoading ? "old" : "new") }
    }
    fixture.advance(to: start)
    fixture.draw()
    return fixture
  }

  @Test func `a spinner comes after 200 ms, and asks for that frame alone`() {
    let fixture = fixture(Load(.horizontal()), start: 70_000)
    #expect(fixture.host.nextDue == at(70_200))
    fixture.advance(to: 70_199)
    #expect(fixture.picture == "old")
    fixture.advance(to: 70_200)
    #expect(fixture.picture == "old *")
    #expect(fixture.host.nextDue == nil)
  }

  @Test func `a load that begins between two keys that came at once is no older than they are`() {
    let load = Load(.horizontal(), isLoading: false)
    let fixture = ViewFixture(12, 3) {
      Loadable(load: load) { Text("text") }
        .onKeyPress("r") {
          load.isLoading = true
          return .handled
        }
    }
    fixture.draw()
    fixture.advance(to: 60_000)
    for key: KeyEquivalent in ["r", "x"] { fixture.host.send(.key(KeyPress(key))) }
    #expect(fixture.picture == "text")
    #expect(fixture.host.nextDue == at(60_200))
    fixture.advance(to: 60_200)
    #expect(fixture.picture == "text *")
    fixture.advance(to: 60_250)
    load.isLoading = false
    #expect(fixture.picture == "text *")
    #expect(fixture.host.nextDue == at(60_500))
  }

  @Test func `a quick load shows none`() {
    let load = Load(.material())
    let fixture = fixture(load)
    fixture.advance(to: 199)
    load.isLoading = false
    #expect(fixture.picture == "new")
    #expect(fixture.host.nextDue == nil)
    fixture.advance(to: 300)
    #expect(fixture.picture == "new")
  }

  @Test func `content is shown as soon as it arrives, the spinner stays until its 300 ms are over`()
  {
    let load = Load(.horizontal(contentOpacity: 0))
    let fixture = fixture(load)
    fixture.advance(to: 200)
    #expect(fixture.picture == "    *")
    fixture.advance(to: 250)
    load.isLoading = false
    #expect(fixture.picture == "new *")
    #expect(fixture.host.nextDue == at(500))
    fixture.advance(to: 499)
    #expect(fixture.picture == "new *")
    fixture.advance(to: 500)
    #expect(fixture.picture == "new")
    #expect(fixture.host.nextDue == nil)
  }

  @Test func `the content is bright and usable while the spinner only stays`() {
    let log = Log()
    let load = Load(.material(indicatorPadding: 0, alignment: .trailing))
    let fixture = ViewFixture(12, 1) { Loadable(load: load) { Button("ok") { log.add("ok") } } }
    fixture.draw()
    fixture.advance(to: 200)
    fixture.press(.return)
    load.isLoading = false
    fixture.advance(to: 250)
    fixture.press(.return)
    #expect(fixture.picture.hasSuffix("*"))
    #expect(!fixture.draw()[2, 0].style.attributes.contains(.dim))
    #expect(log.take() == ["ok"])
  }

  @Test func `the spinner stays where it began when another type would be next`() {
    let load = Load(.vertical(spacing: 0))
    let fixture = fixture(load)
    fixture.advance(to: 200)
    fixture.draw()
    fixture.advance(to: 250)
    (load.isLoading, load.type) = (false, .horizontal())
    #expect(fixture.picture == "new\n*")
    fixture.advance(to: 350)
    load.isLoading = true
    #expect(fixture.picture == "old\n*")
    #expect(fixture.host.nextDue == at(500))
    fixture.advance(to: 500)
    #expect(fixture.picture == "old")
    fixture.advance(to: 550)
    #expect(fixture.picture == "old *")
  }

  @Test func `a load that follows at once goes on under its own type without a gap`() {
    let load = Load(.vertical(spacing: 0))
    let fixture = fixture(load)
    fixture.advance(to: 200)
    fixture.draw()
    fixture.advance(to: 250)
    load.isLoading = false
    fixture.draw()
    fixture.advance(to: 260)
    (load.isLoading, load.type) = (true, .horizontal(contentOpacity: 0))
    #expect(fixture.picture == "old\n*")
    fixture.advance(to: 460)
    #expect(fixture.picture == "old\n*")
    #expect(fixture.host.nextDue == at(500))
    fixture.advance(to: 500)
    #expect(fixture.picture == "    *")
  }

  @Test func `options that change while it loads count at once`() {
    let load = Load(.horizontal())
    let fixture = fixture(load)
    fixture.advance(to: 200)
    #expect(fixture.picture == "old *")
    load.type = .horizontal(option: .leading)
    #expect(fixture.picture == "* old")
  }

  @Test func `custom comes after 200 ms and goes at once`() {
    let load = Load(.custom(AnyView(Text("wait"))))
    let fixture = fixture(load)
    fixture.advance(to: 199)
    #expect(fixture.picture == "old")
    fixture.advance(to: 200)
    #expect(fixture.picture == "wait")
    fixture.advance(to: 210)
    load.isLoading = false
    #expect(fixture.picture == "new")
  }

  @Test func `nobody can use the content from the first frame on`() {
    for type in [
      LoadingModifierType.material(), .overCurrentContent(), .horizontal(), .vertical(),
      .toolbar(), .custom(AnyView(Text("wait"))),
    ] {
      let log = Log()
      let load = Load(type)
      let fixture = ViewFixture(12, 3) { Loadable(load: load) { Button("ok") { log.add("ok") } } }
      fixture.draw()
      fixture.press(.return)
      #expect(log.take() == [])
      load.isLoading = false
      fixture.press(.return)
      #expect(log.take() == ["ok"])
    }
  }

  @Test func `text does not flicker while a load is quick`() {
    let fixture = fixture(Load(.horizontal()))
    #expect(!fixture.draw()[0, 0].style.attributes.contains(.dim))
  }
}
