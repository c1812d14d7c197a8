import Foundation

/// How many cases a property is tried with: `make soak` tries them all, `make test` as many as find what is broken on purpose.
public enum Soak {
  /// Whether `OUTPOST_SOAK` is set.
  public static let isOn = ProcessInfo.processInfo.environment["OUTPOST_SOAK"] != nil

  /// The number of cases of this run.
  public static func count(_ ordinary: Int, soak: Int) -> Int { isOn ? soak : ordinary }
}
