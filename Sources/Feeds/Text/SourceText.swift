import CMarkup

/// The bytes of a source as UTF-8, whatever encoding they came in.
final class SourceText {
  let bytes: UnsafeRawBufferPointer
  private let text: MUText

  /// Whether the bytes had to be changed to become text.
  let isConverted: Bool

  /// Reads bytes that must stay where they are as long as this is used.
  init(_ source: UnsafeRawBufferPointer, charset: String?) {
    text = mu_read_text(source.baseAddress, source.count, charset)
    bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.count)
    isConverted = text.owned != nil
  }

  deinit { mu_free_text(text) }
}
