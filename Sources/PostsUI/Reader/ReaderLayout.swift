/// Which panes of the reader lie beside one another, in columns; nil is a pane that is not on the screen.
struct ReaderLayout: Equatable {
  /// The part of the screen that the user is in.
  enum Pane: Hashable {
    case sidebar, posts, post
  }

  let sidebar: Int?
  let posts: Int?
  let post: Int?
  /// All there are.
  let columns: Int
  /// Whether there is a sidebar to go to.
  let hasSidebar: Bool
  /// Rows of the screen.
  let rows: Int

  /// Columns from which on all three are seen at once, a post beside the others, and the sidebar beside the posts.
  private static let widest = 150
  private static let wide = 100
  private static let middling = 60
  /// Columns of the sidebar: what its rows take, within these, and no more than a quarter of a wide screen.
  private static let sidebarColumns = 16...40
  private static let narrowSidebar = 28
  /// Columns of the list beside a post: two fifths of what there is, and what the post has no use for, within these.
  private static let listColumns = 30...90
  /// Columns that a post can use.
  private static let postColumns = 82

  /// Points of a column.
  static let column = 8.0
  /// Points of a row.
  static let row = 16.0

  /// What the user may give the sidebar, and the list beside a post.
  static func sidebarWidth(_ columns: Int) -> Int { columns.clamped(to: 12...60) }
  static func listWidth(_ columns: Int) -> Int { columns.clamped(to: 20...120) }

  /// - Parameters:
  ///   - isReading: Whether a post is open.
  ///   - hasSidebar: Whether there is a sidebar to go to.
  ///   - isZoomed: Whether the pane of the user has the whole screen.
  ///   - content: The columns of the longest row of the sidebar.
  ///   - chosen: The columns that the user has given the sidebar, and the list beside a post; nil for as many as usual.
  init(
    columns: Int, pane: Pane, isReading: Bool, hasSidebar: Bool = true, isZoomed: Bool = false,
    content: Int = 28, chosen: (sidebar: Int?, list: Int?) = (nil, nil), rows: Int = 24
  ) {
    self.columns = columns
    self.rows = rows
    self.hasSidebar = hasSidebar
    if isZoomed {
      let isSidebar = pane == .sidebar && hasSidebar
      let isPost = pane == .post && isReading
      sidebar = isSidebar ? columns : nil
      posts = isSidebar || isPost ? nil : columns
      post = isPost ? columns : nil
      return
    }
    let isFolded = isReading && columns < Self.widest && pane != .sidebar
    let usual = min(content, max(Self.narrowSidebar, columns / 4)).clamped(to: Self.sidebarColumns)
    let width = hasSidebar && !isFolded ? min(chosen.sidebar ?? usual, columns / 2) : 0
    let beside = columns - width
    switch (columns, pane) {
    case (Self.wide..<Self.widest, .sidebar) where isReading && hasSidebar:
      (sidebar, posts, post) = (width, beside, nil)
    case (Self.wide..., _):
      let usual = max(beside * 2 / 5, beside - Self.postColumns).clamped(to: Self.listColumns)
      let list = min(chosen.list ?? usual, beside - 20)
      sidebar = width > 0 ? width : nil
      posts = isReading ? list : beside
      post = isReading ? beside - list : nil
    case (_, .post) where isReading: (sidebar, posts, post) = (nil, nil, columns)
    case (Self.middling..., .sidebar) where hasSidebar:
      (sidebar, posts, post) = (width, beside, nil)
    case (_, .sidebar) where hasSidebar: (sidebar, posts, post) = (columns, nil, nil)
    case (_, .posts), (_, .post), (_, .sidebar): (sidebar, posts, post) = (nil, columns, nil)
    }
  }

  /// Whether there is room for one pane at a time alone.
  var isNarrow: Bool { columns < Self.middling }

  /// Whether a post of the list has one row, and days have none.
  var isLow: Bool { rows < 16 }

  /// Whether a pane is on the screen.
  func shows(_ pane: Pane) -> Bool {
    switch pane {
    case .sidebar: sidebar != nil
    case .posts: posts != nil
    case .post: post != nil
    }
  }
}

extension Int {
  /// The number in a range that is next to this one.
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.max(range.lowerBound, Swift.min(range.upperBound, self))
  }
}
