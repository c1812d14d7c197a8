import Cells
import StateKit
import Terminal
import Views

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Joins a tree of views to a terminal. It sleeps until something happens: an event, a change of what a
/// view read, or the next step of something that moves. A burst of events makes one frame, and a burst of changes at
/// most sixty a second.
///
/// All of it runs in tasks. Outside of them, on Linux, no thread counts as that of the main actor. Then
/// `"\(error)"` does not find a description that the error has on the main actor only.
final class EventLoop {
  private let terminal: any Console
  private let clock: AnyClock
  private let content: AnyView
  private let pictures: PictureProgram
  private let canShowPictures: Bool
  private let opener: AddressOpener
  private let onEvent: ((Event, AnyClock.Instant) -> Void)?
  private let onEnd: (() -> Void)?
  private lazy var host = Host(
    size: terminal.size, clock: clock, quit: { [weak self] in self?.end(with: nil) },
    copy: { [weak self] in self?.terminal.copy($0) },
    runProgram: RunProgramAction { [weak self] in self?.run($0, input: $1) },
    wake: { [weak self] in Task { @MainActor in self?.drawSoon() } },
    root: { [pictures, canShowPictures, terminal, opener] in
      TerminalContent(content: content, terminal: terminal)
        .environment(\.openURL, OpenURLAction(system: opener.open))
        .environment(\.pictureLoader, .files)
        .environment(\.pictureDecoder, pictures.decoder)
        .environment(\.canShowPictures, canShowPictures)
        .environment(\.hasColors, terminal.pictureColors != .monochrome)
    })
  private var shown: CellBuffer?
  /// What the terminal could do when it was last looked at.
  private var features: TerminalFeatures
  /// Wakes the loop for the next step of an animation. A task that sleeps would resume by the default
  /// executor. On Linux the first use of that wakes the process once a second from then on.
  private lazy var alarm = Wakeup { [weak self] in Task { @MainActor in self?.ring() } }
  private var due: AnyClock.Instant?
  /// Until then, changes wait for each other; events do not.
  private var pauseEnd = AnyClock.Instant(offset: .zero)
  private static let pause = Duration.seconds(1) / 60
  private static let mostCorrections = 2
  private var ended: CheckedContinuation<Int32?, Never>?

  /// - Parameters:
  ///   - onEvent: Is called with each event once it was handled, and its instant, first of the size at the start; not of
  ///     the one that ends the program.
  ///   - onEnd: Is called when the program ends, also by a signal, while the terminal is still its own.
  init(
    terminal: any Console, clock: AnyClock, content: AnyView,
    opener: AddressOpener = AddressOpener(),
    onEvent: ((Event, AnyClock.Instant) -> Void)? = nil, onEnd: (() -> Void)? = nil
  ) {
    self.terminal = terminal
    self.clock = clock
    self.content = content
    self.opener = opener
    pictures = PictureProgram(for: terminal)
    canShowPictures = terminal.isUTF8
    self.onEvent = onEvent
    self.onEnd = onEnd
    features = terminal.features
    if !terminal.isUTF8 { host.symbolSet = .ascii }
    show(features)
  }

  /// Runs until the program ends, and leaves the terminal as it was.
  func run() async {
    let signal = await withCheckedContinuation { continuation in
      ended = continuation
      // The main thread waits for keys itself once it waits for jobs, of which this is the first.
      Task { @MainActor in
        if ended != nil { terminal.start { [weak self] in self?.receive($0) } }
      }
      // It may have another size than when the loop was made.
      host.send(.resize(terminal.size))
      onEvent?(.resize(terminal.size), clock.now)
      draw()
    }
    alarm.cancel()
    onEnd?()
    host.close()
    if let signal { terminal.die(of: signal) }
    terminal.close()
  }

  private func show(_ features: TerminalFeatures) {
    host.emojiSupport = features.emoji
    // Tints of so few colours would be anything but quiet.
    guard terminal.pictureColors >= .palette, let isLight = features.isLight else { return }
    host.background = isLight ? .light : .dark
  }

