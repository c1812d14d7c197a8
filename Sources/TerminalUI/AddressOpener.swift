import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Opens addresses with the program that the user has for them: what `BROWSER` names, or the system's own.
nonisolated struct AddressOpener {
  private let browser: String?

  /// - Parameter browser: One or more commands between colons, of which the first counts. `%s` in it is the address.
  init(browser: String? = getenv("BROWSER").map { String(cString: $0) }) { self.browser = browser }

  /// The program that opens an address, and its arguments.
  func command(for address: String) -> [String] {
    let words = browser?.split(separator: ":").first?.split(separator: " ").map(String.init) ?? []
    if words.isEmpty {
      #if canImport(Darwin)
        return ["open", address]
      #else
        return ["xdg-open", address]
      #endif
    }
    guard words.contains("%s") else { return words + [address] }
    return words.map { $0 == "%s" ? address : $0 }
  }

  /// Starts the program, which goes on on its own: it has no terminal, and this program does not wait for it. Returns
  /// whether it was started.
  func open(_ address: String) -> Bool {
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var files = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for end in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&files, end, "/dev/null", O_WRONLY, 0)
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    let command = command(for: address)
    var words = command.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id: pid_t = 0
    guard posix_spawnp(&id, command[0], &files, &attributes, &words, environ) == 0 else {
      return false
    }
    // Nothing is left of it when it ends.
    let child = id
    DispatchQueue(label: "address").async {
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
    }
    return true
  }
}
