import Essentials
import Feeds

// Files of posts, and what plays them.
extension ReaderModel {
  /// The download of a post; nil where it has none.
  public func download(of post: StoredPost.ID) -> Download? { downloads.all[post] }

  /// How many posts have a download.
  public var downloadCount: Int { downloads.all.count }

  /// Whether the file of a post is whole and on the disk.
  public func hasFile(_ post: StoredPost.ID) -> Bool { file(of: post) != nil }

  /// Fetches the file of a post, or stops that; a file that is whole stays.
  public func toggleDownload(_ post: StoredPost.ID) {
    guard download(of: post)?.state.isUnderWay != true else { return downloads.cancel(post) }
    guard !hasFile(post) else { return }
    beginDownload(of: post)
  }

  /// Removes the download of a post, with its file.
  public func removeDownload(_ post: StoredPost.ID) {
    let name = download(of: post)?.name ?? ""
    downloads.remove(post)
    context.messages.show(ReaderToast("Removed \(name.isEmpty ? "the download" : name)"))
  }

  /// Fetches the file of a post, from where an earlier try has ended.
  func beginDownload(of post: StoredPost.ID) {
    guard context.services.downloader != nil else {
      return context.messages.show(.failure(CommandFault.notHere))
    }
    withSubject(post) { [weak self] subject in
      guard let self else { return }
      let attachments = subject.text.attachments
      let old = download(of: post)
      guard
        let attachment = attachments.first(where: { $0.address == old?.address })
          ?? attachments.first(where: \.isPlayable) ?? attachments.first
      else { return context.messages.show(ReaderToast("Nothing is attached to the post", .note)) }
      let isSame = attachment.address == old?.address && old?.state != .loaded
      downloads.request(
        DownloadRequest(
          attachment: attachment, title: subject.text.title, folder: settings.downloads,
          start: isSame ? old?.progress ?? DownloadProgress() : DownloadProgress(),
          source: table[subject.text.source]?.source),
        of: post)
    }
  }

  /// Has the program and its arguments that play a post; what is on the disk is played rather than fetched again.
  public func withPlayer(of post: StoredPost.ID, _ use: @escaping @MainActor ([String]) -> Void) {
    withSubject(post) { [weak self] subject in
      guard let self else { return }
      let attachments = subject.text.attachments
      let attachment = attachments.first(where: \.isSound) ?? attachments.first(where: \.isPlayable)
      guard let attachment else {
        return context.messages.show(ReaderToast("The post has nothing to play", .note))
      }
      let player = table[subject.text.source]?.source.player ?? settings.player
      use(Self.player(player) + [file(of: post) ?? attachment.address])
    }
  }

  /// A player that can keep its place is told to.
  private static func player(_ arguments: [String]) -> [String] {
    let option = "--save-position-on-quit"
    guard arguments.first?.fileName == "mpv", !arguments.contains(option) else { return arguments }
    return [arguments[0], option] + arguments.dropFirst()
  }

  private func file(of post: StoredPost.ID) -> String? {
    guard let download = download(of: post), download.state == .loaded,
      let path = download.progress.path, context.services.downloader?.isThere(path) == true
    else { return nil }
    return path
  }
}

extension ReaderModel {
  /// Goes on with what was under way when the program ended.
  func resumeDownloads() {
    downloads.begin { [weak self] posts in
      for post in posts { self?.beginDownload(of: post) }
    }
  }
}
