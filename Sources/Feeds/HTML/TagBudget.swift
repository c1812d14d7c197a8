/// How many tags and references of HTML may still be read in one document: millions of them would take seconds.
///
/// After that the text of the posts stays, without its paragraphs and links.
final class TagBudget {
  var left: Int

  init(_ count: Int = 200_000) { left = count }
}
