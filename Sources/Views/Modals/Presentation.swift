/// What a modal is shown for: whether, what with, and how the program is notified that it has gone.
nonisolated struct Presentation<Item> {
  /// Names what is to be presented now; another name is another presentation, nil is none.
  let id: () -> AnyHashable?
  let item: () -> Item?
  /// Called with the name of what was dismissed.
  let end: (AnyHashable) -> Void
  /// Whether the item stays what it was when it was presented.
  var isFixed = false
}

nonisolated extension Presentation where Item == Void {
  init(_ isPresented: Binding<Bool>) {
    self.init(isPresented, of: ())
  }
}

nonisolated extension Presentation {
  /// An item that is presented while a condition holds, and only if it is there.
  init(_ isPresented: Binding<Bool>, of item: Item?) {
    self.init(
      id: { isPresented.wrappedValue ? true : nil }, item: { item },
      end: { _ in isPresented.wrappedValue = false }, isFixed: true)
  }
}

nonisolated extension Presentation where Item: Identifiable {
  /// An item that is presented while it is there.
  init(_ item: Binding<Item?>) {
    self.init(
      id: { item.wrappedValue.map { AnyHashable($0.id) } }, item: { item.wrappedValue },
      end: { id in
        // What was put in its place meanwhile is to be presented next.
        if let now = item.wrappedValue, AnyHashable(now.id) == id { item.wrappedValue = nil }
      })
  }
}

/// What a view remembers of the modal that it presents.
final class PresentationRecord<Item> {
  /// Counts presentations, so that each begins with its own state.
  private(set) var number = 0
  /// The frame in which the presentation began.
  private(set) var since = 0
  private(set) var id: AnyHashable?
  private(set) var item: Item?
  private var isShown = false
  private var hasGone = false

  /// Takes over what is to be presented now. Returns whether a modal that was shown has gone.
  func update(_ presentation: Presentation<Item>, visit: Int) -> Bool {
    let wanted = presentation.id()
    if id != wanted { end() }
    if id == nil, let wanted, let item = presentation.item() {
      (id, self.item, since) = (wanted, item, visit)
      number += 1
    } else if id != nil, !presentation.isFixed, let item = presentation.item() {
      self.item = item
    }
    defer { hasGone = false }
    return hasGone
  }

  func show() { isShown = true }

  func end() {
    if isShown { hasGone = true }
    (isShown, id, item) = (false, nil, nil)
  }
}
