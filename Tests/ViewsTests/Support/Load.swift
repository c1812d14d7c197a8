import Observation
import StateKit

@testable import Views

/// Sets whether something loads, and how that is shown.
@Observable final class Load {
  var isLoading: Bool
  var type: LoadingModifierType

  init(_ type: LoadingModifierType, isLoading: Bool = true) {
    self.type = type
    self.isLoading = isLoading
  }
}

/// A view that loads when its model does, with a star for a spinner.
struct Loadable<Content: View>: View {
  let load: Load
  @ViewBuilder let content: () -> Content

  var body: some View {
    Group { content() }
      .modifier(
        LoadingViewModifier(
          type: load.type, indicatorView: Text("*"), isLoading: load.isLoading))
  }
}

extension ViewFixture {
  /// Lets the clock of the frames go on to so many milliseconds after the start.
  func advance(to milliseconds: Int) { now = AnyClock.Instant(offset: .milliseconds(milliseconds)) }

  /// A view that has been loading for long enough to show it.
  static func loading(
    _ type: LoadingModifierType, _ width: Int = 12, _ height: Int = 5,
    @ViewBuilder content: @escaping () -> some View
  ) -> ViewFixture {
    let load = Load(type)
    let fixture = ViewFixture(width, height) { Loadable(load: load, content: content) }
    fixture.draw()
    fixture.advance(to: 200)
    return fixture
  }
}
