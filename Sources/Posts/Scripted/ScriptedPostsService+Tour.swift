import StateKit

extension ScriptedPostsService {
  /// The posts that are built into the program.
  public static var samples: [Post] { Tour.posts }

  /// The source of a program that was started without one: a tour of Outpost, failures included.
  public static func tour(clock: AnyClock) -> ScriptedPostsService {
    ScriptedPostsService(
      name: "A tour of Outpost",
      outcomes: [
        .success(Tour.posts), .failure(.server(code: 500)),
        .success(Tour.posts), .failure(.refused(host: "127.0.0.1:9")),
      ],
      delay: .milliseconds(800), clock: clock)
  }
}
