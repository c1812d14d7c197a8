/// A place in a view, or a part of one, that a view around it can ask for in its own points: `proxy[anchor]`.
public nonisolated struct Anchor<Value> {
  /// Which place or part of a view is meant.
  public nonisolated struct Source {
    fileprivate let value: @Sendable (CGRect) -> Value
  }

  private let source: Source
  /// Where the view is on the screen.
  private let frame: CGRect

  fileprivate init(_ source: Source, of view: GeometryProxy) {
    self.source = source
    frame = view.frame(in: .global)
  }

  /// On the screen.
  private var value: Value { source.value(frame) }

  /// The place as points from the corner of another view.
  fileprivate func value(in reader: GeometryProxy) -> Value {
    let other: CGRect = reader.frame(in: .global)
    return source.value(frame.offsetBy(dx: -other.minX, dy: -other.minY))
  }
}

nonisolated extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Anchor, right: Anchor) -> Bool { left.value == right.value }
}

nonisolated extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

nonisolated extension Anchor: Sendable where Value: Sendable {}
nonisolated extension Anchor.Source: Sendable where Value: Sendable {}

nonisolated extension Anchor<CGRect>.Source {
  /// The whole view.
  public static var bounds: Self { Self { $0 } }

  /// A part of the view, in points from its corner.
  public static func rect(_ rect: CGRect) -> Self {
    Self { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

nonisolated extension Anchor<CGPoint>.Source {
  /// A point of the view, counted from its corner.
  public static func point(_ point: CGPoint) -> Self {
    Self { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point of the view, as parts of its width and height.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) }
  }

  /// The upper left corner.
  public static var topLeading: Self { .unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Self { .unitPoint(.top) }
  /// The upper right corner.
  public static var topTrailing: Self { .unitPoint(.topTrailing) }
  /// The middle of the left edge.
  public static var leading: Self { .unitPoint(.leading) }
  /// The middle of the view.
  public static var center: Self { .unitPoint(.center) }
  /// The middle of the right edge.
  public static var trailing: Self { .unitPoint(.trailing) }
  /// The lower left corner.
  public static var bottomLeading: Self { .unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Self { .unitPoint(.bottom) }
  /// The lower right corner.
  public static var bottomTrailing: Self { .unitPoint(.bottomTrailing) }
}

extension View {
  /// Says where this view is to the views around it, which hear it with `onPreferenceChange` or
  /// `overlayPreferenceValue`.
  ///
  /// Where a view is, is known once it was painted: the frame after the first one has it.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    background {
      GeometryReader { view in
        Color.clear.preference(key: key, value: transform(Anchor(value, of: view)))
      }
    }
  }
}

nonisolated extension GeometryProxy {
  /// A place in a view, in points from the corner of this one.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value(in: self) }
}
