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

  /// The case as it is by default, and then with each of its options changed.
  var samples: [LoadingSample] {
    switch self {
    case .none: [LoadingSample(type: .none)]
    case .material: .material
    case .overCurrentContent: .overCurrentContent
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .toolbar: .toolbar
    case .custom: .custom
    }
  }
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
    guard let last = options.last else { return [code(of: kind)] }
    return [".\(kind)("] + options.dropLast().map { "  \($0)," } + ["  \(last))"]
  }
}

extension [LoadingSample] {
  fileprivate static let material = [
    LoadingSample(type: .material()),
    LoadingSample("padding: 16", type: .material(padding: 16)),
    LoadingSample("displayIndicator: false", type: .material(displayIndicator: false)),
    LoadingSample("alignment: .topTrailing", type: .material(alignment: .topTrailing)),
    LoadingSample(
      "indicatorPadding: 32", "alignment: .topTrailing",
      type: .material(indicatorPadding: 32, alignment: .topTrailing)),
    // Letters have no corners to be rounded: this one looks as by default.
    LoadingSample("cornerRadius: 0", type: .material(cornerRadius: 0)),
  ]

  fileprivate static let overCurrentContent = [
    LoadingSample(type: .overCurrentContent()),
    LoadingSample("padding: 16", type: .overCurrentContent(padding: 16)),
    LoadingSample("displayIndicator: false", type: .overCurrentContent(displayIndicator: false)),
    LoadingSample("indicatorPadding: 32", type: .overCurrentContent(indicatorPadding: 32)),
    LoadingSample("contentOpacity: 0.4", type: .overCurrentContent(contentOpacity: 0.4)),
    LoadingSample("contentOpacity: 0", type: .overCurrentContent(contentOpacity: 0)),
    LoadingSample(
      "disableInteraction: false", type: .overCurrentContent(disableInteraction: false)),
    LoadingSample("alignment: .bottom", type: .overCurrentContent(alignment: .bottom)),
  ]

  fileprivate static let horizontal = [
    LoadingSample(type: .horizontal()),
    LoadingSample("option: .leading", type: .horizontal(option: .leading)),
    LoadingSample("contentOpacity: 0.4", type: .horizontal(contentOpacity: 0.4)),
    LoadingSample("disableInteraction: false", type: .horizontal(disableInteraction: false)),
    LoadingSample("alignment: .top", type: .horizontal(alignment: .top)),
    LoadingSample("spacing: 32", type: .horizontal(spacing: 32)),
  ]

  fileprivate static let vertical = [
    LoadingSample(type: .vertical()),
    LoadingSample("option: .top", type: .vertical(option: .top)),
    LoadingSample("contentOpacity: 0.4", type: .vertical(contentOpacity: 0.4)),
    LoadingSample("disableInteraction: false", type: .vertical(disableInteraction: false)),
    LoadingSample("alignment: .center", type: .vertical(alignment: .center)),
    LoadingSample(
      "option: .top", "spacing: 32", type: .vertical(option: .top, spacing: 32)),
  ]

  fileprivate static let toolbar = [
    LoadingSample(type: .toolbar()),
    LoadingSample("contentOpacity: 0.4", type: .toolbar(contentOpacity: 0.4)),
    LoadingSample("disableInteraction: false", type: .toolbar(disableInteraction: false)),
  ]

  fileprivate static let custom = [
    LoadingSample("AnyView(line)", type: .custom(AnyView(ProgressView("Asking the server…")))),
    LoadingSample(
      "AnyView(placeholder)",
      type: .custom(AnyView(PostList(posts: Post.samples).redacted(reason: .placeholder)))),
  ]
}
