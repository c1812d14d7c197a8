/// Where a row of a list leads, told by the navigation link in it.
final class RowLink {
  var open: (() -> Void)?
}

/// The links of the rows of a list that are on the screen.
final class RowLinks {
  private var links: [Int: RowLink] = [:]

  /// The link of a row, to be filled in by what is in the row.
  func link(_ row: Int) -> RowLink {
    let link = RowLink()
    links[row] = link
    return link
  }

  /// Goes where a row leads. Answers whether it leads anywhere.
  func open(_ row: Int) -> Bool {
    guard let open = links[row]?.open else { return false }
    open()
    return true
  }
}

extension EnvironmentValues {
  private enum RowLinkKey: EnvironmentKey {
    static let defaultValue: RowLink? = nil
  }

  /// The link of the row that a view stands in, nil outside a list.
  var rowLink: RowLink? {
    get { self[RowLinkKey.self] }
    set { self[RowLinkKey.self] = newValue }
  }
}
