import StateKit

/// The box of a toast: a sign, lines of text below one another, and a button that closes it.
struct ToastBox: PrimitiveView {
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
          .multilineTextAlignment(line.alignment.horizontal.ofLines)
          .frame(maxWidth: isWide ? .infinity : nil, alignment: line.alignment)
          .layoutPriority(index == 0 ? 1 : 0)
      }
    }
  }
}

extension ToastBox {
  /// What the options of a toast come to.
  init(_ options: ToastOptions, dismiss: @escaping () -> Void) {
    let messages = [options.message, options.secondaryMessage].compactMap(\.self)
    self.init(
      lines: messages.map { message in
        Line(
          text: Text(message.text).foregroundColor(message.color).font(message.font),
          alignment: message.alignment)
      },
      button: options.trailingButton, background: options.background,
      padding: options.internalPadding, isWide: true, dismiss: dismiss)
  }

  /// What the options of a snack bar come to.
  init(_ options: SnackBarOptions) {
    let message = options.message
    self.init(
      sign: options.image.map { image in
        Text(Views.Image(systemName: image.imageSystemName)).foregroundColor(image.color)
      },
      lines: [Line(text: Text(message.text).foregroundColor(message.color).font(message.font))],
      background: options.background, padding: options.internalPadding)
  }

  /// What a message comes to, in a colour and with a sign for how much it matters.
  init(_ message: Message, dismiss: @escaping () -> Void) {
    let look = message.severity.look
    self.init(
      sign: Text(Image(systemName: look.symbol)).foregroundColor(look.ink),
      lines: [Line(text: Text(message.text).foregroundColor(look.ink))],
      button: ToastOptions.TrailingButton(color: look.ink),
      background: ToastOptions.Background(color: look.ground), dismiss: dismiss)
  }
}

extension Message.Severity {
  fileprivate var look: (symbol: String, ink: Color, ground: Color) {
    switch self {
    case .info: ("checkmark", .white, .accentColor)
    case .note: ("info", .white, .accentColor)
    case .warning: ("exclamationmark.triangle", .black, .yellow)
    case .error: ("xmark.circle", .white, .red)
    }
  }
}

extension HorizontalAlignment {
  fileprivate var ofLines: TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
