import Foundation

extension Reader {
  /// Debian's newsboat, as it comes but for the number of its threads.
  static func newsboat(_ program: String, home: URL, sources: [String], threads: Int = 1) throws
    -> Reader
  {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let urls = home.appending(path: "urls")
    let config = home.appending(path: "config")
    let cache = home.appending(path: "cache.db")
    try Data(sources.joined(separator: "\n").utf8).write(to: urls)
    try Data("reload-threads \(threads)\n".utf8).write(to: config)
    let files = ["-u", urls.path, "-C", config.path, "-c", cache.path]
    return Reader(
      name: "newsboat", program: program, variables: variables(home), show: files,
      reload: files + ["-x", "reload"], store: cache,
      keys: Keys(showList: "\r", closePost: "q", reload: "r", fetched: { "\($0)/" }),
      frameEnd: [])
  }

  /// Outpost as it comes.
  static func outpost(_ program: String, home: URL, sources: [String]) throws -> Reader {
    let config = home.appending(path: "config/outpost")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    // From where the last run ended to all posts, and over the unread to the starred, of which there are none.
    let down = "\u{1B}OB"
    let lines = sources.map { "\($0)\n" }
    try Data(lines.joined().utf8).write(to: config.appending(path: "urls"))
    // The others draw none.
    try Data("pictures = \"off\"\n".utf8).write(to: config.appending(path: "config.toml"))
    return Reader(
      name: "outpost", program: program, variables: variables(home), show: [],
      reload: ["refresh", "--once"], store: home.appending(path: "data/outpost/outpost.sqlite"),
      keys: Keys(
        approach: ["\u{1B}[D", "gg", down, down], showList: down, enterList: ["\r"],
        closePost: "\u{1B}",
        fetched: { _ in SampleFeed.mark }), frameEnd: ["\u{1B}[?2026l"])
  }

  private static func variables(_ home: URL) -> [String: String] {
    [
      "HOME": home.path, "XDG_CONFIG_HOME": home.appending(path: "config").path,
      "XDG_DATA_HOME": home.appending(path: "data").path,
      "XDG_CACHE_HOME": home.appending(path: "cache").path,
      "XDG_STATE_HOME": home.appending(path: "state").path, "LC_ALL": "C.UTF-8",
    ]
  }
}
