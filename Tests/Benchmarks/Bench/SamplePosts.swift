import Foundation

/// Posts that fill two lines each, in their own file for as long as they are needed.
final class SamplePosts: Sendable {
  let path: String

  init(count: Int) throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "outpost-bench-\(ProcessInfo.processInfo.processIdentifier)-\(count).json")
    let posts = (0..<count).map { number in
      let body =
        "The body of post \(number) is long enough to fill the two lines that the list gives to it, "
        + "wherever the terminal is as wide as most of them are."
      return #"{"id":\#(number),"title":"Post number \#(number) and its title","body":"\#(body)"}"#
    }
    try Data("[\(posts.joined(separator: ",\n"))]".utf8).write(to: file)
    path = file.path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
