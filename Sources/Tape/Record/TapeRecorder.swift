import Cells

/// Writes a live session down as a tape: what was done to the program and when, and what its loads answered.
public struct TapeRecorder: Sendable {
  private var settings = TapeSettings()
  private var answers: [TapeAnswer] = []
  private var begun: [Duration] = []
  private var commands: [TapeCommand] = []
  private var lastTime = Duration.zero

  /// - Parameters:
  ///   - title: What the program calls the source that answers; nil where the tape is to leave it.
  ///   - retries: Whether the program asks again by itself.
  public init(title: String? = nil, retries: Bool = false) {
    settings.title = title
    settings.retries = retries
    settings.typingSpeed = .zero
  }

  /// Notes an event that the program took. The size that it begins with is one too, and comes first.
  public mutating func note(_ event: Event, at time: Duration) {
    if case .resize(let size) = event, commands.isEmpty, lastTime == .zero {
      settings.size = size
      return
    }
    guard let command = TapeCommand(event) else { return }
    pass(to: time)
    if case .type(let text, _) = command, case .type(let before, _)? = commands.last {
      commands[commands.count - 1] = .type(before + text, pause: nil)
    } else {
      commands.append(command)
    }
  }

  /// Notes that a load begins, and answers its number for `end`. One that never ends was never answered.
  public mutating func begin(at time: Duration) -> Int {
    answers.append(TapeAnswer(.never))
    begun.append(time)
    return answers.count - 1
  }

  /// Notes how a load ended.
  public mutating func end(_ load: Int, _ outcome: TapeAnswer.Outcome, at time: Duration) {
    answers[load] = TapeAnswer(outcome, after: (time - begun[load]).inWholeMilliseconds)
  }

  /// The tape of the session, which ended at a time: played to its end it shows the last screen.
  public func script(until end: Duration, file: String) -> TapeScript {
    var recorder = self
    recorder.pass(to: end)
    let all = answers.map(TapeCommand.serve) + recorder.commands
    let steps = all.enumerated().map {
      TapeScript.Step($1, at: TapePlace(file: file, line: $0 + 1))
    }
    return TapeScript(file: file, settings: settings, steps: steps)
  }

  /// Lets the time pass in which nothing was done. Each time is rounded by itself, so that the errors do not add up.
  private mutating func pass(to time: Duration) {
    let time = max(time.inWholeMilliseconds, lastTime)
    if time > lastTime { commands.append(.sleep(time - lastTime)) }
    lastTime = time
  }
}

extension TapeCommand {
  /// The step that brings an event about; nil for what a tape does not do.
  fileprivate init?(_ event: Event) {
    switch event {
    case .key(let press):
      self =
        press.isTyped ? .type(press.characters, pause: nil) : .press(press, count: 1, pause: nil)
    case .mouse(let event):
      switch event.action {
      case .press: self = .click(event.location)
      // A click brings its own.
      case .release: return nil
      case .scrollUp: self = .scroll(isUp: true, at: event.location, count: 1)
      case .scrollDown: self = .scroll(isUp: false, at: event.location, count: 1)
      }
    case .paste(let text): self = .paste(text)
    case .focus(let isActive): self = .focus(isActive: isActive)
    case .resize(let size): self = .resize(size)
    case .resumed, .suspend, .terminate, .endOfInput: return nil
    }
  }
}

extension KeyPress {
  /// Whether the key is best written as the text that it types.
  fileprivate var isTyped: Bool {
    modifiers.isEmpty && !characters.isEmpty && key != .return && key != .tab
  }
}

extension Duration {
  fileprivate var inWholeMilliseconds: Duration {
    .milliseconds(components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000)
  }
}
