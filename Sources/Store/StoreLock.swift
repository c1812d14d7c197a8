import Essentials

/// Says that a store is in use, on its folder: while anyone uses a damaged store, nobody moves it away beneath them.
///
/// On a file system without such locks everyone has it, and two that start at once may both set the store aside.
final class StoreLock: Sendable {
  private let descriptor: Int32

  init(folder: String) { descriptor = open(folder, O_RDONLY | O_CLOEXEC) }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Says that the store is in use here, too.
  func share() { _ = flock(descriptor, LOCK_SH) }

  /// Waits for a short while until nobody else uses it; false where someone does.
  func claim() -> Bool {
    for _ in 0..<20 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return true }
      usleep(50_000)
    }
    return false
  }
}
