/// A layer over the whole screen that takes all keys and clicks while it is there.
struct Modal {
  nonisolated enum Kind {
    /// A box with buttons, each of which dismisses it.
    case alert
    /// A box with custom views.
    case sheet
    /// Custom views in place of the whole screen.
    case cover
  }

  /// Where it stands in the state tree; its focus is remembered by it.
  let place: StateNode
  let scope: FocusScope
  let content: any Node
}

/// A modal that a view asks for. It is made when all that ask are known, for not all are shown at once.
struct ModalRequest {
  /// The modal that the view stands in, nil for the screen.
  let presenter: ObjectIdentifier?
  let kind: Modal.Kind
  /// The frame in which it was asked for first.
  let since: Int
  let make: () -> Modal
}

extension [ModalRequest] {
  /// Those to be shown: of each presenter the sheet and the alert that have waited longest, the alert
  /// over the sheet.
  var admitted: [ModalRequest] {
    let presenters = reduce(into: [ObjectIdentifier?]()) {
      if !$0.contains($1.presenter) { $0.append($1.presenter) }
    }
    return presenters.flatMap { presenter -> [ModalRequest] in
      let own = filter { $0.presenter == presenter }
      let sheet = own.filter { $0.kind != .alert }.min { $0.since < $1.since }
      let alert = own.filter { $0.kind == .alert }.min { $0.since < $1.since }
      return [sheet, alert].compactMap { $0 }
    }
  }
}
