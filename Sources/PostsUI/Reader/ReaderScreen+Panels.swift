import Essentials
import Feeds
import Posts
import StateKit
import Views

extension ReaderScreen {
  @ViewBuilder func show(_ panel: ReaderPanel, in layout: ReaderLayout) -> some View {
    switch panel {
    case .keys: KeysPanel(commands: model.settings.commands)
    case .history:
      HistoryPanel(
        subject: model.title, retry: model.retry, history: model.history.history, close: close)
    case .failures:
      FailuresPanel(
        sources: model.failedSources, offline: offlineSources, time: time, columns: layout.columns,
        retry: { model.refresh($0) },
        signIn: askForSignIn, isMuted: model.isMuted, mute: { model.toggleMute($0) }, close: close)
    case .links:
      LinksPanel(
        links: readingPosition.page?.links ?? [], number: linkNumber, addDigit: add,
        openNumber: openNumberedLink, forgetNumber: { linkNumber = LinkNumber() },
        open: { link in
          close()
          openLink(link)
        })
    case .add: adding
    case .importing: importing
    case .command: command
    case .saving: saving
    case .output(let result): OutputPanel(result: result)
    case .states: StatesPanel(model: model)
    case .rename(let id): editing(.name(of: model.title(of: id))) { model.rename(id, to: $0) }
    case .folders(let id):
      editing(.folders(of: model.title(of: id))) { model.move(id, toFolders: $0) }
    case .signIn(let id): signingIn(to: id)
    }
  }

  private func close() { panel = nil }

  private func signingIn(to id: Source.ID) -> some View {
    SignInSheet(
      source: model.title(of: id), isReadableOnTheWay: Source(address: id).isReadableOnTheWay,
      isSubmitting: model.signingIn.state.isSubmitting, error: signInError,
      signIn: { model.signIn(to: id, as: $0) }
    )
    .onChange(of: model.signingIn.state.isDone) { _, isDone in
      if isDone { panel = isAddingOn ? .add : nil }
    }
    .onDisappear { model.signingIn.reset() }
  }

  /// Why the whole text of the post did not come.
  var textError: String? { model.fetchingText.state.errorMessage }

  private var signInError: String? {
    if case .failed(PostsError.signInRefused) = model.signingIn.state {
      return "Sign-in failed (401): check the user, password or token."
    }
    return model.signingIn.state.errorMessage
  }
}

extension ReaderScreen {
  func beginAdding(feedOf page: Source.ID? = nil) {
    model.beginAdding(feedOf: page)
    newAddress = page.flatMap { model.summary(of: $0)?.source.address } ?? ""
    panel = .add
  }

  func beginImporting() {
    model.importing.reset()
    listPath = ""
    panel = .importing
  }

  /// The feeds of which one is to be added.
  var choices: [FeedLink] {
    if case .choices(let choices) = addResult { choices } else { [] }
  }

  /// What came of the address that is added; nil while nothing has.
  var addResult: AddResult? {
    if case .done(let answer) = model.adding.state { answer } else { nil }
  }

  /// Goes on with an address that was looked at.
  func follow(_ answer: AddResult?) {
    switch answer {
    case .added, .known: if panel == .add { close() }
    case .asksForSignIn(let source): if panel == .add { askForSignIn(to: source.id) }
    case .choices, nil: break
    }
  }

  private var adding: some View {
    AddSheet(
      texts: .source, address: $newAddress, isSubmitting: model.adding.state.isSubmitting,
      error: model.adding.state.errorMessage, choices: choices, add: model.add
    )
    .onDisappear { model.adding.reset() }
  }

  private var importing: some View {
    AddSheet(
      texts: .list, address: $listPath, isSubmitting: model.importing.state.isSubmitting,
      error: model.importing.state.errorMessage, choices: [], add: model.importList
    )
    .onChange(of: model.importing.state.isDone) { _, isDone in
      if isDone { close() }
    }
    .onDisappear { model.importing.reset() }
  }

  /// Asks for the name of a source, or its folders, beginning with those that it has.
  func beginEditing(_ panel: ReaderPanel) {
    model.editing.reset()
    switch panel {
    case .rename(let id): editedText = model.title(of: id)
    case .folders(let id):
      editedText = model.summary(of: id)?.source.folders.joined(separator: ", ") ?? ""
    case .keys, .history, .failures, .links, .add, .importing, .command, .saving, .output, .states,
      .signIn:
      break
    }
    self.panel = panel
  }

  private func editing(
    _ texts: AddSheet.Texts, _ save: @escaping (String) -> Void
  ) -> some View {
    AddSheet(
      texts: texts, address: $editedText, isSubmitting: model.editing.state.isSubmitting,
      error: model.editing.state.errorMessage, choices: [], add: save
    )
    .onChange(of: model.editing.state.isDone) { _, isDone in
      if isDone { close() }
    }
    .onDisappear { model.editing.reset() }
  }

  /// Whether the sign-in was to a source that is still being added.
  private var isAddingOn: Bool {
    switch model.adding.state {
    case .idle: false
    case .submitting, .failed: true
    case .done: !choices.isEmpty
    }
  }
}

extension SubmissionState {
  fileprivate var isDone: Bool {
    switch self {
    case .done: true
    case .idle, .submitting, .failed: false
    }
  }

  fileprivate var errorMessage: String? {
    switch self {
    case .failed(let error): error.explanation
    case .idle, .submitting, .done: nil
    }
  }
}

/// What can lie over the screen of the reader.
enum ReaderPanel: Identifiable, Hashable {
  case keys, history, failures, links, add, importing, command, saving, states
  case output(CommandResult)
  case rename(Source.ID)
  case folders(Source.ID)
  case signIn(Source.ID)

  var id: Self { self }
}
