/// What a server gave with a document, to be asked whether it has a newer one (RFC 9110, 8.8).
public struct Validators: Equatable, Sendable {
  /// The header `ETag`, quotes and all.
  public var etag: String?
  /// The header `Last-Modified`, to the letter.
  public var lastModified: String?
  /// Who gave them, and is the only one to be told; nil where that is the source itself.
  public var origin: String?

  package var isEmpty: Bool { etag == nil && lastModified == nil }

  public init(etag: String? = nil, lastModified: String? = nil, origin: String? = nil) {
    self.etag = etag
    self.lastModified = lastModified
    self.origin = origin
  }

  /// Who gave them says nothing of the document.
  public static func == (left: Validators, right: Validators) -> Bool {
    left.etag == right.etag && left.lastModified == right.lastModified
  }
}
