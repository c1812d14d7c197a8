import StateKit

/// How far the load that runs has come, for the parts of the screen that say so.
struct LoadStatus {
  /// When it was started; nil at rest.
  let since: AnyClock.Instant?
  /// Why it is tried again, and how often; nil during a first try and at rest.
  let retry: Retry?
  /// When its next try begins; nil while one is under way, and at rest.
  let nextTry: AnyClock.Instant?
  /// Whether a spinner is to be seen.
  let isSpinning: Bool
}
