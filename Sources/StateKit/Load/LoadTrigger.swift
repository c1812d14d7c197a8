/// Who asked for a load; it decides how a failure over content is shown, and history tells it.
public enum LoadTrigger: Hashable, Sendable {
  /// The person, who is told of a failure in an alert over the content.
  case person
  /// The program by itself; a failure is only a banner beside the content, as in all the following.
  case background
  /// The terminal got the focus again.
  case focus
  /// The program was stopped and goes on.
  case resume
  /// It was time.
  case interval
  /// A try of the load has failed, and this is the next one; only histories tell it.
  case retry
}
