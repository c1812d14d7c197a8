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
