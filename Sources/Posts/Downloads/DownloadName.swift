import Essentials
import Feeds

/// Names of files that servers choose, so that they are safe on this machine.
enum DownloadName {
  /// In bytes, with what is added to it: file systems take 255.
  private static let longest = 120

  /// A name for what is attached to a post: that of its address, else the title of the post.
  static func name(of attachment: Attachment, title: String) -> String {
    let given = URL(string: attachment.address)?.path(percentEncoded: false) ?? ""
    let name = safe(given.hasSuffix("/") ? "" : given.fileName)
    let ending = name.fileExtension
    if name.count > ending.count + 1, !ending.isEmpty, ending.utf8.count <= 8 { return name }
    let other = safe(name.isEmpty ? title : name)
    return (other.isEmpty ? "download" : other) + usualEnding(of: attachment.type)
  }

  /// The same name with a number, for one that is taken.
  static func numbered(_ name: String, _ number: Int) -> String {
    guard number > 1 else { return name }
    let ending = name.fileExtension
    return "\(name.withoutFileExtension)-\(number)" + (ending.isEmpty ? "" : ".\(ending)")
  }

  /// Without what leads elsewhere, hides a file, or reads as an option.
  static func safe(_ name: String) -> String {
    let text = TextCleaner.clean(name, lines: .one)
    let signs = text.map { "/\\:*?\"<>|".contains($0) ? "-" : $0 }
    let start = signs.drop { "-. ~".contains($0) }
    let whole = String(start.reversed().drop { ". ".contains($0) }.reversed())
    return shortened(whole)
  }

  /// Keeps the ending, which says what is in the file.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > longest else { return name }
    let ending = name.fileExtension
    let rest = ending.isEmpty || ending.utf8.count > 8 ? "" : ".\(ending)"
    var start = rest.isEmpty ? name : name.withoutFileExtension
    while start.utf8.count > longest - rest.utf8.count { start.removeLast() }
    return start + rest
  }

  private static func usualEnding(of type: String?) -> String {
    switch type?.lowercased().prefix(while: { $0 != ";" }) {
    case "audio/mpeg", "audio/mp3": ".mp3"
    case "audio/mp4", "audio/x-m4a", "audio/m4a", "audio/aac": ".m4a"
    case "audio/ogg", "audio/opus": ".ogg"
    case "audio/flac", "audio/x-flac": ".flac"
    case "video/mp4": ".mp4"
    case "application/pdf": ".pdf"
    default: ""
    }
  }
}
