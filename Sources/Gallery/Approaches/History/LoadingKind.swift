import TerminalUI

/// The cases of `LoadingModifierType`, without their options.
enum LoadingKind: String, CaseIterable {
  case none
  case material
  case overCurrentContent
  case horizontal
  case vertical
  case toolbar
  case custom
}

/// One way to show a load, and which of its options are not what they are by default.
struct LoadingSample {
  let options: [String]
  let type: LoadingModifierType

  init(_ options: String..., type: LoadingModifierType) {
    self.options = options
    self.type = type
  }

  /// What makes the type, in one line.
  func code(of kind: LoadingKind) -> String {
    kind == .none ? ".none" : ".\(kind)(\(options.joined(separator: ", ")))"
  }

  /// What makes the type, with a line for each option.
  func lines(of kind: LoadingKind) -> [String] {
    guard !options.isEmpty else { return [code(of: kind)] }
    let last = options.count - 1
    return [".\(kind)("]
      + options.enumerated().map { $1 + ($0 == last ? ")" : ",") }
  }
}
