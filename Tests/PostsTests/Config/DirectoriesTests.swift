import Foundation
import Posts
import Testing

@Suite struct DirectoriesTests {
  @Test func `the folders are those of the specification`() throws {
    let plain = try Directories(environment: { ["HOME": "/home/me"][$0] })
    #expect(plain.configurationFile == "/home/me/.config/outpost/config.toml")
    #expect(plain.storeFile == "/home/me/.local/share/outpost/outpost.sqlite")
    #expect(plain.credentialFile == "/home/me/.local/share/outpost/sign-ins.toml")
    #expect(plain.pictureFolder == "/home/me/.cache/outpost/pictures")
    let named = try Directories(
      environment: {
        [
          "HOME": "/home/me", "XDG_CONFIG_HOME": "/c/", "XDG_DATA_HOME": "/d",
          "XDG_CACHE_HOME": "/e",
        ][$0]
      })
    #expect(named.pictureFolder == "/e/outpost/pictures")
    #expect(named.configuration == "/c/outpost")
    #expect(named.data == "/d/outpost")
  }

  @Test(arguments: ["", "relative", "./x", "~/x"])
  func `a folder that is not absolute counts as absent`(value: String) throws {
    let directories = try Directories(
      environment: { ["HOME": "/h", "XDG_CONFIG_HOME": value, "XDG_DATA_HOME": value][$0] })
    #expect(directories == (try Directories(environment: { ["HOME": "/h"][$0] })))
    #expect(throws: ConfigurationError.noHome) {
      try Directories(environment: { ["HOME": value][$0] })
    }
  }

  @Test func `without a home, both folders must be named`() throws {
    #expect(throws: ConfigurationError.noHome) { try Directories(environment: { _ in nil }) }
    #expect(throws: ConfigurationError.noHome) {
      try Directories(environment: { ["XDG_CONFIG_HOME": "/c"][$0] })
    }
    let both = try Directories(environment: {
      ["XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d"][$0]
    })
    #expect(both.home == nil)
  }

  @Test func `a folder is made with those above it, for one user only`() throws {
    let home = try TemporaryHome()
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
    try Directories.make(home.directories.data)
    for folder in ["/.local", "/.local/share", "/.local/share/outpost"] {
      #expect(try home.mode(of: home.path + folder) == 0o700)
    }
    try Directories.make(home.directories.data)
  }

  @Test func `a file in the way of a folder is told`() throws {
    let home = try TemporaryHome()
    try home.write("", to: home.path + "/.config")
    let error = #expect(throws: ConfigurationError.self) {
      try home.files.add(Source(address: "https://a/"))
    }
    #expect(error?.localizedDescription.contains("Cannot write") == true)
  }
}
