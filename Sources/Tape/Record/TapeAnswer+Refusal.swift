extension TapeAnswer.Outcome {
  /// The statuses that a server can send; those among them that are no failure are not served.
  static let statuses = 100...999
  static let successes = 200...299

  /// What a server refused, as a tape can say it: by its status, or, where a number is beyond a tape, by its words.
  ///
  /// - Parameter words: What the program says of it. Served so, it is permanent: who is to wait so long
  ///   does not try again.
  public static func refusal(_ code: Int, retryAfter: Duration?, words: String) -> Self {
    guard statuses.contains(code), !successes.contains(code),
      (retryAfter ?? .zero) <= TapeTime.limit.time
    else { return .fail(words, isPermanent: true) }
    return .status(code, retryAfter: retryAfter)
  }
}
