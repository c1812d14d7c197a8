/// Names the HTTP statuses that are no success, in a few words.
enum HTTPStatus {
  /// What a status means to the user; nil where its class says all.
  static func meaning(of code: Int) -> String? {
    switch code {
    case 301, 302, 303, 307, 308: "a redirect without an address"
    case 304: "not modified, but nothing is stored"
    case 401: "sign-in required"
    case 403: "access denied"
    case 404: "not found"
    case 407: "proxy sign-in required"
    case 408: "request timeout"
    case 410: "permanently removed"
    case 429: "too many requests"
    case 451: "blocked for legal reasons"
    case 502, 504: "the upstream server does not respond"
    case 503: "temporarily unavailable"
    default: nil
    }
  }

  /// What the class of a status means.
  static func meaning(ofClass code: Int) -> String {
    switch code {
    case 400..<500: "the server rejects the request"
    case 500: "internal server error"
    case 500..<600: "the server cannot answer the request"
    default: "unexpected status"
    }
  }
}
