import Foundation

/// Posts from a file, read anew at each load.
public struct FilePostsService: PostsService {
  private let path: String

  /// - Parameter path: Absolute, or seen from the working directory.
  public init(path: String) { self.path = path }

  /// The name of the file, without its folders.
  public var name: String { URL(filePath: path).lastPathComponent }

  /// Reads the file anew, so that a refresh shows what has changed in it.
  @concurrent public func posts() async throws -> [Post] {
    let bytes = try await BlockingWork.run { [path] in try FileBytes.read(path: path) }
    return try PostsDecoder.posts(in: bytes)
  }
}
