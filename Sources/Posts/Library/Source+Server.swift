import Essentials
import Fetch

extension Source {
  /// Who is asked for it, as `example.org` or `localhost:8080`; empty for a file.
  public var server: String {
    guard let url = URL(string: address), url.scheme?.lowercased().hasPrefix("http") == true
    else { return "" }
    return url.hostAndPort.lowercased()
  }
}
