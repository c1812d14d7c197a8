import Foundation

/// Somebody with a home of their own, who runs Outpost in a shell.
struct User {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// Nothing of whoever runs the tests is seen or touched.
  var environment: [String: String] {
    let path = home.url.path()
    return [String: String].hermetic.merging(
      [
        "HOME": path, "XDG_CONFIG_HOME": path + "/config", "XDG_DATA_HOME": path + "/data",
      ], uniquingKeysWith: { $1 })
  }

  /// Runs `outpost` with these arguments.
  @discardableResult func outpost(_ arguments: String..., input: String = "/dev/null") async throws
    -> Subprocess
  {
    try await Subprocess.run("outpost", arguments, environment: environment, input: input)
  }

  /// The list of sources, empty where there is none.
  var subscriptions: String { home.text(of: "config/outpost/urls") }
}
