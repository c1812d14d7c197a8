import Essentials
import Store

/// Where newsboat keeps its list of sources and its posts.
public struct NewsboatFiles: Equatable, Sendable {
  let list: String
  let cache: String
  private let home: String?

  /// What stands for the path of a list where all of newsboat is to be imported.
  public static let name = "newsboat"

  /// Those of a user: in the folders of the XDG base directory specification, or else in `~/.newsboat`. Throws
  /// `PostsError.noSuchFile` where there are none.
  public init(environment: (String) -> String?) throws {
    let home = environment("HOME") ?? ""
    func folder(_ variable: String, _ usual: String) -> String {
      let own = environment(variable) ?? ""
      return (own.hasPrefix("/") ? own : "\(home)/\(usual)") + "/newsboat"
    }
    let lists = [folder("XDG_CONFIG_HOME", ".config"), home + "/.newsboat"].map { $0 + "/urls" }
    guard let list = lists.first(where: FileManager.default.fileExists) else {
      throw PostsError.noSuchFile(lists[0])
    }
    self.list = list
    self.home = home.isEmpty ? nil : home
    cache =
      (list == lists[0] ? folder("XDG_DATA_HOME", ".local/share") : list.folder) + "/cache.db"
  }

  /// The sources and the filters, and the lines that mean neither, in words.
  func subscriptions() throws -> (
    sources: [Source], filters: [SubscriptionList.Filter], refused: [String]
  ) {
    let list = SubscriptionList(try FileBytes.read(path: list, limit: 10_000_000), home: home)
    let refused = list.mistakes.map { "\(self.list):\($0.place): \($0.message)" }
    return (list.sources, list.filters, refused)
  }

  /// The posts of each source.
  func posts() throws -> [Source.ID: [MarkedItem]] {
    var posts: [Source.ID: [MarkedItem]] = [:]
    let found: [String: [MarkedItem]]
    do {
      found = try NewsboatCache(path: cache).posts()
    } catch .damaged, .other {
      throw PostsError.unreadable(cache, reason: "it is not a cache of newsboat")
    }
    for (address, items) in found {
      if let id = try? Source.address(address, home: home) { posts[id, default: []] += items }
    }
    return posts
  }
}
