import Cells
import StateKit
import Testing

@testable import Views

/// When a spinner comes and goes. The controller's clock counts from another start than the frames.
struct LoadingTimingTests {
  private func at(_ milliseconds: Int) -> AnyClock.Instant {
    AnyClock.Instant(offset: .milliseconds(milliseconds))
  }

  private func stage(_ load: Load, start: Int = 0) -> Stage {
    let stage = Stage(12, 3) {
      Loadable(load: load) { Text(load.isLoading ? "old" : "new") }
    }
    stage.advance(to: start)
    stage.draw()
    return stage
  }

  @Test func `a spinner comes after 200 ms, and asks for that frame alone`() {
    let stage = stage(Load(.horizontal()), start: 70_000)
    #expect(stage.host.nextDue == at(70_200))
    stage.advance(to: 70_199)
    #expect(stage.picture == "old")
    stage.advance(to: 70_200)
    #expect(stage.picture == "old *")
    #expect(stage.host.nextDue == nil)
  }

  @Test func `a load that begins between two keys that came at once is no older than they are`() {
    let load = Load(.horizontal(), isLoading: false)
    let stage = Stage(12, 3) {
      Loadable(load: load) { Text("text") }
        .onKeyPress("r") {
          load.isLoading = true
          return .handled
        }
    }
    stage.draw()
    stage.advance(to: 60_000)
    for key: KeyEquivalent in ["r", "x"] { stage.host.send(.key(KeyPress(key))) }
    #expect(stage.picture == "text")
    #expect(stage.host.nextDue == at(60_200))
    stage.advance(to: 60_200)
    #expect(stage.picture == "text *")
    stage.advance(to: 60_250)
    load.isLoading = false
    #expect(stage.picture == "text *")
    #expect(stage.host.nextDue == at(60_500))
  }

  @Test func `a quick load shows none`() {
    let load = Load(.material())
    let stage = stage(load)
    stage.advance(to: 199)
    load.isLoading = false
    #expect(stage.picture == "new")
    #expect(stage.host.nextDue == nil)
    stage.advance(to: 300)
    #expect(stage.picture == "new")
  }

  @Test func `content is shown as soon as it arrives, the spinner stays until its 300 ms are over`()
  {
    let load = Load(.horizontal(contentOpacity: 0))
    let stage = stage(load)
    stage.advance(to: 200)
    #expect(stage.picture == "    *")
    stage.advance(to: 250)
    load.isLoading = false
    #expect(stage.picture == "new *")
    #expect(stage.host.nextDue == at(500))
    stage.advance(to: 499)
    #expect(stage.picture == "new *")
    stage.advance(to: 500)
    #expect(stage.picture == "new")
    #expect(stage.host.nextDue == nil)
  }

  @Test func `the content is bright and usable while the spinner only stays`() {
    let log = Log()
    let load = Load(.material(indicatorPadding: 0, alignment: .trailing))
    let stage = Stage(12, 1) { Loadable(load: load) { Button("ok") { log.add("ok") } } }
    stage.draw()
    stage.advance(to: 200)
    stage.press(.return)
    load.isLoading = false
    stage.advance(to: 250)
    stage.press(.return)
    #expect(stage.picture.hasSuffix("*"))
    #expect(!stage.draw()[2, 0].style.attributes.contains(.dim))
    #expect(log.take() == ["ok"])
  }

  @Test func `the spinner stays where it began when another type would be next`() {
    let load = Load(.vertical(spacing: 0))
    let stage = stage(load)
    stage.advance(to: 200)
    stage.draw()
    stage.advance(to: 250)
    (load.isLoading, load.type) = (false, .horizontal())
    #expect(stage.picture == "new\n*")
    stage.advance(to: 350)
    load.isLoading = true
    #expect(stage.picture == "old\n*")
    #expect(stage.host.nextDue == at(500))
    stage.advance(to: 500)
    #expect(stage.picture == "old")
    stage.advance(to: 550)
    #expect(stage.picture == "old *")
  }

  @Test func `a load that follows at once goes on under its own type without a gap`() {
    let load = Load(.vertical(spacing: 0))
    let stage = stage(load)
    stage.advance(to: 200)
    stage.draw()
    stage.advance(to: 250)
    load.isLoading = false
    stage.draw()
    stage.advance(to: 260)
    (load.isLoading, load.type) = (true, .horizontal(contentOpacity: 0))
    #expect(stage.picture == "old\n*")
    stage.advance(to: 460)
    #expect(stage.picture == "old\n*")
    #expect(stage.host.nextDue == at(500))
    stage.advance(to: 500)
    #expect(stage.picture == "    *")
  }

  @Test func `options that change while it loads count at once`() {
    let load = Load(.horizontal())
    let stage = stage(load)
    stage.advance(to: 200)
    #expect(stage.picture == "old *")
    load.type = .horizontal(option: .leading)
    #expect(stage.picture == "* old")
  }

  @Test func `custom comes after 200 ms and goes at once`() {
    let load = Load(.custom(AnyView(Text("wait"))))
    let stage = stage(load)
    stage.advance(to: 199)
    #expect(stage.picture == "old")
    stage.advance(to: 200)
    #expect(stage.picture == "wait")
    stage.advance(to: 210)
    load.isLoading = false
    #expect(stage.picture == "new")
  }

  @Test func `nobody can use the content from the first frame on`() {
    for type in [
      LoadingModifierType.material(), .overCurrentContent(), .horizontal(), .vertical(),
      .toolbar(), .custom(AnyView(Text("wait"))),
    ] {
      let log = Log()
      let load = Load(type)
      let stage = Stage(12, 3) { Loadable(load: load) { Button("ok") { log.add("ok") } } }
      stage.draw()
      stage.press(.return)
      #expect(log.take() == [])
      load.isLoading = false
      stage.press(.return)
      #expect(log.take() == ["ok"])
    }
  }

  @Test func `text does not flicker while a load is quick`() {
    let stage = stage(Load(.horizontal()))
    #expect(!stage.draw()[0, 0].style.attributes.contains(.dim))
  }
}
