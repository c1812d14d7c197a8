#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking

  /// The folders that Foundation makes for whoever has a session: for a cache in the person's folder of caches, and for
  /// cookies in the person's folder of data, by the name of the folder that the program is in. It makes them with the
  /// first configuration of a program, whatever that one says.
  enum FoundationFolders {
    /// Has that happen, once, and sees to it that no folder is left of it.
    static let areSpared: Void = {
      // In a place where no folder can be made; it is used for nothing.
      URLCache.shared = URLCache(memoryCapacity: 0, diskCapacity: 0, diskPath: "/dev/null/none")
      let new = missing
      _ = URLSessionConfiguration.default
      // What holds anything stays.
      for folder in new { rmdir(folder) }
    }()

    /// The folder of cookies, by the rule of Foundation, and those above it, as far as they are not there.
    private static var missing: [String] {
      let data = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
      let name = (Bundle.main.bundlePath as NSString).lastPathComponent as NSString
      guard
        var folder = data.first?
          .appending(path: name.deletingPathExtension).path(percentEncoded: false)
      else {
        return []
      }
      var missing: [String] = []
      while folder.count > 1, access(folder, F_OK) != 0 {
        missing.append(folder)
        folder = (folder as NSString).deletingLastPathComponent
      }
      return missing
    }
  }
#endif
