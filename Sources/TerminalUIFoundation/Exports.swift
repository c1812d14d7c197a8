@_exported import Foundation
@_exported import TerminalUI

#if canImport(FoundationNetworking)
  // Elsewhere `URLSession` is a part of Foundation.
  @_exported import FoundationNetworking
#endif
