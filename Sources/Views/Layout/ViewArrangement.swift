import Cells

/// How a container lays its views out: call it with them, as in `AnyLayout(HStackLayout()) { Text("a") }`.
public nonisolated protocol ViewLayout {
  /// The arrangement, as the library makes it.
  var _arrangement: ViewArrangement { get }
}

nonisolated extension ViewLayout {
  /// A container that lays some views out in this way.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    ArrangedViews(arrangement: _arrangement, content: content())
  }
}

/// A way to lay views out, which the library knows or is given.
public nonisolated struct ViewArrangement {
  enum Kind {
    case row(VerticalAlignment, spacing: Int)
    case column(HorizontalAlignment, spacing: Int)
    case depth(Alignment)
    case placed(any PlacingArrangement)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// A way to lay views out that is code.
  package init(_ placing: some PlacingArrangement) { kind = .placed(placing) }

  /// The node of a container that lays views out in this way.
  @MainActor func node(of content: some View, in context: ResolveContext) -> any Node {
    switch kind {
    case .row(let alignment, let spacing):
      StackNode.row(
        context.nodes(of: content, along: .horizontal), spacing: spacing,
        alignment: Alignment(horizontal: .leading, vertical: alignment))
    case .column(let alignment, let spacing):
      StackNode.column(
        context.nodes(of: content, along: .vertical), spacing: spacing, alignment: alignment)
    case .depth(let alignment):
      DepthNode(alignment: alignment, children: context.nodes(of: content, along: nil))
    case .placed(let placing):
      PlacingNode(placing: placing, children: context.nodes(of: content, along: nil))
    }
  }
}

/// Views beside one another, as a value: one layout takes the place of another, and the state in the views stays.
public nonisolated struct HStackLayout: ViewLayout, Sendable {
  /// Where views lie that are lower than the row.
  public var alignment: VerticalAlignment
  /// Points between two views, 8 a column; nil for one column.
  public var spacing: Double?

  /// A row as an `HStack` lays it out.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public var _arrangement: ViewArrangement {
    ViewArrangement(
      .row(alignment, spacing: Metrics.columns(spacing ?? Metrics.pointsPerColumn)))
  }
}

/// Views below one another, as a value.
public nonisolated struct VStackLayout: ViewLayout, Sendable {
  /// Where views lie that are narrower than the column.
  public var alignment: HorizontalAlignment
  /// Points between two views, 16 a row; nil for none.
  public var spacing: Double?

  /// A column as a `VStack` lays it out.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public var _arrangement: ViewArrangement {
    ViewArrangement(.column(alignment, spacing: Metrics.rows(spacing ?? 0)))
  }
}

/// Views in front of one another, as a value.
public nonisolated struct ZStackLayout: ViewLayout, Sendable {
  /// Where views lie that are smaller than the largest one.
  public var alignment: Alignment

  /// Views as a `ZStack` lays them out.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public var _arrangement: ViewArrangement { ViewArrangement(.depth(alignment)) }
}

/// A layout of any type.
public nonisolated struct AnyLayout: ViewLayout {
  public let _arrangement: ViewArrangement

  /// Hides the type of a layout.
  public init(_ layout: some ViewLayout) { _arrangement = layout._arrangement }
}

/// Views that are laid out in some way.
private nonisolated struct ArrangedViews<Content: View>: PrimitiveView {
  let arrangement: ViewArrangement
  let content: Content

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    nodes.append(arrangement.node(of: content, in: context))
  }
}
