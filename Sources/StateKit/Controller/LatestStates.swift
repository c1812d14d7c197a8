/// What a whole history comes to, taken one state at a time, so that no answer needs the old entries.
struct LatestStates<Info> {
  typealias State = ViewStateController<Info>.State

  private(set) var current = State.initial
  private(set) var nonLoading: State?
  private(set) var info: Info?
  private(set) var error: (any Error)?
  private var isInfoValid = false
  private var isErrorValid = false

  var validInfo: Info? { isInfoValid ? info : nil }
  var validError: (any Error)? { isErrorValid ? error : nil }

  var isLoading: Bool {
    switch current {
    case .loading: true
    case .initial, .loaded, .empty, .error: false
    }
  }

  mutating func take(_ state: State, failedRefresh: FailedRefresh) {
    current = state
    switch state {
    case .initial, .loading: return
    case .loaded(let info): self.info = info
    case .empty: break
    case .error(let error): self.error = error
    }
    nonLoading = state
    judge(state, failedRefresh)
  }

  private mutating func judge(_ state: State, _ failedRefresh: FailedRefresh) {
    switch (state, failedRefresh) {
    case (.initial, _), (.loading, _): break
    case (.loaded, _): (isInfoValid, isErrorValid) = (true, false)
    case (.empty, _): (isInfoValid, isErrorValid) = (false, false)
    case (.error, .keepContent): isErrorValid = true
    case (.error, .replace): (isInfoValid, isErrorValid) = (false, true)
    }
  }
}

extension LatestStates: Sendable where Info: Sendable {}
