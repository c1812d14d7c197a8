import Essentials

/// What a server is asked for, and what may be said to whom.
public struct HTTPRequest: Sendable {
  /// A field of the head of a request.
  public struct Field: Sendable {
    public var name: String
    public var value: String
    /// The origin that alone is told; nil tells every server that the first one leads to.
    public var origin: String?

    public init(_ name: String, _ value: String, only origin: String? = nil) {
      self.name = name
      self.value = value
      self.origin = origin
    }
  }

  /// With http or https; a name and a password in it are said to nobody.
  public var url: URL
  public var fields: [Field]
  public var limits: HTTPLimits
  /// Whether a redirect may lead from https to http.
  public var allowsHTTP = false
  /// Whether a redirect to an address is followed; where not, it is the response. Nil follows all.
  public var follows: (@Sendable (URL) -> Bool)?
  /// The address of a proxy; nil for that of the environment, empty for none.
  public var proxy: String?
  /// Takes the pieces of a body as they come, so that no file is whole in memory; nil gathers them in the response. It
  /// is called for a success only, on the thread of the requests, with a response that has no body. Where it throws,
  /// the request ends with that error.
  public var take: (@Sendable (HTTPResponse, UnsafeRawBufferPointer) throws -> Void)?

  /// Whether those pieces are decoded, where the body comes encoded. A part of a file is one of what is sent.
  public var decodesPieces = false

  public init(url: URL, fields: [Field] = [], limits: HTTPLimits = HTTPLimits()) {
    self.url = url
    self.fields = fields
    self.limits = limits
  }

  /// The lines of the head that a server on the way is told; what would end a line is left out.
  func lines(for url: URL) -> [String] {
    let origin = url.origin
    return fields.filter { $0.origin == nil || $0.origin == origin }.map {
      String("\($0.name): \($0.value)".unicodeScalars.filter { $0.value >= 0x20 })
    }
  }
}
