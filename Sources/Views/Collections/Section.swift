import Cells

/// Rows of a list that belong together, with a header and a footer. Outside of a list it is just its
/// views below one another.
///
/// The header is bold, the footer dim; neither can be selected. An empty line parts sections. The header of a section that
/// opens and closes has a sign as a `DisclosureGroup` has; Enter, Space or a click turn it over.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  var isExpanded: Binding<Bool>?

  /// Rows with any views as their header and their footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content)
  }

  /// The same in the order of older code.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.footer = footer
    self.content = content()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    if let isExpanded {
      DisclosureLabel(isExpanded: isExpanded, label: header)
        ._resolve(context.child(.index(0)), into: &nodes)
    } else {
      header._resolve(context.child(.index(0)), into: &nodes)
    }
    if isOpen { content._resolve(context.child(.index(1)), into: &nodes) }
    footer._resolve(context.child(.index(2)), into: &nodes)
  }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    rows.append {
      appendHeader(context.child(.index(0)), to: &$0)
      if isOpen { content._rows(context.child(.index(1)), into: &$0) }
      append(footer, .footer, context.child(.index(2)), to: &$0)
    } changing: { (part: RowList.Part) in
      part.section = part.section ?? context.node
    }
  }

  /// The same section with other rows.
  func around<Rows: View>(
    @ViewBuilder _ rows: (Content) -> Rows
  ) -> Section<Parent, Rows, Footer> {
    var section = Section<Parent, Rows, Footer>(header: header, footer: footer) { rows(content) }
    section.isExpanded = isExpanded
    return section
  }

  @MainActor private var isOpen: Bool { isExpanded?.wrappedValue ?? true }

  /// In a list, the cursor can go to a header that opens and closes.
  @MainActor private func appendHeader(_ context: ResolveContext, to rows: inout RowList) {
    guard let isExpanded else { return append(header, .header, context, to: &rows) }
    rows.append {
      append(
        DisclosureLabel(isExpanded: isExpanded, label: header), .header, context, to: &$0)
    } changing: { (part: RowList.Part) in
      if !context.environment.isInLazyStack { part.role = .row }
      part.isOpen = isOpen
    }
  }

  @MainActor private func append(
    _ view: some View, _ role: RowList.Part.Role, _ context: ResolveContext,
    to rows: inout RowList
  ) {
    var context = context
    if !context.environment.isInLazyStack {
      context.environment.style = context.environment.style.adding(role == .header ? .bold : .dim)
    }
    rows.append {
      view._rows(context, into: &$0)
    } changing: { (part: RowList.Part) in
      part.role = role
    }
  }
}

nonisolated extension Section where Footer == EmptyView {
  /// Rows with any views as their header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content)
  }

  /// Rows that are there while their header is open, which the user opens and closes.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }

  /// The same in the order of older code.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

nonisolated extension Section where Parent == EmptyView {
  /// Rows with any views as their footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content)
  }

  /// The same in the order of older code.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

nonisolated extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Rows that are parted from others by empty lines alone.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content)
  }
}

nonisolated extension Section where Parent == Text, Footer == EmptyView {
  /// Rows with a title above them.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
  }

  /// Rows with a title above them that are there while it is open, which the user opens and closes.
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
