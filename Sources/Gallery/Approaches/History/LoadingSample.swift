import TerminalUI

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
    guard let last = options.last else { return [code(of: kind)] }
    return [".\(kind)("] + options.dropLast().map { "  \($0)," } + ["  \(last))"]
  }
}
