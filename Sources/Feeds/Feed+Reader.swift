extension Feed {
  /// Which way documents are read: raised whenever the same bytes are to give other posts, so that what was
  /// kept of a source is read again though its server has nothing new.
  public static let reader = 2
}
