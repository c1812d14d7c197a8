import Cells
import Posts
import Views

private enum ThemeStylesKey: EnvironmentKey {
  static var defaultValue: ThemeStyles { Theme().styles(isLight: nil) }
}

extension EnvironmentValues {
  /// How the roles of the screen are drawn.
  var theme: ThemeStyles {
    get { self[ThemeStylesKey.self] }
    set { self[ThemeStylesKey.self] = newValue }
  }
}

extension View {
  /// Draws this view in a theme, whatever the terminal says of its background and whenever.
  func theme(_ theme: Theme) -> some View { ThemedView(content: self, theme: theme) }

  /// Draws text in this view in the style of a role.
  func role(_ role: ThemeRole) -> some View { styled { $0.theme[role] } }
}

extension Text {
  /// The text in the style of a role.
  func role(_ role: ThemeRole) -> Text { styled { $0.theme[role] } }
}

private struct ThemedView<Content: View>: View {
  let content: Content
  let theme: Theme
  @Environment(\.background) private var background
  @Environment(\.hasColors) private var hasColors

  var body: some View {
    let styles = theme.styles(isLight: background.map { $0 == .light }, hasColors: hasColors)
    content.environment(\.theme, styles).environment(\.libraryStyles, styles.library)
  }
}

extension ThemeStyles {
  /// What the views of the library are drawn in.
  fileprivate var library: LibraryStyles {
    var library = LibraryStyles()
    (library.primary, library.secondary) = (self[.text], self[.dim])
    (library.selection, library.idleSelection) = (self[.selection], self[.selectionIdle])
    (library.mark, library.link) = (self[.mark], self[.accent])
    (library.warning, library.error) = (self[.warning], self[.error])
    library.isQuiet = true
    return library
  }
}
