/// A row of a list that stands above others and cannot be selected; no empty line is before it, as before a section.
package nonisolated struct ListHeader<Content: View>: WrappingView {
  package let content: Content

  package init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func _rows(_ context: ResolveContext, into rows: inout RowList) {
    rows.append {
      content._rows(context.child(.body), into: &$0)
    } changing: { (part: RowList.Part) in
      part.role = .header
    }
  }
}