  /// Takes in what came at once, and shows what it led to.
  func receive(_ events: [Event]) {
    guard ended != nil else { return }
    if terminal.features != features {
      features = terminal.features
      show(features)
    }
    host.whileAwake {
      for event in events {
        let instant = clock.now
        receive(event)
        if ended != nil { onEvent?(event, instant) }
      }
    }
    if ended != nil, host.needsFrame { draw() }
  }

  private func receive(_ event: Event) {
    switch event {
    case .key(KeyPress("c", modifiers: .control)): end(with: nil)
    case .key(let press):
      // The user may have given the loop's own keys to something else, or others to the loop.
      switch host.translated(press) {
      case [KeyPress("z", modifiers: .control)]: receive(.suspend)
      case [KeyPress("l", modifiers: .control)]: terminal.repaint()
      default: host.send(event)
      }
    case .suspend:
      host.send(.suspend)
      terminal.suspend()
    case .terminate(let signal): end(with: signal)
    case .endOfInput: end(with: SIGHUP)
    case .mouse, .paste, .focus, .resize, .resumed: host.send(event)
    }
  }

  private func run(_ arguments: [String], input: String?) -> String? {
    host.send(.suspend)
    defer { host.send(.resumed) }
    return terminal.run(arguments, input: input)
  }

  private func drawSoon() {
    guard ended != nil, host.needsFrame else { return }
    if clock.now >= pauseEnd { draw() } else { setAlarm(at: min(due ?? pauseEnd, pauseEnd)) }
  }

  private func draw() {
    let now = clock.now
    pauseEnd = now.advanced(by: Self.pause)
    var frame = host.frame(at: now)
    host.runEffects()
    // What appears may change itself at once, as a field that takes the focus: it is not shown before that.
    for _ in 0..<Self.mostCorrections where host.needsFrame {
      frame = host.frame(at: now)
      host.runEffects()
    }
    let changes = CellDiff(from: shown, to: frame.buffer)
    terminal.present(frame.buffer, changes: changes, cursor: frame.cursor)
    shown = frame.buffer
    setAlarm(at: host.nextDue)
  }

  private func setAlarm(at instant: AnyClock.Instant?) {
    guard instant != due else { return }
    due = instant
    alarm.schedule(after: instant.map { max(.zero, clock.now.duration(to: $0)) })
  }

  private func ring() {
    let instant = due
    due = nil
    guard ended != nil else { return }
    // The timer's clock is not the one that frames go by.
    if let instant, clock.now < instant { setAlarm(at: instant) } else { draw() }
  }

  private func end(with signal: Int32?) {
    ended?.resume(returning: signal)
    ended = nil
  }
}

/// What a program shows, which learns with each frame what the terminal has said of itself.
private struct TerminalContent: View {
  let content: AnyView
  let terminal: any Console

  var body: some View { content.environment(\.drawsPixels, terminal.features.hasPixels) }
}

/// What the event loop needs of a terminal; a test stands in for it with one in memory.
protocol Console: Screen {
  var isUTF8: Bool { get }
  /// May change whenever events are delivered.
  var features: TerminalFeatures { get }
  /// The colours that it shows, of which each cell may have others.
  var pictureColors: ColorDepth { get }
  func start(_ onEvents: @escaping @MainActor ([Event]) -> Void)
  func suspend()
  func repaint()
  func copy(_ text: String)
  func run(_ arguments: [String], input: String?) -> String?
  func close()
  func die(of signal: Int32) -> Never
}

extension Terminal: Console {}

extension PictureProgram {
  fileprivate convenience init(for terminal: any Console) {
    let palette: PicturePalette =
      switch terminal.pictureColors {
      case .monochrome: .none
      case .eight, .sixteen: .named
      case .palette: .palette
      case .direct: .direct
      }
    let blocks: Symbols = terminal.features.hasSextants ? .sextants : .quadrants
    self.init(symbols: terminal.isUTF8 ? blocks : .ascii, palette: palette)
  }
}
