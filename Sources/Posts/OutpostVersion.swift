/// Which Outpost this is.
public enum OutpostVersion {
  /// Servers are told it, too.
  public static let current = "0.1.0"
}
