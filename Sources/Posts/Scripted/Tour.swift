/// The posts built into the program: each shows a part of it.
enum Tour {
  static let posts = texts.enumerated().map { index, text in
    Post(id: "tour-\(index + 1)", title: text.title, body: text.body)
  }

  private static let texts: [(title: String, body: String)] = [
    (
      "Welcome to Outpost",
      """
      Outpost reads posts in your terminal, from the web, from a file or from a pipe. These ten \
      are built in and show you around. Press Enter to open this one.

      A post that is open has the screen to itself, wrapped to the width of your terminal. Where \
      it is longer than the screen the arrows, j and k, Space and Page Down move through it.

      Esc brings you back to the list, to the very row you came from.
      """
    ),
    (
      "The keys under your fingers",
      """
      j and k or the arrows move, Space and Page Down turn a page, g and G jump to either end. \
      Enter opens, Esc goes back, q quits. The bottom line shows what works right now, and ? lists \
      everything.
      """
    ),
    (
      "Press r, and see what happens",
      """
      The tour answers in turn: posts, a server error, posts, a refused connection. So the next r \
      fails on purpose. Close the box with OK and this list is as it was, or choose Try Again.
      """
    ),
    (
      "One screen, one state",
      """
      At any moment the screen shows exactly one case of one enum.

      Idle, before anything was asked for. Loading, and it remembers what came before it. Loaded. \
      Empty, with a word on what to do. And error: a whole screen when there is nothing else to \
      show, or a box over your posts when there is.

      The drawing code is one switch without a default, so a case that nobody drew does not compile.
      """
    ),
    (
      "Your place is kept",
      """
      A refresh brings new posts in around you: the one you had selected stays selected, on the \
      same row of the screen. If it is gone from the source, its neighbour takes over.
      """
    ),
    (
      "An error never takes your posts away",
      """
      When a refresh fails, everything you were reading stays. The message names the cause and \
      what you can do. And when a load takes too long, Esc gives it up and nothing has changed.
      """
    ),
    (
      "Bring your own posts",
      """
      outpost add https://… keeps a source: the address of a feed or of a page that names one, or a \
      file. From then on outpost alone opens your sources instead of this tour, with all that came \
      so far and what you have read of it.

      For a single look give an address, a file, or a dash for whatever is piped in: outpost \
      https://…, outpost posts.json, curl … | outpost -. Besides feeds it takes a JSON list of \
      objects with an id, a title and a body, or an object with such a list in one of its fields.
      """
    ),
    (
      "Scripts are readers too",
      """
      outpost list SOURCE prints one title a line and ends; with --json it prints the posts \
      whole. It exits with 0 when all is well, 1 when the source failed, 2 when it was called \
      wrongly, so it fits into a pipe or a cron job.
      """
    ),
    (
      "At home in any terminal 🏕️",
      """
      Resize the window, suspend with Ctrl-Z and come back with fg: the screen is redrawn as it \
      was. The wheel scrolls and a click selects.

      Wide text keeps its columns: 前哨へようこそ, 전초기지, a cafe\u{301} under the stars 🌌. \
      Text that tries to command your terminal arrives as harmless text.
      """
    ),
    (
      "If you write Swift",
      """
      Outpost stands on two small libraries that you can use yourself. TerminalUI has the views \
      you know from SwiftUI, drawn in cells: Text, List, Button, @State, .alert. StateKit has \
      ViewState and the machine that moves it, without any UI.
      """
    ),
  ]
}
