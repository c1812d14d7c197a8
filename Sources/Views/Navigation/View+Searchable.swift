import Cells

nonisolated extension View {
  /// Puts a search field above this view, into the bar of its screen.
  ///
  /// `/` leads to the field. Down, Enter and Tab lead from it back to the view; Escape empties it first.
  /// The view itself shows what the text finds.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt ?? Text("Search"))
  }

  /// Puts a search field above this view, with a string that stands in it while it is empty.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field above this view that has the focus while a flag is set: setting it begins a search, and moving the
  /// focus sets it.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(
      content: self, text: text, prompt: prompt ?? Text("Search"), isPresented: isPresented)
  }

  /// The same with a string that stands in the field while it is empty.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}

nonisolated extension View {
  /// Puts a choice of where to search below the search field of this view, while the user is searching. Tab leads from
  /// the field to it.
  public func searchScopes<Value: Hashable>(
    _ scope: Binding<Value>, activation: SearchScopeActivation = .automatic,
    @ViewBuilder _ scopes: () -> some View
  ) -> some View {
    let scopes = scopes()
    return environment(
      \.searchScopes, AnyView(Picker("", selection: scope) { scopes }.pickerStyle(.segmented)))
  }
}

nonisolated extension View {
  /// Ties the search field of this view to a flag that is true while the field has the focus.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding.box, tag: AnyHashable(true))
  }

  /// Ties the search field of this view to a value: the state has it while the field has the focus, and writing it begins
  /// the search.
  public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    searchFocused(binding.box, tag: AnyHashable(value))
  }

  private func searchFocused(_ box: FocusBox?, tag: AnyHashable) -> some View {
    environment {
      if let box { $0.searchFocus.append(FocusLink(box: box, tag: tag)) }
    }
  }
}

/// When scopes are to be seen, as SwiftUI code states it.
public nonisolated enum SearchScopeActivation: Sendable {
  /// All the same: while the user is searching.
  case automatic, onTextEntry, onSearchPresentation
}

nonisolated extension EnvironmentValues {
  private struct SearchScopes {
    let view: AnyView
  }

  /// What is shown below the search field here.
  fileprivate var searchScopes: AnyView? {
    get { self[of: SearchScopes.self]?.view }
    set { self[of: SearchScopes.self] = newValue.map(SearchScopes.init) }
  }

  private struct SearchFocus {
    let links: [FocusLink]
  }

  /// What the program ties the next search field to.
  fileprivate var searchFocus: [FocusLink] {
    get { self[of: SearchFocus.self]?.links ?? [] }
    set { self[of: SearchFocus.self] = newValue.isEmpty ? nil : SearchFocus(links: newValue) }
  }
}

/// A view with a search field in the bar of its screen.
package nonisolated struct SearchableView<Content: View>: WrappingView {
  private nonisolated enum Part {
    case field
    case content
  }

  package let content: Content
  let text: Binding<String>
  let prompt: Text
  /// Whether the field has the focus; nil where the program does not want to know.
  var isPresented: Binding<Bool>?
  /// What stands in the field before the text.
  var tokens: SearchTokens?

  private final class Presented {
    var isOn = false
  }

  package func enter(_ context: ResolveContext) -> ResolveContext {
    let focus = context.node.kept(0) {
      FocusBox(none: AnyHashable(Part?.none), invalidate: context.frame.invalidate)
    }
    if let isPresented { present(isPresented, focus, context.node.kept(1) { Presented() }) }
    let isSearching =
      focus.value == AnyHashable(Part?.some(.field)) || !text.wrappedValue.isEmpty
      || tokens?.isEmpty() == false
    if let bar = context.environment.navigationBar {
      var inner = context.child(.index(0))
      inner.scope = context.scope.part(isBar: true)
      inner.change { ($0.searchScopes, $0.searchFocus) = (nil, []) }
      inner.focusLinks += context.environment.searchFocus
      for link in context.environment.searchFocus { inner.scope.add(link.box) }
      let scopes = isSearching ? context.environment.searchScopes : nil
      bar.search = field(in: inner, focus, scopes)
    }
    var inner = context.child(.body)
    inner.tieFocus(to: focus, Part?.some(.content))
    inner.change {
      $0.isSearching = isSearching
      ($0.searchScopes, $0.searchFocus) = (nil, [])
      $0.dismissSearch = DismissSearchAction { [text, tokens, isPresented] in
        if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
        tokens?.removeAll()
        if focus.value == AnyHashable(Part?.some(.field)) {
          focus.request(AnyHashable(Part?.some(.content)))
        }
        if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
      }
    }
    return inner
  }

  /// Moves the focus where the flag has changed since the last frame, and the flag where the focus moves.
  private func present(_ isPresented: Binding<Bool>, _ focus: FocusBox, _ last: Presented) {
    focus.onChange = { tag in
      last.isOn = tag == AnyHashable(Part?.some(.field))
      if isPresented.wrappedValue != last.isOn { isPresented.wrappedValue = last.isOn }
    }
    guard isPresented.wrappedValue != last.isOn else { return }
    last.isOn = isPresented.wrappedValue
    focus.request(AnyHashable(Part?.some(last.isOn ? .field : .content)))
  }

  @MainActor private func field(
    in context: ResolveContext, _ focus: FocusBox, _ scopes: AnyView?
  ) -> SearchRows {
    let field = Part?.some(.field)
    let leave = {
      focus.request(AnyHashable(Part?.some(.content)))
      isPresented?.wrappedValue = false
    }
    var context = context
    context.tieFocus(to: focus, field)
    context.handlers.append(KeyHandler { handle($0, leave) })
    context.scope.add(
      shortcut: KeyHandler(for: KeyPress("/")) {
        focus.request(AnyHashable(field))
        isPresented?.wrappedValue = true
      })
    let submit = context.submit(.search)
    var line = EditableLine(
      text: text, mask: nil, placeholder: context.node(of: prompt, at: .index(0))
    ) {
      submit?()
      leave()
    }
    line.deleteAtStart = tokens?.removeLast
    let labels = tokens.map { context.nodes(of: $0.labels(), at: .index(3), along: .horizontal) }
    let sign = context.node(of: Image(systemName: "magnifyingglass"), at: .index(1))
    return SearchRows(
      field: StackNode.row([sign] + (labels ?? []) + [line.node(in: context)]),
      scopes: scopes.map { context.node(of: $0, at: .index(2)) }, stops: context.scope)
  }

  private func handle(_ press: KeyPress, _ leave: () -> Void) -> KeyPress.Result {
    switch press {
    case KeyPress(.downArrow): leave()
    case KeyPress(.escape):
      if text.wrappedValue.isEmpty { leave() } else { text.wrappedValue = "" }
    default: return .ignored
    }
    return .handled
  }
}

/// What a screen shows of a search above its views.
struct SearchRows {
  let field: any Node
  /// In a row below the field.
  let scopes: (any Node)?
  let stops: FocusScope
}

/// Where a search field stands, as SwiftUI code states it.
public nonisolated struct SearchFieldPlacement: Sendable {
  /// Where it fits best: in its own row below the title.
  public static let automatic = SearchFieldPlacement()
  /// The same: a terminal shows it in one way.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// The same: a terminal shows it in one way.
  public static let sidebar = SearchFieldPlacement()
  /// The same: a terminal shows it in one way.
  public static let toolbar = SearchFieldPlacement()

  /// When a field is to be seen that scrolls with a screen.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// The same as the others in a terminal, where it is always there.
    case automatic, always
  }

  /// The same: a terminal shows it in one way.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    .automatic
  }
}
