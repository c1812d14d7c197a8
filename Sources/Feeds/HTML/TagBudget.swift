/// How many tags of HTML may still be read in one document: each post has few, and millions of them would take seconds.
///
/// Beyond it the words stay, and are one paragraph. Far more than any feed has that people wrote.
final class TagBudget {
  var left: Int

  init(_ count: Int = 200_000) { left = count }
}
