import Dispatch
import Essentials

/// Tells when files in a folder are written, renamed or removed, by whatever program. Nothing runs meanwhile.
@MainActor public final class FolderWatch {
  private let source: any DispatchSourceProtocol

  /// Nil where the system does not watch the folder, as where there is none.
  ///
  /// - Parameter onChange: Is called on the main actor, once for changes that follow closely.
  public init?(_ folder: String, onChange: @escaping @MainActor () -> Void) {
    #if canImport(Darwin)
      let descriptor = open(folder, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor, eventMask: [.write, .extend, .rename, .delete], queue: .main)
      source.setEventHandler { MainActor.assumeIsolated(onChange) }
    #else
      let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
      guard inotify_add_watch(descriptor, folder, UInt32(events)) >= 0 else {
        close(descriptor)
        return nil
      }
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      source.setEventHandler {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while read(descriptor, &bytes, bytes.count) > 0 {}
        MainActor.assumeIsolated(onChange)
      }
    #endif
    source.setCancelHandler { close(descriptor) }
    source.activate()
    self.source = source
  }

  isolated deinit { source.cancel() }
}
