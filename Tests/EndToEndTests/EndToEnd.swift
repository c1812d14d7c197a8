import Testing

/// Tests of the built program in a real terminal, one after the other.
@Suite(
  "End to end", .serialized, .timeLimit(.minutes(3)),
  .enabled(if: Tmux.isInstalled, "tmux is not installed: run make setup"))
enum EndToEnd {}
