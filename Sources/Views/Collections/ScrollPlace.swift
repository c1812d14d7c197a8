/// How far a scroll view is scrolled, for a screen that keeps that beyond the view, or moves it.
package final class ScrollPlace {
  /// The lines of the content above the edge; what is too many is corrected when the content is laid out.
  package var line = 0

  package init() {}
}
