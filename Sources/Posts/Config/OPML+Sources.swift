import Essentials
import Feeds

extension OPML {
  /// Bytes of the longest list that is read.
  private static let limit = 10_000_000

  /// The list that a file holds; throws `PostsError` where it is none.
  ///
  /// - Parameter path: `-` for what is piped in.
  public static func list(at path: String) throws -> OPML {
    let bytes =
      path == "-"
      ? try FileBytes.read(STDIN_FILENO, name: "standard input", limit: limit)
      : try FileBytes.read(path: path, limit: limit)
    do {
      return try OPML(bytes)
    } catch {
      throw PostsError.notPosts(error)
    }
  }

  /// A list of sources for other readers; files are in it by their URLs.
  public init(_ sources: [Source]) {
    self.init(
      title: "Sources of Outpost",
      // Other readers do not run programs of ours.
      entries: sources.filter { SourceCommand($0.address) == nil }.flatMap { source in
        let address =
          source.address.hasPrefix("/")
          ? URL(filePath: source.address).absoluteString : source.address
        let folders = source.folders.isEmpty ? [nil] : source.folders.map(Optional.some)
        return folders.map { OPMLEntry(address: address, name: source.name, folder: $0) }
      })
  }

  /// The same, each by the name that is known of it.
  public init(_ summaries: [SourceSummary]) {
    self.init(
      summaries.map { summary in
        var source = summary.source
        if summary.title != source.title(besides: nil) { source.name = summary.title }
        return source
      })
  }

  /// The sources that the list names, and what cannot be one, in words.
  public var found: (sources: [(source: Source, credential: Credential?)], refused: [String]) {
    var (sources, refused): ([(Source, Credential?)], [String]) = ([], [])
    var numbers: [Source.ID: Int] = [:]
    for entry in entries {
      do {
        guard entry.address.contains("://") else { throw SourceAddress.refusal(of: entry.address) }
        let location = try SourceAddress(argument: entry.address, folder: "/")
        // Whoever made the list is not to say which files of this machine are read.
        guard !location.address.hasPrefix("/") else {
          throw PostsError.unreadable(
            location.address,
            reason: "a list may contain web addresses only; add files with outpost add")
        }
        let source = Source(address: location.address, name: entry.name, folder: entry.folder).tidy
        if let index = numbers.updateValue(numbers[source.id] ?? sources.count, forKey: source.id) {
          // One that is listed in several folders is in all of them.
          sources[index].0.folders += source.folders
          sources[index].0 = sources[index].0.tidy
        } else {
          sources.append((source, location.credential))
        }
      } catch {
        refused.append(error.explanation)
      }
    }
    return (sources, refused)
  }
}
