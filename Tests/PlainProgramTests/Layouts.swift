import TerminalUIFoundation

// Layouts, sizes and what is seen of newer systems, written as for SwiftUI in code without default isolation.

/// Views beside one another, in as many lines as they need.
struct WrappingLayout: Layout {
  var spacing: CGFloat = 8

  struct Lines {
    var origins: [CGPoint] = []
    var size = CGSize.zero
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    lines(of: subviews, in: proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let origins = lines(of: subviews, in: bounds.width).origins
    for (subview, origin) in zip(subviews, origins) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }

  private func lines(of subviews: Subviews, in width: CGFloat) -> Lines {
    var lines = Lines()
    var place = CGPoint.zero
    var lineHeight: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if place.x > 0, place.x + size.width > width {
        place = CGPoint(x: 0, y: place.y + lineHeight)
        lineHeight = 0
      }
      lines.origins.append(place)
      place.x += size.width + spacing
      lineHeight = max(lineHeight, size.height)
      lines.size.width = max(lines.size.width, place.x - spacing)
    }
    lines.size.height = place.y + lineHeight
    return lines
  }
}

/// The first view at a corner, in a layout that keeps what it has measured.
struct CornerLayout: Layout {
  struct Gap: LayoutValueKey {
    static let defaultValue: CGFloat = 0
  }

  func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: cache.first ?? .zero)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    for subview in subviews {
      let gap = subview[Gap.self]
      subview.place(
        at: CGPoint(x: bounds.maxX - gap, y: bounds.maxY), anchor: .bottomTrailing,
        proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
  }
}

/// A size that views around it want to know.
struct RoomKey: PreferenceKey {
  static let defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

struct MeasuredText: View {
  @State private var room: CGSize = .zero
  @Environment(\.verticalSizeClass) private var height
  @SceneStorage("MeasuredText.count") private var count = 0

  var body: some View {
    Text("\(Int(room.width))x\(Int(room.height))")
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(
        GeometryReader { proxy in Color.clear.preference(key: RoomKey.self, value: proxy.size) }
      )
      .onPreferenceChange(RoomKey.self) { room = $0 }
  }
}

struct Tags: View {
  let tags: [String]
  @State private var isWide = true
  @State private var shown: String?

  var body: some View {
    let layout = isWide ? AnyLayout(WrappingLayout()) : AnyLayout(VStackLayout(alignment: .leading))
    layout { ForEach(tags, id: \.self) { Text($0) } }
      .animation(.default, value: isWide)
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(tags, id: \.self) { tag in
          Text(tag)
            .containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
            .scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(phase.isIdentity ? 1 : 0.8)
            }
            .glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 8))
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $shown)
    .scrollTargetBehavior(.viewAligned)
    .contentMargins(.horizontal, 16, for: .scrollContent)
    .safeAreaPadding(.horizontal, 8)
    .defaultScrollAnchor(.leading)
    .visualEffect { content, proxy in content.offset(x: proxy.size.width / 4) }
  }
}
