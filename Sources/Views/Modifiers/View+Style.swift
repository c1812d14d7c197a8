import Cells

extension View {
  public func font(_ font: Font?) -> some View {
    style { style in font?.apply(to: &style) }
  }

  public func bold(_ isActive: Bool = true) -> some View { attribute(.bold, isActive) }

  public func italic(_ isActive: Bool = true) -> some View { attribute(.italic, isActive) }

  public func underline(_ isActive: Bool = true) -> some View { attribute(.underline, isActive) }

  public func foregroundColor(_ color: Color?) -> some View {
    style { style in color?.apply(to: &style) }
  }

  public func foregroundStyle(_ color: Color) -> some View { foregroundColor(color) }

  /// Lets a text take no more than some lines; what does not fit is cut with `…`.
  public func lineLimit(_ number: Int?) -> some View {
    environment { $0.lineLimit = number.map { max(1, $0) } }
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment { $0.multilineTextAlignment = alignment }
  }

  private func attribute(_ attribute: Style.Attributes, _ isActive: Bool) -> some View {
    style {
      if isActive {
        $0.attributes.insert(attribute)
      } else {
        $0.attributes.remove(attribute)
      }
    }
  }
}
