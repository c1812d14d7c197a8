import Foundation

/// Where the build put the programs under test.
enum Products {
  /// The folder that holds `outpost`, beside the bundle of the tests.
  static let folder: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }()

  static let outpost = folder.appending(path: "outpost")

  /// Whether `outpost-picture` draws; it does not where it was built without libchafa and the decoders.
  static let drawsPictures: Bool = {
    let program = Process()
    program.executableURL = folder.appending(path: "outpost-picture")
    program.arguments = ["1", "1", "half", "direct", "000000", "smooth", "1"]
    program.standardInput = FileHandle.nullDevice
    let output = Pipe()
    program.standardOutput = output
    guard (try? program.run()) != nil else { return false }
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    return answer == Data("error it is empty\n".utf8)
  }()
}
