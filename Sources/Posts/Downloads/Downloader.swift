import Essentials

/// What puts files of posts on the disk, and takes them away again.
public struct Downloader: Sendable {
  let load:
    @Sendable (DownloadRequest, @escaping @MainActor @Sendable (DownloadProgress) -> Void)
      async throws -> String
  let remove: @Sendable (String) -> Void
  let isThere: @Sendable (String) -> Bool

  /// - Parameters:
  ///   - load: Fetches a file, tells how far it is, and returns the path of the whole.
  ///   - remove: Removes the file at a path, and the part of one.
  ///   - isThere: Whether there is a file at a path.
  public init(
    load:
      @escaping @Sendable (
        DownloadRequest, @escaping @MainActor @Sendable (DownloadProgress) -> Void
      ) async throws -> String,
    remove: @escaping @Sendable (String) -> Void, isThere: @escaping @Sendable (String) -> Bool
  ) {
    (self.load, self.remove, self.isThere) = (load, remove, isThere)
  }

  /// Fetches files over HTTP.
  ///
  /// - Parameter folder: Finds the path of a folder as the user writes it.
  public init(_ download: FileDownload, folder: @escaping @Sendable (String) -> String = { $0 }) {
    self.init { request, report in
      var request = request
      request.folder = folder(request.folder)
      return try await download.run(request) { progress in Task { @MainActor in report(progress) } }
    } remove: {
      PartFile.remove($0)
    } isThere: {
      $0.fileStatus?.type == S_IFREG
    }
  }
}
