import TerminalUI

/// A picture that the server of the Gallery has, by the key that asks for it.
enum PictureSample: Character, CaseIterable {
  case png = "p"
  case jpeg = "j"
  case gif = "g"
  /// Its second half is missing.
  case broken = "b"
  /// Its bytes never come.
  case hanging = "h"

  var title: String {
    switch self {
    case .png: "sunset.png"
    case .jpeg: "sunset.jpg"
    case .gif: "waves.gif"
    case .broken: "broken.png"
    case .hanging: "hanging.png"
    }
  }

  var bytes: [UInt8] {
    switch self {
    case .png, .hanging: PackageResources.sunset_png
    case .jpeg: PackageResources.sunset_jpg
    case .gif: PackageResources.waves_gif
    case .broken: Array(PackageResources.sunset_png.prefix(PackageResources.sunset_png.count / 2))
    }
  }

  /// The keys of the samples, and the one that asks for nothing.
  static let keys = Set(allCases.map { KeyEquivalent($0.rawValue) } + ["i"])
}
