extension View {
  /// Draws the buttons in this view in one of the library's ways.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    let look = style._look
    return environment { $0.buttonLook = look }
  }

  /// Draws the buttons in this view in a way of one's own.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    let look = ButtonLook.custom { configuration in
      AnyView(LinkedView(style) { $0.makeBody(configuration: configuration) })
    }
    return environment { $0.buttonLook = look }
  }
}
