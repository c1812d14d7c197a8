import Feeds
import Posts
import StateKit
import Views

extension ReaderScreen {
  @ViewBuilder func show(_ panel: ReaderPanel, in layout: ReaderLayout) -> some View {
    switch panel {
    case .keys: KeysPanel(close: close)
    case .history:
      HistoryPanel(
        subject: model.title, state: model.state, retry: model.retry,
        history: model.history.history, close: close)
    case .failures:
      FailuresPanel(
        sources: model.sources, time: time, columns: layout.columns, retry: { model.refresh($0) },
        signIn: { self.panel = .signIn($0) }, close: close)
    case .links:
      LinksPanel(links: model.open?.text.links ?? []) { link in
        close()
        openLink(link)
      }
    case .add: adding
    case .signIn(let id): signingIn(to: id)
    }
  }

  private func close() { panel = nil }

  private var adding: some View {
    AddSheet(
      isSubmitting: model.adding.state.isSubmitting, error: model.adding.state.errorWords,
      choices: choices, add: model.add
    )
    .onChange(of: isAdded) { _, isAdded in if isAdded { close() } }
    .onDisappear { model.adding.reset() }
  }

  private func signingIn(to id: Source.ID) -> some View {
    SignInSheet(
      source: model.title(of: id),
      isSubmitting: model.signingIn.state.isSubmitting, error: model.signingIn.state.errorWords,
      signIn: { model.signIn(to: id, as: $0) }
    )
    .onChange(of: model.signingIn.state.isDone) { _, isDone in if isDone { close() } }
    .onDisappear { model.signingIn.reset() }
  }

  private var choices: [FeedLink] {
    if case .done(.choices(let choices)) = model.adding.state { choices } else { [] }
  }

  private var isAdded: Bool { model.adding.state.isDone && choices.isEmpty }
}

extension SubmissionState {
  fileprivate var isDone: Bool {
    switch self {
    case .done: true
    case .idle, .submitting, .failed: false
    }
  }

  fileprivate var errorWords: String? {
    switch self {
    case .failed(let error): error.localizedDescription
    case .idle, .submitting, .done: nil
    }
  }
}
