/// The rows of all pages so far, each id once, and where the next page begins.
struct PageList<Element: Identifiable, Cursor: Equatable> {
  private(set) var rows: [Element] = []
  private(set) var next: Cursor?
  private var places: [Element.ID: Int] = [:]
  /// What was asked for since the first page.
  private var asked: [Cursor] = []

  /// Takes a page in. A row that comes again keeps its first place and takes its newest value.
  mutating func take(_ page: Page<Element, Cursor>) {
    if let next { asked.append(next) }
    for element in page.elements { put(element) }
    // A server that leads back to where it was asked before would be asked for ever.
    next = page.next.flatMap { asked.contains($0) ? nil : $0 }
  }

  private mutating func put(_ element: Element) {
    if let place = places[element.id] {
      rows[place] = element
    } else {
      places[element.id] = rows.count
      rows.append(element)
    }
  }
}
