import Feeds
import Foundation

/// Opens links in the person's browser, which is started beside this program and never by a shell.
struct Browser {
  /// The program and its arguments; the link comes last.
  var command: [String]

  /// Starts the browser, and says what went wrong, for the person; nil where it was started.
  func open(_ link: String) -> String? {
    guard let link = SafeLink.link(link) else {
      return "Not opened: the link is neither a web nor a mail address."
    }
    let command = command.isEmpty ? Self.standard : command
    let error = start(command + [link])
    guard error != 0 else { return nil }
    let reason = error == ENOENT ? "there is no \(command[0])" : String(cString: strerror(error))
    return "Not opened: \(reason). Name your browser in config.toml: browser = [\"firefox\"]"
  }
}

extension Browser {
  /// What opens a link on this system.
  private static var standard: [String] {
    #if canImport(Darwin)
      ["open"]
    #else
      ["xdg-open"]
    #endif
  }

  /// Starts a program apart from this one: the keys of the terminal do not end it, and its words do not get there.
  ///
  /// - Returns: Zero, or the number of an error of the system.
  private func start(_ arguments: [String]) -> Int32 {
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
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR | O_NOCTTY, 0)
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    // Those that have ended meanwhile are let go.
    while waitpid(-1, nil, WNOHANG) > 0 { continue }
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    return arguments[0].withCString {
      posix_spawnp(&process, $0, &files, &attributes, &words, environ)
    }
  }
}
