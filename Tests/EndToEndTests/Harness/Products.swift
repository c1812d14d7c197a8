import Foundation

/// Where the build put the programs under test.
enum Products {
  /// The folder that holds `outpost`, beside the bundle of the tests.
  static let folder: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }()

  static let outpost = folder.appending(path: "outpost")
}
