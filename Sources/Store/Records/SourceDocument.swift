import Essentials

/// What a source answered, not read yet.
public struct SourceDocument: Equatable, Sendable {
  /// Decompressed, at most `HTTPLimits.bytes`.
  public let bytes: [UInt8]
  /// Tells the bytes from others.
  let hash: Int64
  /// The encoding that the answer names, as `charset` in its content type; nil where it names none.
  public var charset: String?
  /// To be kept with the posts of these very bytes, and no others.
  public var validators: Validators
  /// Where it came from in the end, after redirects: what relative links are relative to.
  public var address: URL
  public var terms = SourceTerms()
  /// Whether there was more, which did not come.
  public var isTruncated = false

  public init(
    bytes: [UInt8], charset: String? = nil, validators: Validators = Validators(), address: URL
  ) {
    self.bytes = bytes
    hash = StoreHash(of: bytes).value
    self.charset = charset
    self.validators = validators
    self.address = address
  }
}

/// What a server says of the address it was asked at, whether or not there is news.
public struct SourceTerms: Equatable, Sendable {
  /// How long there is nothing newer; zero where nobody is to go by that, nil where the server does not say.
  public var maxAge: Duration?
  /// The new address of the source, for good; nil where it is the old one.
  public var newAddress: String?

  public init(maxAge: Duration? = nil, newAddress: String? = nil) {
    self.maxAge = maxAge
    self.newAddress = newAddress
  }
}
