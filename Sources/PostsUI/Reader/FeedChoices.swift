import Feeds
import Views

/// The feeds that a page offers, of which one is chosen at once: the focus is on them.
struct FeedChoices: View {
  let choices: [FeedLink]
  let add: (String) -> Void
  @State private var position = ListPosition<Int>()
  @FocusState private var isChoosing: Bool

  private struct Numbered: Identifiable {
    let id: Int
    let link: FeedLink
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("The page offers several feeds:")
      List(numbered, position: position) { choice in
        if let title = choice.link.title { Text(title).bold().lineLimit(1) }
        Text(choice.link.address)
          .foregroundColor(choice.link.title == nil ? .primary : .secondary)
          .lineLimit(1)
          .truncationMode(.middle)
      }
      .frame(maxHeight: Double(16 * lineCount))
      .focused($isChoosing)
      .onKeyPress(.return) {
        guard let index = position.selectedIndex(in: numbered) else { return .ignored }
        add(choices[index].address)
        return .handled
      }
      .onRowClick { if let id = $0.base as? Int { add(choices[id].address) } }
    }
    .onAppear { isChoosing = true }
  }

  private var numbered: [Numbered] {
    choices.enumerated().map { Numbered(id: $0, link: $1) }
  }

  private var lineCount: Int { choices.reduce(0) { $0 + ($1.title == nil ? 1 : 2) } }
}
