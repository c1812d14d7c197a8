#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a signal asks of the program.
nonisolated enum TerminalSignal {
  case resized
  case stop
  case continued
  case end

  init(_ number: Int32) {
    switch number {
    case SIGWINCH: self = .resized
    case SIGTSTP: self = .stop
    case SIGCONT: self = .continued
    default: self = .end
    }
  }
}
