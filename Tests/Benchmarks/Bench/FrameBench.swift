import Cells
import Essentials
import Feeds
import Measuring
import Posts
import PostsUI
import StateKit
import Views

/// Frames of the reader: one source with many posts, which its store holds in memory.
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

  /// A store with a source of so many posts.
  struct Library {
    let count: Int
    fileprivate let store: PostStore
    fileprivate let source = Source(address: "/posts.json", name: "Many posts")

    init(posts count: Int) throws {
      self.count = count
      store = try .inMemory()
      try store.subscribe(to: [source])
      let document = SourceDocument(bytes: Array("\(count)".utf8), address: URL(filePath: "/"))
      let posts = (0..<count).map { number in
        Post(
          id: "\(number)", title: "Post number \(number) and its title",
          body: "The body of post \(number) fills the line that the list gives to it.",
          link: "https://posts.example/2026/11/post-number-\(number)")
      }
      try store.save(Feed(items: posts), of: document, for: source.id, at: Date())
    }
  }

  private let screen: OffscreenScreen

  /// Draws the posts of a library, whose titles may be links of the terminal.
  init(size: Size, _ library: Library, hasLinks: Bool = false) throws {
    let fetcher = ScriptedFetcher { _, _ in throw PostsError.nothingPiped }
    let model = ReaderModel(
      sources: [library.source],
      services: ReaderServices(
        refresh: SourceRefresh(store: library.store, fetcher: fetcher, limiter: FetchLimiter()),
        add: { .known(Source(address: $0)) }, signIn: nil),
      clock: .continuous(), executor: nil, staleTime: nil)
    model.show(.source(library.source.id))
    screen = try OffscreenScreen(size: size, hasLinks: hasLinks) {
      ReaderScreen(model: model, openLink: { _ in })
    }
    screen.draw()
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
