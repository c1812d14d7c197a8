import Cells

extension View {
  /// Gives the text in this view a font; nil leaves it the inherited one.
  public func font(_ font: Font?) -> some View {
    style { style in font?.apply(to: &style) }
  }

  /// Makes the text in this view bold, or with `false` plain again.
  public func bold(_ isActive: Bool = true) -> some View { attribute(.bold, isActive) }

  /// Makes the text in this view italic, or with `false` upright again.
  public func italic(_ isActive: Bool = true) -> some View { attribute(.italic, isActive) }

  /// Draws a line below the text in this view, or with `false` takes it away.
  public func underline(_ isActive: Bool = true) -> some View { attribute(.underline, isActive) }

  /// Lets a text take no more than some lines; what does not fit is cut with `…`.
  public func lineLimit(_ number: Int?) -> some View {
    environment { $0.lineLimit = number.map { max(1, $0) } }
  }

  /// Says how the lines lie where a text in this view wraps.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment { $0.multilineTextAlignment = alignment }
  }

  private func attribute(_ attribute: Style.Attributes, _ isActive: Bool) -> some View {
    style { $0.set(attribute, isActive) }
  }
}
