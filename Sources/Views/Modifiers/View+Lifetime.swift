/// A view that does something when it comes and when it goes.
struct LifetimeView<Content: View>: WrappingView {
  let content: Content
  /// Runs after the first frame that shows the view.
  var onAppear: (() -> Void)?
  /// Runs when the view goes, as the last frame had it.
  var onDisappear: (() -> Void)?

  private final class Appearance {
    var hasBegun = false
    var end: (() -> Void)?
  }

  func enter(_ context: ResolveContext) -> ResolveContext {
    let appearance = context.node.kept(0) { Appearance() }
    appearance.end = onDisappear
    guard !appearance.hasBegun else { return context.child(.body) }
    context.node.onRemoval = { if appearance.hasBegun { appearance.end?() } }
    // Again in each frame until it runs: a view that is only measured has not appeared yet.
    context.frame.afterAppearance {
      guard !appearance.hasBegun else { return }
      appearance.hasBegun = true
      onAppear?()
    }
    return context.child(.body)
  }
}

extension View {
  /// Runs an action once, after the first frame that shows this view.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifetimeView(content: self, onAppear: action)
  }

  /// Runs an action once, after the frame that shows this view no more.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifetimeView(content: self, onDisappear: action)
  }
}
