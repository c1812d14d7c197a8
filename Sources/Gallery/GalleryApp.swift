import TerminalUI

/// Ways to keep the state of a view, to be tried side by side.
@main struct GalleryApp: App {
  var body: some Scene {
    WindowGroup { GalleryScreen() }
  }
}
