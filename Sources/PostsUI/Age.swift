import StateKit
import Views

/// How old what is shown is, in the largest unit that fits.
struct Age: View {
  let since: AnyClock.Instant
  @Environment(\.now) private var now

  var body: some View {
    let age = since.duration(to: now)
    Text(age < .seconds(60) ? "just now" : "\(age.text) ago")
      .redrawn(at: since.advanced(by: .seconds(60 * (Int(age / .seconds(60)) + 1))))
  }
}
