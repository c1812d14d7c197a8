/// A height of a sheet that the program works out. Of no effect: a sheet is as high as its content.
public nonisolated protocol CustomPresentationDetent {
  /// What is known of the sheet.
  typealias Context = PresentationDetent.Context

  /// The height, of what is known of the sheet; nil where it is not to be offered.
  static func height(in context: Context) -> CGFloat?
}

nonisolated extension PresentationDetent {
  /// What a height would be worked out of.
  @dynamicMemberLookup public struct Context {
    /// The height of the largest sheet, in points.
    public let maxDetentValue: CGFloat
    private let environment: EnvironmentValues

    /// What a view inherits where the sheet would be.
    public subscript<Value>(dynamicMember path: KeyPath<EnvironmentValues, Value>) -> Value {
      environment[keyPath: path]
    }
  }

  /// The height that a type works out.
  public static func custom<Detent: CustomPresentationDetent>(_ type: Detent.Type) -> Self {
    .large
  }
}
