import Foundation

/// Posts from a file, read anew at each load.
public struct FilePostsService: PostsService {
  private let path: String

  public init(path: String) { self.path = path }

  public var name: String { URL(filePath: path).lastPathComponent }

  @concurrent public func posts() async throws -> [Post] {
    let bytes = try await BlockingWork.run { [path] in try FileBytes.read(path: path) }
    return try PostsDecoder.posts(in: bytes)
  }
}
