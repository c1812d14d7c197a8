import Testing

/// Tests of the built program in a real terminal, each with a terminal, a home and servers of its own.
@Suite(
  "End to end", .fewPrograms,
  .enabled(if: Tmux.isInstalled, "tmux is not installed: run make setup"))
enum EndToEnd {}
