import Cells
import Essentials

/// Writes a live session down as a tape: what was done to the program and when, and what its loads answered.
///
/// Times are whole milliseconds, cut off. What happened within one of them happens in the same order when it is
/// played: on a tape, responses that are due come before the next event. So a response that came after an event
/// is put one millisecond later.
public struct TapeRecorder: Sendable {
  private var settings = TapeSettings()
  private var responses: [(response: TapeResponse, source: String?)] = []
  private var begun: [Duration] = []
  private var commands: [TapeCommand] = []
  private var isSizeKnown = false
  /// When the last command is played.
  private var lastTime = Duration.zero
  private var lastResponse = Duration.zero

  /// - Parameters:
  ///   - retries: Whether the program asks again without being asked to.
  ///   - date: The date at the start; nil leaves that of every tape.
  ///   - timeZone: Where the clocks on the wall are.
  public init(retries: Bool = false, date: Date? = nil, timeZone: String = "UTC") {
    settings.retries = retries
    settings.date = date ?? settings.date
    settings.timeZone = timeZone
    settings.typingSpeed = .zero
  }

  /// Records an event that the program received. The first size is the one that it begins with.
  public mutating func record(_ event: Event, at time: Duration) {
    guard let command = TapeCommand(event) else { return }
    if case .resize(let size) = command, !isSizeKnown {
      settings.size = size
      isSizeKnown = true
      return
    }
    pass(to: time)
    if case .type(let text, _) = command, case .type(let before, _)? = commands.last {
      commands[commands.count - 1] = .type(before + text, pause: nil)
    } else {
      commands.append(command)
    }
  }

  /// Records that a load begins, and returns its number for `end`. One that never ends was never answered.
  ///
  /// - Parameter source: The source that is asked; nil where there is only one.
  public mutating func begin(of source: String? = nil, at time: Duration) -> Int {
    let time = max(.milliseconds(time.wholeMilliseconds), lastTime, lastResponse)
    // It takes a moment from the event that begins a load, or from the start, to the load itself.
    begun.append(time - lastTime <= .milliseconds(1) ? lastTime : time)
    responses.append((TapeResponse(.never), source))
    return responses.count - 1
  }

  /// Records how a load ended.
  public mutating func end(_ load: Int, _ outcome: TapeResponse.Outcome, at time: Duration) {
    let earliest = commands.isEmpty ? lastTime : lastTime + .milliseconds(1)
    let time = max(.milliseconds(time.wholeMilliseconds), earliest)
    responses[load].response = TapeResponse(
      outcome.inLimits, after: min(max(.zero, time - begun[load]), TapeTime.limit.time))
    lastResponse = max(lastResponse, time)
  }

  /// The tape of the session, which ended at a time: played to its end it shows the last screen.
  ///
  /// - Parameter sources: Those that the tape names, by what `begin` calls them.
  public func script(
    until end: Duration, file: String, sources: [(key: String, source: TapeSource)] = []
  ) -> TapeScript {
    var recorder = self
    recorder.pass(to: end)
    recorder.settings.sources = sources.map(\.source)
    let names = Dictionary(uniqueKeysWithValues: sources.map { ($0.key, $0.source.name) })
    let serves = responses.map {
      TapeCommand.serve($0.response, of: $0.source.flatMap { names[$0] })
    }
    let all = serves + recorder.commands
    let steps = all.enumerated().map {
      TapeScript.Step($1, at: TapeLocation(file: file, line: $0 + 1))
    }
    return TapeScript(file: file, settings: recorder.settings, steps: steps)
  }

  /// Lets the time pass in which nothing was done, in pieces that a tape can hold. Each time is rounded by
  /// itself, so that the errors do not add up.
  private mutating func pass(to time: Duration) {
    let time = max(.milliseconds(time.wholeMilliseconds), lastTime, lastResponse)
    while lastTime < time {
      let piece = min(time - lastTime, TapeTime.limit.time)
      commands.append(.sleep(piece))
      lastTime += piece
    }
  }
}

extension TapeResponse.Outcome {
  /// The outcome with no longer wait than a tape can hold.
  fileprivate var inLimits: Self {
    guard case .status(let code, let wait?) = self else { return self }
    return .status(code, retryAfter: min(wait, TapeTime.limit.time))
  }
}

extension TapeResponse.Outcome {
  /// The statuses that a server can send; those among them that are no failure are not served.
  static let statuses = 100...999
  static let successes = 200...299

  /// What a server refused, as a tape can say it: by its status, or, where a number is beyond a tape, by its message.
  ///
  /// - Parameter message: The error message of the program. Served so, it is permanent: who is to wait so long
  ///   does not try again.
  public static func refusal(_ code: Int, retryAfter: Duration?, message: String) -> Self {
    guard statuses.contains(code), !successes.contains(code),
      (retryAfter ?? .zero) <= TapeTime.limit.time
    else { return .fail(message, isPermanent: true) }
    return .status(code, retryAfter: retryAfter)
  }
}

extension TapeCommand {
  /// The step that brings an event about; nil for what a tape does not do.
  init?(_ event: Event) {
    switch event {
    case .key(let press):
      self =
        press.isTyped ? .type(press.characters, pause: nil) : .press(press, count: 1, pause: nil)
    case .mouse(let event):
      switch event.action {
      case .press: self = .click(event.location.inLimits)
      // A click brings its own; a tape has no right button.
      case .release, .drag, .secondaryPress: return nil
      case .scrollUp: self = .scroll(isUp: true, at: event.location.inLimits, count: 1)
      case .scrollDown: self = .scroll(isUp: false, at: event.location.inLimits, count: 1)
      }
    case .paste(let text): self = .paste(text)
    case .focus(let isActive): self = .focus(isActive: isActive)
    case .resize(let size): self = .resize(size.inLimits)
    case .suspend: self = .press(KeyPress("z", modifiers: .control), count: 1, pause: nil)
    case .resumed, .terminate, .endOfInput: return nil
    }
  }
}

extension KeyPress {
  /// Whether the key is best written as the text that it types.
  fileprivate var isTyped: Bool {
    modifiers.isEmpty && !characters.isEmpty && key != .return && key != .tab
  }
}

extension Size {
  /// The nearest size that a tape can hold.
  fileprivate var inLimits: Size {
    Size(width: min(max(width, 1), 1000), height: min(max(height, 1), 1000))
  }
}

extension Point {
  /// The nearest cell that a tape can hold.
  fileprivate var inLimits: Point { Point(x: min(max(x, 0), 999), y: min(max(y, 0), 999)) }
}
