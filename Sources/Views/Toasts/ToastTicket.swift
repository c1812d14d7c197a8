import StateKit

/// One showing of a toast: its place in the queue, and when its time began.
final class ToastTicket {
  /// Counts the showings, so that each begins with a state of its own.
  let number: Int
  /// When it was seen first; nil while it waits.
  var since: AnyClock.Instant?
  /// Whether it is over, though the program may still ask for it.
  var isOver = false

  init(number: Int) { self.number = number }
}

/// What a view remembers of the toast that it shows.
final class ToastRecord {
  private(set) var ticket = ToastTicket(number: 1)

  /// Makes what is asked for from now on another showing than the last one.
  func renew() {
    guard ticket.since != nil || ticket.isOver else { return }
    ticket = ToastTicket(number: ticket.number + 1)
  }
}
