import Cells

nonisolated extension View {
  /// Shows views in a box over the screen. Escape dismisses it, and so does the environment's `dismiss`.
  ///
  /// The box is as large as what is in it, up to the screen with a margin around it.
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    ModalView(
      content: self, kind: .sheet, presentation: Presentation(isPresented), onDismiss: onDismiss
    ) { SheetBox(content: content()) }
  }

  /// Shows views about an item in such a box while it is there; an item with another id replaces it.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    ModalView(
      content: self, kind: .sheet, presentation: Presentation(item), onDismiss: onDismiss
    ) { SheetBox(content: content($0)) }
  }

  /// Shows views in a box over the screen; a terminal points it at nothing, so it is a sheet.
  public func popover(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Shows views about an item in a box over the screen; a terminal points it at nothing.
  public func popover<Item: Identifiable>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    sheet(item: item, content: content)
  }

  /// Keeps Escape from dismissing the sheet that this view stands in; the program can still do so.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    ModifiedContext(content: self) {
      if isDisabled { $0.environment.modal?.isDismissDisabled = true }
    }
  }

  /// Shows views in place of the whole screen. Escape does not dismiss them, the environment's
  /// `dismiss` does.
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    ModalView(
      content: self, kind: .cover, presentation: Presentation(isPresented), onDismiss: onDismiss
    ) { CoverBox(content: content()) }
  }

  /// Shows views about an item in place of the whole screen while it is there; an item with another
  /// id replaces them.
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    ModalView(
      content: self, kind: .cover, presentation: Presentation(item), onDismiss: onDismiss
    ) { CoverBox(content: content($0)) }
  }
}

/// The box of a sheet: its views, below a bar where they give a title or toolbar items.
package nonisolated struct SheetBox<Content: View>: PrimitiveView {
  package let content: Content

  package func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var context = context
    context.environment.fillsRoom = false
    let views = context.node(of: ToolbarContainer { content })
    nodes.append(BoxNode(kind: .sheet) { _ in views })
  }
}

/// Views in place of the whole screen.
package nonisolated struct CoverBox<Content: View>: PrimitiveView {
  package let content: Content

  package func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var context = context
    context.environment.fillsRoom = true
    nodes.append(CoverNode(content: context.node(of: ToolbarContainer { content })))
  }
}

/// A node in the middle of an empty screen.
private struct CoverNode: Node {
  let content: any Node

  func lengths(_ axis: Axis, across: Int?) -> Lengths { Lengths(min: 0, max: .max) }

  func layout(_ proposal: Proposal) -> Placement {
    let part = content.layout(proposal)
    let size = proposal.size(or: part.size)
    return Placement(size: size) { painter, origin in
      let screen = Rect(origin: origin, size: size)
      painter.fill(screen, style: .plain)
      part.paint(&painter, part.centered(in: screen))
    }
  }
}

/// What a box over the screen would point at.
public nonisolated enum PopoverAttachmentAnchor: Sendable {
  /// A place in the view.
  case point(UnitPoint)
  /// A block in the view.
  case rect(Source)

  /// A block in a view.
  public nonisolated enum Source: Sendable {
    /// All of it.
    case bounds
  }
}
