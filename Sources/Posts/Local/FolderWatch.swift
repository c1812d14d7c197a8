import Dispatch
import Essentials

/// Tells when files in a folder are written, renamed or removed, by whatever program.
///
/// The system tells of the changes, and nothing runs meanwhile. Where it cannot, as where the folder is not there, or no
/// longer the one that is watched, the folder is looked at now and then until it can.
@MainActor public final class FolderWatch {
  private let folder: String
  private let interval: DispatchTimeInterval
  private let onChange: @MainActor () -> Void
  /// What the system tells of the folder; nil where it does not.
  private var events: (any DispatchSourceProtocol)?
  /// Looks at the folder where the system does not tell of it.
  private var timer: (any DispatchSourceTimer)?
  private var contents: Contents?

  /// - Parameters:
  ///   - interval: The time between two looks at a folder that the system does not watch.
  ///   - onChange: Is called on the main actor, once for changes that follow closely.
  public init(
    _ folder: String, every interval: DispatchTimeInterval = .seconds(2),
    onChange: @escaping @MainActor () -> Void
  ) {
    (self.folder, self.interval, self.onChange) = (folder, interval, onChange)
    watch()
  }

  /// Whether the folder is looked at, as the system does not watch it.
  var isPolling: Bool { timer != nil }

  isolated deinit {
    events?.cancel()
    timer?.cancel()
  }
}

extension FolderWatch {
  /// The files of a folder, each with what changes when it is written.
  private typealias Contents = [String: String?]

  private func watch() {
    events = FolderEvents.source(of: folder) { [weak self] isGone in
      guard let self else { return }
      if isGone { watchAgain() }
      onChange()
    }
    guard events == nil else { return stopPolling() }
    guard timer == nil else { return }
    contents = read()
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + interval, repeating: interval)
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.look() } }
    timer.activate()
    self.timer = timer
  }

  private func watchAgain() {
    events?.cancel()
    events = nil
    watch()
  }

  private func stopPolling() {
    timer?.cancel()
    timer = nil
  }

  private func look() {
    // Before the files are read, so that no change between the two is missed.
    watch()
    let now = read()
    guard now != contents else { return }
    contents = now
    onChange()
  }

  private func read() -> Contents {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Dictionary(
      names.map { ($0, FileQuestion.etag(of: folder + "/" + $0)) },
      uniquingKeysWith: { one, _ in one })
  }
}

/// What the system tells of a folder.
private enum FolderEvents {
  /// Nil where the system does not watch the folder, as where there is none.
  ///
  /// - Parameter onEvent: Is called on the main actor, and told whether the folder is there no more.
  static func source(
    of folder: String, onEvent: @escaping @MainActor (_ isGone: Bool) -> Void
  ) -> (any DispatchSourceProtocol)? {
    #if canImport(Darwin)
      let descriptor = open(folder, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor, eventMask: [.write, .extend, .rename, .delete], queue: .main)
      source.setEventHandler { [unowned source] in
        let isGone = !source.data.isDisjoint(with: [.rename, .delete])
        MainActor.assumeIsolated { onEvent(isGone) }
      }
    #else
      let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let changes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
      guard inotify_add_watch(descriptor, folder, UInt32(changes | goneEvents)) >= 0 else {
        close(descriptor)
        return nil
      }
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      source.setEventHandler {
        let isGone = readEvents(of: descriptor)
        MainActor.assumeIsolated { onEvent(isGone) }
      }
    #endif
    source.setCancelHandler { close(descriptor) }
    source.activate()
    return source
  }

  #if !canImport(Darwin)
    private static let goneEvents = IN_DELETE_SELF | IN_MOVE_SELF

    /// Reads what there is, and answers whether the folder is there no more.
    private static func readEvents(of descriptor: Int32) -> Bool {
      var isGone = false
      var bytes = [UInt8](repeating: 0, count: 4096)
      while case let count = read(descriptor, &bytes, bytes.count), count > 0 {
        var start = 0
        bytes.withUnsafeBytes { bytes in
          while start + MemoryLayout<inotify_event>.size <= count {
            let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
            if event.mask & UInt32(goneEvents | Int32(IN_IGNORED) | Int32(IN_UNMOUNT)) != 0 {
              isGone = true
            }
            start += MemoryLayout<inotify_event>.size + Int(event.len)
          }
        }
      }
      return isGone
    }
  #endif
}
