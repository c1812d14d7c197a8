import ArgumentParser
import Posts

/// The program: `outpost [SOURCE…]` reads on the whole screen, the other commands print and end.
struct OutpostCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "outpost",
    abstract:
      "Read feeds in the terminal.",
    usage: """
      outpost [SOURCE…] [--no-mouse] [--debug-state]
      outpost COMMAND [--help]
      """,
    discussion: """
      SOURCE is an http or https address, a file, or - for standard input. It holds a feed (RSS, Atom or \
      JSON Feed), a JSON array of posts {"id": 1, "title": "…", "body": "…"}, or an object with such an array \
      in one of its fields. Write ./list for a file that is named like a subcommand.

      Without SOURCE, Outpost shows your sources, or a tour if there are none; press a to add the first. \
      Press ? for the keys. With --no-mouse the terminal keeps the mouse, to select text; most also do so \
      while Shift is held.
      """,
    version: OutpostVersion.current,
    subcommands: [
      ReadCommand.self, TourCommand.self, AddCommand.self, RemoveCommand.self, SourcesCommand.self,
      ListCommand.self,
      RefreshCommand.self, ImportCommand.self, ExportCommand.self, DemoCommand.self,
    ],
    defaultSubcommand: ReadCommand.self)
}
