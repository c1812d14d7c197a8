import Essentials
import Posts
import StateKit

/// Downloads of a demo: they take the time of a quick network, and leave nothing on the disk.
nonisolated enum DemoDownloads {
  /// Bytes that come in a second.
  private static let rate = 4_000_000

  static func downloader(_ clock: AnyClock) -> Downloader {
    Downloader { request, report in
      var progress = request.start
      let total = request.size ?? 10 * rate
      progress.path = "\(request.folder)/\(request.name)"
      progress.total = total
      while progress.received < total {
        await report(progress)
        try await clock.sleep(until: clock.now.advanced(by: .milliseconds(500)), tolerance: nil)
        progress.received = min(total, progress.received + rate / 2)
      }
      await report(progress)
      return progress.path ?? ""
    } remove: { _ in
    } isThere: { _ in
      true
    }
  }
}
