import Foundation

/// Pictures of formats that are too much to write here, 16 × 16 pixels: red beside blue.
enum FixedFile {
  static let webP = decoded("UklGRiYAAABXRUJQVlA4TBkAAAAvD8ADAA8Q87//8x8OxILJ/KW7M4jof+QCAA==")
  static let lossyWebP = decoded(
    "UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoQABAAAUAmJaACdLoAA5gA/vij//8QI//mwP/0uD8Ef+lwf/pcDh//S4GaAAAA"
  )
  static let avif = decoded(
    """
    AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADrbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAAAA
    AAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAETAAAAHwAAAChpaW5mAAAAAAABAAAAGmluZmUCAAAAAAEAAGF2MDFD
    b2xvcgAAAABqaXBycAAAAEtpcGNvAAAAFGlzcGUAAAAAAAAAEAAAABAAAAAQcGl4aQAAAAADCAgIAAAADGF2MUOBIAAAAAAAE2NvbHJu
    Y2x4AAEADQAGgAAAABdpcG1hAAAAAAAAAAEAAQQBAoMEAAAAJ21kYXQSAAoIOAz/2EBDQaQyEUQAAIbFacM5j3xTiCkpJewQ
    """)
  /// Red, then blue, then green, each for 120 ms; 8 × 16 pixels.
  static let animatedWebP = decoded(
    """
    UklGRrQAAABXRUJQVlA4WAoAAAACAAAABwAADwAAQU5JTQYAAAAAAAAAAABBTk1GKAAAAAAAAAAAAAcAAA8AAHgAAAJWUDhMDwAAAC8H
    wAMABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAAcAAA8AAHgAAABWUDhMDwAAAC8HwAMABxDR//4HIqL/AQBBTk1GKAAAAAAAAAAAAAcA
    AA8AAHgAAABWUDhMDwAAAC8HwAMAB9D/iP4HIqL/AQA=
    """)

  private static func decoded(_ text: String) -> [UInt8] {
    Array(Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
  }
}
