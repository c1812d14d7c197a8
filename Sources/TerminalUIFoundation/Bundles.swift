/// A terminal program has neither assets nor string tables; what names a bundle is as it is without one.
nonisolated extension Color {
  /// A colour of the program's own by its name.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
}

nonisolated extension Image {
  /// A picture of the program's own by its name.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
}

nonisolated extension Text {
  /// A text as it is written.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?,
    comment: StaticString? = nil
  ) {
    self.init(key)
  }

  /// A text as it is written, with a word for its translators.
  public init(_ key: LocalizedStringKey, comment: StaticString) { self.init(key) }
}
