import ArgumentParser

/// The program: `outpost [SOURCE]` reads on the whole screen, `outpost list SOURCE` prints.
struct OutpostCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "outpost",
    abstract:
      "Read posts in the terminal: always in exactly one state, never losing what was there.",
    usage: """
      outpost [SOURCE] [--no-mouse] [--debug-state]
      outpost list SOURCE [--json]
      outpost demo [TAPE…]
      """,
    discussion: """
      SOURCE is an http or https address, a file, or - for standard input. It holds a JSON array of \
      posts {"id": 1, "title": "…", "body": "…"}, or an object with such an array in one of its \
      fields. A file named like a subcommand is ./list.

      Without SOURCE, Outpost shows a tour of itself. Press ? for the keys. With --no-mouse the terminal \
      keeps the mouse, to select text; most do so anyway while Shift is held.
      """,
    version: "0.1.0",
    subcommands: [ReadCommand.self, ListCommand.self, DemoCommand.self],
    defaultSubcommand: ReadCommand.self)
}
