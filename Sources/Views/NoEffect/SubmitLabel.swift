/// What Enter would be called on a keyboard on the screen.
public nonisolated struct SubmitLabel: Sendable {
  /// It ends the work.
  public static let done = SubmitLabel()
  /// It leads on.
  public static let go = SubmitLabel()
  /// It sends.
  public static let send = SubmitLabel()
  /// It joins.
  public static let join = SubmitLabel()
  /// It leads elsewhere.
  public static let route = SubmitLabel()
  /// It searches.
  public static let search = SubmitLabel()
  /// It is Enter.
  public static let `return` = SubmitLabel()
  /// It leads to the next field.
  public static let next = SubmitLabel()
  /// It goes on.
  public static let `continue` = SubmitLabel()
}
