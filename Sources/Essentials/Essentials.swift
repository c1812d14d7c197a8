// What Outpost needs of Foundation, and the C library. On Linux that is FoundationEssentials: the rest brings the tables
// of ICU along, 35 MB.
#if canImport(FoundationEssentials)
  @_exported import FoundationEssentials
  @_exported import Glibc
#else
  @_exported import Foundation
#endif
