nonisolated extension View {
  /// Says where the scroll views here begin. With `.bottom` they begin at their end, and show what is added there until
  /// the user scrolls away; every other place is the beginning.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment { $0.scrollAnchors = ScrollAnchors(start: anchor, growth: anchor) }
  }

  /// Says one of both: with `.bottom` the scroll views here begin at their end, or show what is added there until the user
  /// scrolls away.
  public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    environment {
      var anchors = $0.scrollAnchors ?? ScrollAnchors()
      if role == .initialOffset { anchors.start = anchor }
      if role == .sizeChanges { anchors.growth = anchor }
      $0.scrollAnchors = anchors
    }
  }

  /// Scrolls to the view with an id whenever the value of a binding becomes that id. What the user scrolls to is not
  /// written back.
  ///
  /// - Parameter anchor: Which part of the view comes to the same part of the room; nil for its beginning.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    PositionedView(content: self, id: id, anchor: anchor ?? .topLeading)
  }
}

/// A view that scrolls to the value of a binding.
private nonisolated struct PositionedView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: Binding<ID?>
  let anchor: UnitPoint

  var body: some View {
    ScrollViewReader { proxy in
      content.onChange(of: id.wrappedValue, initial: true) { _, id in
        if let id { proxy.scrollTo(id, anchor: anchor) }
      }
    }
  }
}

/// What an anchor of a scroll view is for.
public nonisolated struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// Where the scroll view begins.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What stays where it is when the content or the room changes.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content lies that is smaller than the room. Of no effect: it lies at the beginning.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// Where the next scroll view begins, and what of it stays where it is.
nonisolated struct ScrollAnchors {
  var start: UnitPoint?
  var growth: UnitPoint?
}

nonisolated extension EnvironmentValues {
  /// Where the next scroll view is; nil where no view says it.
  var scrollAnchors: ScrollAnchors? {
    get { self[of: ScrollAnchors.self] }
    set { self[of: ScrollAnchors.self] = newValue }
  }
}
