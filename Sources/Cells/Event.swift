/// What can come in from a terminal.
public enum Event: Equatable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// A button or the wheel of the mouse was used.
  case mouse(MouseEvent)
  /// Pasted text as one piece, cleaned of control characters but for line breaks and tabs.
  case paste(String)
  /// The terminal window got or lost the keyboard.
  case focus(isActive: Bool)
  /// The window has a new size, in cells.
  case resize(Size)
  /// The program was stopped and goes on; the terminal redraws its screen automatically.
  case resumed
  /// Another program asks this one to stop itself (Ctrl-Z from outside).
  case suspend
  /// A signal asks the program to end (SIGTERM, SIGHUP, SIGINT); its number.
  case terminate(signal: Int32)
  /// The terminal went away.
  case endOfInput
}
