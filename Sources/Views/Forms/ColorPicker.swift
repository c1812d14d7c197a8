/// A choice of one of the colours that have a name.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let label: Label

  private static var colors: [(name: String, color: Color)] {
    [
      ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint),
      ("Teal", .teal), ("Cyan", .cyan), ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple),
      ("Pink", .pink), ("Brown", .brown), ("White", .white), ("Gray", .gray), ("Black", .black),
    ]
  }

  /// A choice with any views as its label.
  ///
  /// - Parameter supportsOpacity: Of no effect: the colours are those of the terminal.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  /// A picker of colours, the one that is chosen among them.
  public var body: some View {
    let color = selection.wrappedValue
    Picker(selection: selection) {
      if !Self.colors.contains(where: { $0.color == color }) {
        swatch("Other", color)
      }
      ForEach(Self.colors, id: \.name) { swatch($0.name, $0.color) }
    } label: {
      label
    }
  }

  private func swatch(_ name: String, _ color: Color) -> some View {
    HStack {
      Text("■").foregroundStyle(color)
      Text(name)
    }
    .tag(color)
  }
}

extension ColorPicker where Label == Text {
  /// A choice with a text as its label.
  public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
