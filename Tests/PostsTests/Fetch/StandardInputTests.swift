import Foundation
import Posts
import Testing

@Suite struct StandardInputTests {
  private let pipe = Pipe()

  private var service: AskedSource {
    AskedSource(input: pipe.fileHandleForReading.fileDescriptor, clock: .still)
  }

  private func send(_ text: String) throws {
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  @Test func `what is piped in is shown again at each load`() async throws {
    let service = service
    try send(#"[{"id":1,"ti"#)
    try send(#"tle":"A"}]"#)
    try pipe.fileHandleForWriting.close()
    for _ in 0..<2 {
      let posts = try await service.posts()
      #expect(posts.map(\.title) == ["A"])
    }
  }

  @Test func `a cancelled load waits for nobody, and the next one has the posts`() async throws {
    let service = service
    let load = Task { try await service.posts() }
    load.cancel()
    #expect(await isCancelled(load))
    try send(#"[{"id":1,"title":"A"}]"#)
    try pipe.fileHandleForWriting.close()
    let posts = try await service.posts()
    #expect(posts.map(\.title) == ["A"])
  }

  @Test func `nothing at all is said to be empty, each time`() async throws {
    let service = service
    try pipe.fileHandleForWriting.close()
    for _ in 0..<2 { #expect(await failure(of: service) == .notPosts(.empty)) }
  }
}
