import Essentials
import Feeds

/// A post as the lists show it: all but its text, which is read from the store when it is opened.
public struct StoredPost: Identifiable, Equatable, Sendable {
  /// The number of its row in the store, which it keeps.
  public let id: Int64
  public let source: Source.ID
  /// One line; empty where the source gives none.
  public var title: String
  /// The start of the text as one paragraph, up to 300 bytes.
  public var preview: String
  /// The page for people; nil where the source gives none.
  public var link: String?
  /// When it was published; when it first came, where the source does not say.
  public var date: Date
  public var isRead: Bool
  public var isStarred: Bool
  /// What is known of its sound; nil where it has none.
  public var sound: SoundSize?

  public init(
    id: Int64, source: Source.ID, title: String, preview: String, link: String? = nil, date: Date,
    isRead: Bool = false, isStarred: Bool = false, sound: SoundSize? = nil
  ) {
    self.id = id
    self.source = source
    self.title = title
    self.preview = preview
    self.link = link
    self.date = date
    self.isRead = isRead
    self.isStarred = isStarred
    self.sound = sound
  }
}

/// How long a sound plays and how large its file is; nil where the source does not say.
public struct SoundSize: Equatable, Sendable {
  public var seconds: Int?
  public var bytes: Int?

  public init(seconds: Int? = nil, bytes: Int? = nil) {
    (self.seconds, self.bytes) = (seconds, bytes)
  }

  /// Of what is attached to a post, as the store keeps it; nil without a sound.
  init?(attachments: String) {
    let lines = attachments.split(separator: "\n").map { Attachment(line: String($0)) }
    guard let sound = lines.first(where: \.isSound) else { return nil }
    self.init(seconds: sound.seconds, bytes: sound.bytes)
  }
}
