import Posts

/// What can lie over the screen of the reader.
enum ReaderPanel: Identifiable, Hashable {
  case keys, history, failures, links, add, importing, states
  case signIn(Source.ID)

  var id: Self { self }
}
