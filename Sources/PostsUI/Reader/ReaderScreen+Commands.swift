import Posts
import StateKit
import Views

// Other programs, which are about the selected post or the one that is read.
extension ReaderScreen {
  /// Runs the command that has a key.
  ///
  /// - Parameter number: Its number in the settings, from 0.
  func runCommand(_ number: Int) {
    let commands = model.settings.commands
    guard commands.indices.contains(number) else { return }
    guard let target else { return model.showToast("Select a post first", .note) }
    model.run(commands[number], about: target)
  }

  func beginCommand() {
    model.commanding.reset()
    panel = .command
  }

  var command: some View {
    AddSheet(
      texts: .command, address: $commandLine, isSubmitting: false, error: nil, choices: []
    ) { line in
      guard let target, let command = UserCommand(line: line) else { return }
      panel = nil
      model.run(command, about: target)
    }
  }

  /// How far the command of the user is; a value that can be compared.
  var commandState: CommandState {
    switch model.commanding.state {
    case .idle, .submitting: .none
    case .done(let result): .done(result)
    case .failed(let error): .failed(error.explanation)
    }
  }

  enum CommandState: Equatable {
    case none
    case done(CommandResult)
    case failed(String)
  }

  func showCommand(_ old: CommandState, _ new: CommandState) {
    switch new {
    case .none: return
    case .failed(let reason): model.showToast(reason, .error)
    case .done(let result):
      model.endToast()
      switch result.command.result {
      case .background: model.tell(result)
      case .show: panel = .output(result)
      case .pager:
        let output = result.outcome.output
        if !output.isEmpty { page(Array(output.utf8), as: .text) }
        // After the pager, so that it is not over before it is seen.
        if result.outcome.failure != nil || output.isEmpty { model.tell(result) }
      }
    }
    model.commanding.reset()
  }
}

// The user's own programs, which have the terminal for a while.
extension ReaderScreen {
  func showInPager() { withTarget { page(try $0.bytes(as: .text), as: .text) } }

  func edit() {
    withTarget { subject in
      withFile(try subject.bytes(as: .markdown), as: .markdown) { path in
        runProgram(editor + [path])
      }
    }
  }

  private func page(_ bytes: [UInt8], as format: UserCommand.Format) {
    withFile(bytes, as: format) { runProgram(pager, input: $0) }
  }

  private func withTarget(_ work: @escaping (CommandSubject) throws -> Void) {
    guard let target else { return }
    model.withSubject(target) { subject in
      do { try work(subject) } catch { model.showToast(error.explanation, .error) }
    }
  }

  private func withFile(
    _ bytes: [UInt8], as format: UserCommand.Format, run: (String) -> String?
  ) {
    do {
      let failure = try CommandRunner.withFile(of: bytes, as: format, run)
      if let failure { model.showToast("Not opened: \(failure)", .error) }
    } catch {
      model.showToast(error.explanation, .error)
    }
  }
}

// Sounds.
extension ReaderScreen {
  /// Plays the sound of a post; the player has the terminal until it ends.
  func play() {
    guard let target else { return }
    model.withPlayer(of: target) { arguments in
      guard let failure = runProgram(arguments, input: nil) else { return }
      let advice = #"set your player in config.toml: player = ["mpv", "--no-video"]"#
      model.showToast(
        "Not played by \(arguments[0]): \(failure); \(advice)", .error, for: .seconds(8))
    }
  }

  /// Downloads the file of a post, or stops that; whether one that is there is to go, is asked.
  func download() {
    guard let target else { return }
    if model.hasFile(target) { deletion = target } else { model.toggleDownload(target) }
  }

  func removeDownload() {
    guard let target, model.download(of: target) != nil else { return }
    if model.hasFile(target) { deletion = target } else { model.removeDownload(target) }
  }

  /// Whether it is asked if a file is to go.
  var isDeleting: Binding<Bool> {
    Binding(get: { deletion != nil }, set: { if !$0 { deletion = nil } })
  }
}

// Saving.
extension ReaderScreen {
  func beginSaving() {
    model.saving.reset()
    let title = target.flatMap { model.title(ofPost: $0) } ?? ""
    savePath = "~/\(title.fileName(ofAtMost: 60)).md"
    panel = .saving
  }

  var saving: some View {
    AddSheet(
      texts: .saving, address: $savePath, isSubmitting: model.saving.state.isSubmitting,
      error: savingError, choices: []
    ) { path in
      if let target { model.saving.submit((target, path: path)) }
    }
    .onChange(of: savedPath) { _, path in
      guard let path else { return }
      panel = nil
      model.showToast("Saved: \(path)")
    }
  }

  private var savedPath: String? {
    if case .done(let path) = model.saving.state { path } else { nil }
  }

  private var savingError: String? {
    if case .failed(let error) = model.saving.state { error.explanation } else { nil }
  }
}

extension String {
  /// A name for a file that is about this: without what shells and file systems read as something else.
  fileprivate func fileName(ofAtMost length: Int) -> String {
    let words = split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }
    let name = words.joined(separator: "-").prefix(length)
    return name.isEmpty ? "post" : String(name)
  }
}
