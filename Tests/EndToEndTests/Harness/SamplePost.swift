import Foundation

/// A post as a server or a file has it.
struct SamplePost: Codable, Equatable, Sendable {
  var id: Int
  var title: String
  var body: String

  /// Posts titled `Post 1`, `Post 2` and on.
  static func numbered(_ numbers: ClosedRange<Int>) -> [SamplePost] {
    numbers.map { SamplePost(id: $0, title: "Post \($0)", body: "The body of post \($0).") }
  }

  static func json(_ posts: [SamplePost]) -> String {
    (try? JSONEncoder().encode(posts)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
