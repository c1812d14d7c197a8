import Cells
import StateKit

/// The box of a toast: a sign, lines of text below one another, and a button that closes it.
nonisolated struct ToastBox: PrimitiveView {
  struct Line {
    let text: Text
    var alignment = Alignment.leading
  }

  var sign: Text?
  let lines: [Line]
  var button: ToastOptions.TrailingButton?
  var background = ToastOptions.Background()
  var padding = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// Whether it is as wide as a line is easy to read, rather than as what it says.
  var isWide = false
  var dismiss: () -> Void = {}

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let paint = ShapePaint.ground(background.color, in: context.environment)
    let stops = context.scope.part()
    var inner = context
    inner.scope = stops
    nodes.append(
      ToastBoxNode(
        sign: sign.map { context.node(of: $0.lineLimit(1), at: .index(0)) },
        lines: context.node(of: column, at: .index(1)),
        button: button.map {
          inner.node(of: ToastButton(look: $0, paint: paint, press: dismiss), at: .index(2))
        },
        stops: stops, padding: padding, isWide: isWide, paint: paint,
        form: .rectangle(cornerRadius: background.cornerRadius)))
  }

  private var column: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(lines.indices, id: \.self) { index in
        let line = lines[index]
        line.text
          .multilineTextAlignment(line.alignment.horizontal)
          .frame(maxWidth: isWide ? .infinity : nil, alignment: line.alignment)
          .layoutPriority(index == 0 ? 1 : 0)
      }
    }
  }
}

extension ToastBox {
  /// What the options of a toast come to.
  init(_ options: ToastOptions, dismiss: @escaping () -> Void) {
    self.init(
      lines: [options.message, options.secondaryMessage].compactMap(\.self).map(Line.init),
      button: options.trailingButton, background: options.background,
      padding: options.internalPadding, isWide: true, dismiss: dismiss)
  }

  /// What the options of a snack bar come to.
  init(_ options: SnackBarOptions) {
    self.init(
      sign: options.image.map { image in
        Text(Views.Image(systemName: image.imageSystemName)).foregroundColor(image.color)
      },
      lines: [Line(options.message)], background: options.background,
      padding: options.internalPadding)
  }

  /// How a message looks, in a colour and with a sign for how much it matters.
  init(_ message: Message, dismiss: @escaping () -> Void) {
    let look = message.severity.look
    self.init(
      sign: Text(Image(systemName: look.symbol)).foregroundColor(look.textColor),
      lines: [Line(text: Text(message.text).foregroundColor(look.textColor))],
      button: ToastOptions.TrailingButton(color: look.textColor),
      background: ToastOptions.Background(color: look.ground), dismiss: dismiss)
  }
}

extension ToastBox.Line {
  fileprivate init(_ message: ToastOptions.Message) {
    text = Text(message.text).foregroundColor(message.color).font(message.font)
    alignment = message.alignment
  }
}

extension Message.Severity {
  fileprivate var look: (symbol: String, textColor: Color, ground: Color) {
    switch self {
    case .info: ("checkmark", .white, .accentColor)
    case .note: ("info", .white, .accentColor)
    case .warning: ("exclamationmark.triangle", .black, .yellow)
    case .error: ("xmark.circle", .white, .red)
    }
  }
}

/// A toast as it is drawn: `  ✓ Saved  ✕  ` on a colour. Where there is little room the padding goes first,
/// then the button, then the sign; the text stays.
private struct ToastBoxNode: Node {
  let sign: (any Node)?
  let lines: any Node
  let button: (any Node)?
  /// The button as what can have the focus.
  let stops: FocusScope
  let padding: EdgeInsets
  let isWide: Bool
  let paint: ShapePaint
  let form: ShapeForm

  /// The columns of the widest toast.
  private static let widest = 60
  /// The columns of the narrowest screen on which a column beside the toast is left free.
  private static let margined = 20
  /// The columns that padding leaves to what is in it, and those that the button and the sign do.
  private static let least = (padding: 12, button: 8, sign: 4)

  func lengths(_ axis: Axis, across: Int?) -> Lengths { Lengths(min: 0, max: .max) }

  func layout(_ proposal: Proposal) -> Placement {
    let room = Size(width: proposal.width ?? Self.widest, height: proposal.height ?? 24)
    let margin = room.width < Self.margined ? 0 : 2
    let width = max(1, min(room.width - margin, Self.widest))
    let sides = Self.yielding(
      Metrics.columns(padding.leading), Metrics.columns(padding.trailing),
      available: width - Self.least.padding)
    let content = row(Size(width: width - sides.before - sides.after, height: room.height))
    let height = max(1, min(room.height, content.size.height))
    let ends = Self.yielding(
      Metrics.rows(padding.top), Metrics.rows(padding.bottom), available: room.height / 2 - height)
    let size = Size(
      width: min(width, content.size.width + sides.before + sides.after),
      height: height + ends.before + ends.after)
    return Placement(size: size) { painter, origin in
      // A letter in a corner leaves no room for what is round.
      let isRound = sides.before > 0 && sides.after > 0
      let outline = ShapeOutline(isRound ? form : .rectangle(cornerRadius: 0), size: size)
      painter.fill(outline, at: origin, ground)
      content.paint(&painter, origin.moved(x: sides.before, y: ends.before))
      painter.reverse(Rect(origin: origin, size: size), on: paint)
    }
  }

  /// What the box is painted with; it hides what lies beneath even where it has no colour.
  private var ground: ShapePaint {
    if case .ground = paint { paint } else { .covering }
  }

  /// The sign, the lines and the button beside one another.
  private func row(_ room: Size) -> Placement {
    let hasButton = button != nil && room.width >= Self.least.button
    stops.takesFocus = { _ in hasButton }
    let parts: [(any Node)?] = [
      room.width >= Self.least.sign ? sign : nil, PriorityNode(content: lines, priority: -1),
      hasButton
        ? button.map { PaddingNode(content: $0, top: 0, leading: 1, bottom: 0, trailing: 0) } : nil,
    ]
    return StackNode.row(parts.compactMap(\.self), alignment: .topLeading).layout(Proposal(room))
  }

  /// The padding before and after something, reduced where there is too little room.
  private static func yielding(_ before: Int, _ after: Int, available: Int) -> (
    before: Int, after: Int
  ) {
    let most = max(0, available) / 2
    return (min(max(0, before), most), min(max(0, after), most))
  }
}

extension Painter {
  /// Draws what lies on a colour as reversed text of the same look, which is there without colours too.
  fileprivate mutating func reverse(_ block: Rect, on paint: ShapePaint) {
    guard let color = paint.color else { return }
    restyle(block) { style in
      guard style.background == color else { return }
      style = style.swapped.adding(.reverse)
    }
  }
}
