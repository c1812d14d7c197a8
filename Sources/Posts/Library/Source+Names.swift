import Foundation

extension Source {
  /// The host and port that it is asked from; the empty text for a file.
  var host: String { isFile ? "" : URL(string: address)?.hostAndPort ?? address }

  /// What it is called as long as the feed has not said what it calls itself.
  var shownName: String {
    name ?? (isFile ? URL(filePath: address).lastPathComponent : host)
  }

  /// Whether the address is the path of a file.
  var isFile: Bool { !address.contains("://") }
}
