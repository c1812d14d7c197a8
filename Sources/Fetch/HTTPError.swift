import CCurl

/// Why there is no answer.
public enum HTTPError: Error, Equatable, Sendable {
  /// An address with neither http nor https, or none at all, that was asked for or redirected to.
  case unsupportedScheme(String)
  case badAddress(String)
  case badPort(String)
  case tooManyRedirects
  /// From https, where the request does not allow that.
  case leadsToHTTP

  case hostNotFound, refused, unreachable
  /// Time was over before there was a connection, before a head came, and before the answer was whole.
  case noConnection, noResponse, slowResponse
  /// The connection ended before the answer did.
  case cutOff(hasHead: Bool)
  case undecodable
  case tooLarge
  case notSecure
  case untrusted(Certificate)
  case notHTTP
  case proxy
  /// There is no libcurl on this machine.
  case noLibrary
  /// The system has no thread or no memory left.
  case noResources
  /// By its number in libcurl (`CURLcode`).
  case other(Int)

  /// What is wrong with the certificate of a server.
  public enum Certificate: Sendable {
    /// Not any more, or not yet.
    case expired
    case selfSigned
    case wrongHost
    /// Nobody whom this machine trusts has signed it.
    case unknownIssuer
  }

  /// Nil where there is an answer.
  init?(_ answer: CUResponse) {
    switch answer.end {
    case CUWhole: return nil
    case CUCut: self = .cutOff(hasHead: answer.status != 0)
    case CUUndecodable: self = .undecodable
    case CUTooLarge: self = .tooLarge
    case CUHostNotFound: self = .hostNotFound
    case CURefused: self = .refused
    case CUUnreachable: self = .unreachable
    case CUNoConnection: self = .noConnection
    case CUNoResponse: self = .noResponse
    case CUSlowResponse: self = .slowResponse
    case CUNotSecure: self = .notSecure
    case CUExpired: self = .untrusted(.expired)
    case CUSelfSigned: self = .untrusted(.selfSigned)
    case CUWrongHost: self = .untrusted(.wrongHost)
    case CUUntrusted: self = .untrusted(.unknownIssuer)
    case CUNotHTTP: self = .notHTTP
    case CUProxy: self = .proxy
    case CUNoLibrary: self = .noLibrary
    case CUNoResources: self = .noResources
    default: self = .other(Int(answer.code))
    }
  }
}
