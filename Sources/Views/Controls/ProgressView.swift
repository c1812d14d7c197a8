import Cells
import StateKit

/// A sign that something is under way: a spinner while nobody knows how long, else a bar.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private var fraction: Double?
  /// What is done by the time that a frame is made; nil where a value says it.
  private var timed: (() -> Double)?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// A bar with views above and below it, or without a value a spinner with them beside it.
  ///
  /// - Parameters:
  ///   - value: How much is done, from 0 to the total; beyond that it counts as the nearer end.
  ///   - total: What it will be in the end.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = value.map { Self.fraction(Double($0), of: Double(total)) }
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let environment = context.environment
    if let timed {
      if !environment.isHidden {
        context.frame.animate(at: context.frame.now.advanced(by: .seconds(1)))
      }
      var progress = self
      progress.timed = nil
      progress.fraction = Self.fraction(timed(), of: 1)
      return progress._resolve(context, into: &nodes)
    }
    if let draw = environment.progressBody {
      return context.resolve(draw(configuration), into: &nodes) { $0.progressBody = nil }
    }
    switch (fraction, environment.isProgressCircular) {
    case (nil, _): nodes.append(row(spinner(context), context))
    case (let fraction?, true):
      nodes.append(row(DialNode(fraction: fraction, style: environment.progressStyle), context))
    case (let fraction?, false):
      var bar = environment.style
      TintShapeStyle()._apply(to: &bar, in: environment)
      nodes.append(column(BarNode(fraction: fraction, style: bar), context))
    }
  }

  /// A bar that is drawn again each second.
  /// - Parameter timed: What is done by then, from 0 to 1.
  package init(
    timed: @escaping () -> Double, label: Label, currentValueLabel: CurrentValueLabel
  ) {
    self.timed = timed
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  private static func fraction(_ value: Double, of total: Double) -> Double {
    let fraction = value / total
    return fraction > 0 && total > 0 ? min(1, fraction) : 0
  }
}

nonisolated extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress that a style draws, for a style that only adds to it.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(value: configuration.fractionCompleted) {
      configuration.label ?? AnyView(EmptyView())
    } currentValueLabel: {
      configuration.currentValueLabel ?? AnyView(EmptyView())
    }
  }
}

nonisolated extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A spinner with a text beside it.
  public init(_ title: some StringProtocol) { self.init { Text(title) } }

  /// A bar with a text above it, or without a value a spinner with the text beside it.
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1.0
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

nonisolated extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A spinner alone.
  public init() { self.init { EmptyView() } }

  /// A bar alone, or without a value a spinner.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  /// A spinner with any views beside it, e.g. the seconds gone.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: Double?.none, label: label)
  }

  /// A bar with views above it.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView {
  /// What a custom style draws.
  private var configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label is EmptyView ? nil : AnyView(label),
      currentValueLabel: currentValueLabel is EmptyView ? nil : AnyView(currentValueLabel))
  }

  private func spinner(_ context: ResolveContext) -> SpinnerNode {
    SpinnerNode(
      now: context.frame.now, isStill: context.environment.accessibilityReduceMotion,
      style: context.environment.progressStyle)
  }

  /// The labels beside a sign.
  private func row(_ sign: any Node, _ context: ResolveContext) -> any Node {
    StackNode.row([sign] + labels(context) + values(context))
  }

  /// The labels above and below a bar.
  private func column(_ bar: any Node, _ context: ResolveContext) -> any Node {
    StackNode.column(labels(context) + [bar] + values(context), alignment: .leading)
  }

  private func labels(_ context: ResolveContext) -> [any Node] {
    context.nodes(of: label, along: .horizontal)
  }

  private func values(_ context: ResolveContext) -> [any Node] {
    var context = context
    context.environment.style.attributes.insert(.dim)
    return context.nodes(of: currentValueLabel, at: .index(1), along: .horizontal)
  }
}

/// A bar that is filled from the left, an eighth of a column at a time.
private struct BarNode: Node {
  /// From 0 to 1.
  let fraction: Double
  let style: Style

  private static let idealWidth = 20
  private static let parts = ["░", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    axis == .horizontal ? Lengths(min: 1, ideal: Self.idealWidth, max: .max) : .fixed(1)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let size = Size(width: proposal.width ?? Self.idealWidth, height: 1)
    let filled = eighths(of: size.width)
    return Placement(size: size) { painter, origin in
      let bar = painter.clip.intersection(Rect(origin: origin, size: size))
      for x in bar.minX..<bar.maxX {
        let eighths = max(0, min(8, filled - (x - origin.x) * 8))
        painter.put(
          Self.parts[eighths], at: Point(x: x, y: origin.y),
          style: eighths == 0 ? style.adding(.dim) : style)
      }
    }
  }

  /// The eighths that are filled: some as soon as anything is done, all only at the end.
  private func eighths(of width: Int) -> Int {
    let all = width * 8
    if fraction >= 1 { return all }
    return fraction > 0 ? max(1, min(all - 1, Int((fraction * Double(all)).rounded()))) : 0
  }
}

/// A disc that fills by quarters.
private struct DialNode: Node {
  /// From 0 to 1.
  let fraction: Double
  let style: Style

  func lengths(_ axis: Axis, across: Int?) -> Lengths { .fixed(1) }

  func layout(_ proposal: Proposal) -> Placement {
    Placement(size: Size(width: 1, height: 1)) { painter, origin in
      painter.put(["○", "◔", "◑", "◕", "●"][Int(fraction * 4)], at: origin, style: style)
    }
  }
}

/// A sign that turns ten times a second, worked out from the instant of the frame alone.
private struct SpinnerNode: Node {
  let now: AnyClock.Instant
  /// Still where nothing is to move that need not.
  let isStill: Bool
  let style: Style

  func lengths(_ axis: Axis, across: Int?) -> Lengths { .fixed(1) }

  func layout(_ proposal: Proposal) -> Placement {
    Placement(size: Size(width: 1, height: 1)) { painter, origin in
      if isStill {
        painter.put("…", at: origin, style: style)
      } else {
        painter.put(SpinnerSign(at: now), at: origin, style: style)
      }
    }
  }
}
