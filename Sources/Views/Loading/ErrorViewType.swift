/// How an error is shown.
public enum ErrorViewType {
  /// Not at all.
  case emptyView
  /// A symbol, a title and a button below one another.
  case vertical(style: ErrorViewStyle, alignment: HorizontalAlignment)
  /// A symbol, a title and a button beside one another.
  case horizontal(style: ErrorViewStyle, alignment: VerticalAlignment)
  /// By a view of one's own.
  case custom(_ view: AnyView)
}
