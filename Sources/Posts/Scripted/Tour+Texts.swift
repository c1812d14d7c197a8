extension Tour {
  /// What the posts of the tour say, the newest first.
  static let texts: [(title: String, body: String)] = [
    (
      "Welcome to Outpost",
      """
      Ten short posts that show how to read here. Enter opens one.

      j and k or the arrows move, Space turns a page, g and G jump to either end. Esc goes back to \
      the list, to the very row you came from. The last line of the screen names the keys that do \
      something now, and ? lists all.
      """
    ),
    (
      "Add your first feed",
      """
      Press a and type an address: a feed, or a page that has one.

      The feed is read at once and kept from then on, with all its posts and what you have read of \
      them. This tour makes room for it; outpost tour brings it back.
      """
    ),
    (
      "Bring your feeds along",
      """
      I imports an OPML list, which every other reader exports.

      Folders come along. outpost export writes such a list again, so you are never tied to this \
      program.
      """
    ),
    (
      "What a failure looks like",
      """
      Press r a few times here: each refresh shows another thing that can happen.

      First a server error. It is shown in a box over the list, and the list stays. Then a busy \
      server, which is asked again after a countdown; Esc stops that, r asks now. Then a source \
      that cannot be reached and has nothing to show, and one that is empty. After that the posts \
      are back.

      What was loaded once is never lost by a failure.
      """
    ),
    (
      "Without a network",
      """
      All posts are kept on this machine, so they can be read on a train too.

      The top row says how old they are, and the sources are asked again as soon as they can be \
      reached. e lists the sources that failed, each with its reason and the next try.
      """
    ),
    (
      "Find it again",
      """
      / searches the list as you type, in titles, texts and authors. Enter goes to what was found, \
      Esc ends the search.

      n leads to the next unread post, N to the one before.
      """
    ),
    (
      "Keep what is worth keeping",
      """
      s stars a post; Starred in the sidebar has them all, from every source.

      m marks a post as read or unread, A all of the list, and u undoes the last change.
      """
    ),
    (
      "Links and pages",
      """
      o opens the page of a post in your browser, y copies its address.

      Links in a text have numbers: press 1 for the first. L lists all of them.
      """
    ),
    (
      "Beyond the screen",
      """
      outpost list prints the posts for other programs, with --json as JSON; outpost refresh asks \
      all sources from a cron job.

      For a single look give an address, a file, or a dash for what is piped in: outpost \
      https://…, outpost posts.json, curl … | outpost -.
      """
    ),
    (
      "At home in any terminal ⛺",
      """
      Resize the window, suspend with Ctrl-Z and come back with fg: everything is as it was. The \
      wheel scrolls and a click selects.

      Wide text keeps its columns: 前哨へようこそ, 전초기지, a cafe\u{301} under the stars 🌌. Text \
      that tries to command your terminal arrives as harmless text.
      """
    ),
  ]
}
