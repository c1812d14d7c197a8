import Cells
import Measuring
import Posts
import PostsUI
import StateKit
import Views

/// Frames of the product's screen.
final class FrameBench {
  /// The medians of many frames: microseconds of processor time, and bytes.
  struct Result {
    let resolve: Double
    let layout: Double
    let paint: Double
    let diff: Double
    let present: Double
    let bytes: Double
    var total: Double { resolve + layout + paint + diff + present }
  }

  private let screen: OffscreenScreen

  /// Loads the posts and draws them.
  init(size: Size, service: some PostsService) async throws {
    let model = PostsViewModel(service: service, clock: .continuous())
    screen = try OffscreenScreen(size: size) { PostsScreen(model: model) }
    screen.draw()
    while model.state.content == nil { await Task.yield() }
    screen.draw()
  }

  /// Frames after a key that selects the next row, at the foot of the list, so that each one scrolls.
  func scrolling(frames: Int) -> Result {
    screen.press(.pageDown)
    screen.draw()
    return measure(frames) {
      screen.press("j")
      return screen.draw()
    }
  }

  /// Frames that write every cell.
  func redrawing(frames: Int) -> Result { measure(frames, screen.redraw) }

  private func measure(_ frames: Int, _ frame: () -> OffscreenScreen.Cost) -> Result {
    var steps: [FrameStep: Samples] = [:]
    var diff = Samples()
    var present = Samples()
    var bytes = Samples()
    for _ in 0..<frames {
      let cost = frame()
      for (step, time) in cost.steps { steps[step, default: Samples()].add(time * 1e6) }
      diff.add(cost.diff * 1e6)
      present.add(cost.present * 1e6)
      bytes.add(Double(cost.bytes))
    }
    func median(_ step: FrameStep) -> Double { steps[step]?.median ?? 0 }
    return Result(
      resolve: median(.resolve), layout: median(.layout), paint: median(.paint),
      diff: diff.median, present: present.median, bytes: bytes.median)
  }
}
