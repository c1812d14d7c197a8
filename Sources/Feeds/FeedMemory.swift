import CMarkup

/// What documents that were read leave behind.
public enum FeedMemory {
  /// Has large blocks go back to the system as soon as they are free, for the whole program.
  ///
  /// Documents are read on many threads, and the allocator of glibc keeps a heap for each, with what it once held: some
  /// minutes with a source that sends 10 MB each took 240 MB instead of 64. To be called before the first thread starts.
  public static func goesBack() { mu_give_memory_back() }

  /// Gives to the system what a large document took and is free by now: 7 MB after 10,000 posts.
  package static func goBackNow() { mu_give_free_memory_back() }
}
