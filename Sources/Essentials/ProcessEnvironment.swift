/// The variables that the process was given. `ProcessInfo` makes a table of all of them first.
public enum ProcessEnvironment {
  /// The value of a variable; nil where there is none of the name.
  public static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
