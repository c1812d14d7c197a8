import Measuring

/// What the system counts for a program, in megabytes.
struct Memory {
  /// The most that was there at any time.
  let most: Double
  let now: Double
  /// What is there now and is its own: not the code, which programs share.
  let own: Double

  /// Nil where the system does not report it.
  init?(of program: ProgramOnTerminal) {
    func megabytes(_ name: String) -> Double? { program.count(name).map { Double($0) / 1024 } }
    guard let most = megabytes("VmHWM"), let now = megabytes("VmRSS"),
      let own = megabytes("RssAnon")
    else { return nil }
    self.most = most
    self.now = now
    self.own = own
  }
}
