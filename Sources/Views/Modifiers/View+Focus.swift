import Cells
import StateKit

nonisolated extension View {
  /// Ties this view to a value of a `@FocusState`: the state has the value while the view has the focus,
  /// and writing the value gives it the focus.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focused(binding.box, tag: AnyHashable(value))
  }

  /// Ties this view to a flag that is true while it has the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition.box, tag: AnyHashable(true))
  }

  /// Moves the focus to a view of this one when this view appears: the one that is tied to the value.
  ///
  /// - Parameter priority: Of no effect.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }

  private func focused(_ box: FocusBox?, tag: AnyHashable) -> ModifiedContext<Self> {
    ModifiedContext(content: self) { context in
      if let box { context.tieFocus(to: box, tag) }
    }
  }

  /// Lets a view that is no control have the focus, so that its key handlers are asked first. With the
  /// focus it is drawn reversed.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableView(content: self, isFocusable: isFocusable) { _ in .ignored }
  }

  /// Runs an action when this view is clicked, or when Enter or Space is pressed while it has the focus.
  /// It can have the focus like a button. Where this waits for several clicks, the first of them also counts for a view around it that waits for one.
  ///
  /// - Parameter count: How many clicks it takes, each within half a second of the last; keys need one
  ///   press.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    FocusableView(
      content: self, isFocusable: true, clicks: max(1, count), tap: { _, _ in action() },
      press: KeyHandler(where: \.isPressing, do: action).action)
  }

  /// The same for an action that is given where the view is clicked, in points from its upper left corner; a key clicks it
  /// there.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, perform action: @escaping (Path.Point) -> Void
  ) -> some View {
    onTap(count: count) { place, _ in action(place) }
  }

  /// The same for an action that is given where in the view it is clicked, and where on the screen.
  package func onTap(
    count: Int, perform action: @escaping (_ place: Path.Point, _ onScreen: Path.Point) -> Void
  ) -> some View {
    FocusableView(
      content: self, isFocusable: true, clicks: max(1, count),
      tap: { action(Path.Point($0), Path.Point($1)) },
      press: KeyHandler(
        where: \.isPressing, do: { action(Path.Point(Point.zero), Path.Point(Point.zero)) }
      ).action)
  }
}

/// Which wish for the focus would win over another.
public nonisolated struct DefaultFocusEvaluationPriority: Sendable {
  /// When the view appears.
  public static let automatic = Self()
  /// The same.
  public static let userInitiated = Self()
}

/// A view that can have the focus, though it is no control: reversed while it has it.
package nonisolated struct FocusableView<Content: View>: DecoratingView {
  package let content: Content
  let isFocusable: Bool
  var clicks = 1
  /// Is given where in the view it is clicked, and where on the screen.
  var tap: ((Point, Point) -> Void)?
  let press: (KeyPress) -> KeyPress.Result

  package func decorate(
    _ content: some View, in context: ResolveContext, into nodes: inout NodeList
  ) {
    guard isFocusable else { return content._resolve(context.child(.body), into: &nodes) }
    let id = context.takeFocus(press)
    guard context.environment.isEnabled else {
      return content._resolve(context.child(.body), into: &nodes)
    }
    let clicked = context.node.kept(0) { Clicks() }
    clicked.settle(in: context.frame)
    let invalidate = context.frame.invalidate
    let node = context.inside(id).node(of: content)
    nodes.append(
      PaintedNode(content: node) { [tap, clicks] content, painter, origin in
        let block = Rect(origin: origin, size: content.size)
        painter.respond(in: block, focus: id, kind: .click) { event, place in
          guard event.action == .press, let tap else { return false }
          guard clicked.add(of: clicks) else {
            invalidate()
            return false
          }
          tap(place, event.location)
          return true
        }
        content.paint(&painter, origin)
        if painter.focused == id { painter.restyle(block) { $0.attributes.insert(.reverse) } }
      })
  }
}

/// The clicks so far that may be some of several.
private nonisolated final class Clicks {
  private var count = 0
  /// The frame after the last one.
  private var last: AnyClock.Instant?

  /// Adds a click. Returns whether it is the last of so many.
  func add(of wanted: Int) -> Bool {
    (count, last) = (count + 1 < wanted ? count + 1 : 0, nil)
    return count == 0
  }

  /// Forgets the clicks when half a second has gone by without another.
  func settle(in frame: FrameContext) {
    guard count > 0 else { return }
    let start = last ?? frame.now
    let end = start.advanced(by: .milliseconds(500))
    last = start
    if frame.now < end { frame.animate(at: end) } else { count = 0 }
  }
}
