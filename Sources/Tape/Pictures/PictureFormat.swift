/// The kinds of pictures of a screen, by the end of a file's name.
public enum PictureFormat: String, CaseIterable, Sendable {
  /// The text, blank ends trimmed.
  case txt
  /// The text with its styles as the escape sequences of a terminal, and nothing else.
  case ansi
  /// The text, the styles and what they mean, as goldens hold them.
  case grid
  /// The state, and the cells, for other programs.
  case json
  /// A vector picture that stands alone.
  case svg
  /// A page whose text can be selected.
  case html
  /// A picture in pixels, made of the `svg` by `rsvg-convert`.
  case png
}
