/// What a keyboard on the screen would do. A terminal has a real one, which types what is typed.
extension View {
  /// Capital letters are typed with Shift.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  /// Nothing corrects what is typed.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// The older name of `autocorrectionDisabled`.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// The keyboard has all keys.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Nothing is filled in.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Enter is called Enter.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// A field is drawn in one way.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
}
