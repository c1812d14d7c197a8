import CMarkup

/// The memory that parsed documents leave behind.
public enum FeedMemory {
  /// Returns large blocks to the system as soon as they are free, for the whole program.
  ///
  /// Documents are read on many threads, and the allocator of glibc keeps a heap for each, with what it once held: some
  /// minutes with a source that sends 10 MB each took 240 MB instead of 64. To be called before the first thread starts.
  public static func limitArenas() { mu_limit_arenas() }

  /// Returns to the system what a large document took and is free by now: 7 MB after 10,000 posts.
  package static func trim() { mu_trim() }
}
