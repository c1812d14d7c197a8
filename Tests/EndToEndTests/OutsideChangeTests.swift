import Foundation
import Testing

extension EndToEnd {
  /// A screen that runs while other programs change the list of sources.
  @Suite struct OutsideChangeTests {
    @Test(arguments: [(80, 24), (200, 60)])
    func `a screen follows what a command or an editor writes into the list`(
      size: (width: Int, height: Int)
    ) async throws {
      try await FeedFarm.withFarm([
        "/a": .feed("News", posts: 1...3), "/b": .feed("Other", posts: 1...2),
      ]) { _, url in
        let a = url.appending(path: "a")
        let home = try ReaderHome(sources: [a])
        try await home.open(width: size.width, height: size.height) { terminal in
          try await terminal.wait(for: "News post 3", Wording.position(1, of: 3))
          _ = try await home.run("add", url.appending(path: "b").absoluteString)
          try await terminal.wait(for: Wording.position(1, of: 5))
          try home.folder.write("\(a.absoluteString) ~Mine\nnonsense\n", to: "config/outpost/urls")
          try await terminal.wait(for: "urls:2", Wording.position(1, of: 3))
          try await terminal.quit()
        }
      }
    }

    @Test(arguments: [(80, 24), (200, 60)])
    func `what programs print is read as feeds as soon as the list names them`(
      size: (width: Int, height: Int)
    ) async throws {
      try await FeedFarm.withFarm(["/a": .feed("News", posts: 1...3)]) { _, url in
        let a = url.appending(path: "a").absoluteString
        let home = try ReaderHome(sources: [url.appending(path: "a")])
        let file = try home.folder.write(
          FeedFarm.Response.rss("Printed", posts: 1...2), to: "p.xml")
        try await home.open(width: size.width, height: size.height) { terminal in
          try await terminal.wait(for: "News post 3", Wording.position(1, of: 3))
          let list = """
            \(a)
            "exec:cat \(file.path())" "Scripts"
            "filter:sed s/Printed/Filtered/g:file://\(file.path())"
            exec:no-such-program

            """
          try home.folder.write(list, to: "config/outpost/urls")
          try await terminal.wait(
            for: "Printed post 2", "Filtered post 2", Wording.position(1, of: 7), "1 error")
          try await terminal.press("e")
          try await terminal.wait(for: "No feed from no-such-program")
          try await terminal.press("Escape")
          try await terminal.waitUntilGone("Esc Close")
          try await terminal.quit()
        }
      }
    }
  }
}
