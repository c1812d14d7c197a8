import Foundation
import TestSupport
import Testing

@testable import Posts

/// What a user's file can be that is no good: it is told where, at the start and while a screen runs, and what was read
/// before stays.
@Suite struct BrokenFileTests {
  /// A way to break a file, and what is told of it behind the path, at the start and while a screen runs; nil where
  /// nothing is.
  struct Breakage: CustomTestStringConvertible, Sendable {
    let name: String
    let atStart: String?
    let running: String?
    /// Whether what can be read of the file is used.
    var isPartial = false
    let apply: @Sendable (String) throws -> Void

    var testDescription: String { name }

    init(
      _ name: String, _ message: String?, running: String? = nil, isPartial: Bool = false,
      _ apply: @escaping @Sendable (String) throws -> Void
    ) {
      (self.name, atStart, self.running) = (name, message, running ?? message)
      (self.isPartial, self.apply) = (isPartial, apply)
    }
  }

  private static func text(
    _ text: String, _ encoding: String.Encoding = .utf8
  ) -> @Sendable (String) throws -> Void {
    { try #require(text.data(using: encoding)).write(to: URL(filePath: $0)) }
  }

  /// The superuser may read everything.
  private static let unreadable =
    getuid() == 0
    ? []
    : [
      Breakage("unreadable", ": permission denied") {
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: $0)
      }
    ]

  private static let others =
    unreadable + [
      Breakage("directory", ": it is a directory") {
        try FileManager.default.removeItem(atPath: $0)
        try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: true)
      },
      Breakage("100 MB", ": it has more than 10 MB") {
        let file = try #require(FileHandle(forWritingAtPath: $0))
        try file.truncate(atOffset: 100_000_000)
        try file.close()
      },
      Breakage("device", ": it is a device") {
        try FileManager.default.removeItem(atPath: $0)
        try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: "/dev/null")
      },
    ]

  static let settings: [Breakage] =
    others + [
      Breakage("wrong type", ":1:11: refresh must be", text("refresh = 'often'\n")),
      Breakage("unknown key", ":2:1: unknown key refesh; did you mean ", text("\nrefesh = 1")),
      Breakage(
        "unknown key of keep", ":1:10: unknown key post; did you mean posts?",
        text("keep = { post = 3 }")),
      Breakage("cut", ":2:", text("refresh = 1\n[keys")),
      Breakage("Latin-1", ":2:6: not UTF-8 text", text("\n# Caf\u{E9}\n", .isoLatin1)),
      Breakage("UTF-16", ":1:1: not UTF-8 text", text("refresh = 1", .utf16)),
      Breakage("vanished", nil, running: " is missing; its last settings stay") {
        try FileManager.default.removeItem(atPath: $0)
      },
    ]

  static let lists: [Breakage] =
    others + [
      Breakage(
        "no address", ":2:3: ", isPartial: true, text("https://a.example/f\n  nonsense\n")),
      Breakage(
        "Latin-1", ":1:25: not UTF-8 text", isPartial: true,
        text("https://a.example/f ~Caf\u{E9}\n", .isoLatin1)),
      Breakage(
        "an address in Latin-1", ":2:17: not UTF-8 text", isPartial: true,
        text("https://a.example/f\nhttps://b.exampl\u{E9}\n", .isoLatin1)),
      Breakage("UTF-16", ":1:1: not UTF-8 text", text("https://a.example/f", .utf16)),
      Breakage("vanished", nil, running: " is missing; its last sources stay") {
        try FileManager.default.removeItem(atPath: $0)
      },
    ]

  @Test(arguments: settings) func `settings that are broken are told`(breakage: Breakage) throws {
    let home = try TemporaryHome()
    try check(breakage, of: home.directories.configurationFile, in: home)
  }

  @Test(arguments: lists) func `a list that is broken is told`(breakage: Breakage) throws {
    let home = try TemporaryHome()
    try check(breakage, of: home.directories.subscriptionFile, in: home)
  }

  private func check(_ breakage: Breakage, of path: String, in home: TemporaryHome) throws {
    try home.configure("refresh = 7\n")
    try home.subscribe("https://a.example/f\n")
    let sources = ConfiguredSources(home.directories)
    #expect(try sources.changedSettings() == nil)
    try breakage.apply(path)
    #expect(
      told { try home.files.read() }?.contains(path + (breakage.atStart ?? ""))
        ?? (breakage.atStart == nil))
    // Until it is right again, nothing else is answered.
    for _ in 1...2 where !breakage.isPartial {
      let message = told { try sources.changedSettings() }
      #expect(message?.contains(path + (breakage.running ?? "")) == true)
    }
    if breakage.isPartial {
      #expect(try sources.changedSettings()?.sources.map(\.address) == ["https://a.example/f"])
    }
    try? FileManager.default.removeItem(atPath: path)
    try home.configure("refresh = 8\n")
    try home.subscribe("https://a.example/f\n")
    #expect(try sources.changedSettings()?.refresh == .seconds(480))
  }

  @Test func `a file that is read while another program writes it is read again when it is whole`()
    throws
  {
    let home = try TemporaryHome()
    let settings = "refresh = 8\n[keys]\nnext-unread = [\"n\", \"Tab\"]\n"
    let list = "https://a.example/f \"News\" ~Mine\nhttps://b.example/f\n"
    for (whole, path) in [
      (settings, home.directories.configurationFile), (list, home.directories.subscriptionFile),
    ] {
      for count in 0..<whole.utf8.count {
        try home.configure(settings)
        try home.subscribe(list)
        let sources = ConfiguredSources(home.directories)
        try home.write(String(whole.prefix(count)), to: path)
        if let message = told({ try sources.changedSettings() }) {
          #expect(message.hasPrefix(path + ":"))
          #expect(
            message.dropFirst(path.count).prefixMatch(of: #/:\d+:\d+: /#) != nil, "\(message)")
        }
        // Of another size: two writes may be at the same time to the system.
        try home.write(whole + "# whole\n", to: path)
        let found = try sources.changedSettings()
        #expect(found?.refresh == .seconds(480) && found?.sources.count == 2, "\(count)")
        #expect(found?.warning == nil)
      }
    }
  }

  @Test func `a list that is replaced while it is read is one edition, and the last at the end`()
    async throws
  {
    let home = try TemporaryHome()
    let last = 200
    /// Long enough to be replaced while it is read, and of another size than the others.
    @Sendable func write(_ edition: Int) throws {
      let comment = String(repeating: "#", count: edition + 1) + "\n"
      let lines = (0..<300).map { "https://h\($0).example/f ~\(edition)\n" } + [comment]
      try FileReplacement.write(
        Array(lines.joined().utf8), to: home.directories.subscriptionFile, mode: 0o600)
    }
    try home.configure("")
    try write(0)
    let sources = ConfiguredSources(home.directories)
    async let writing: Void = BlockingWork.run { for edition in 1...last { try write(edition) } }
    var editions: [Int] = []
    func look() throws {
      guard let found = try sources.changedSettings()?.sources else { return }
      let names = Set(found.compactMap(\.name))
      #expect(found.count == 300 && names.count == 1)
      editions += names.compactMap(Int.init)
    }
    for _ in 0..<last { try look() }
    try await writing
    try look()
    #expect(editions.last == last && editions == editions.sorted())
  }

  /// What is thrown, or warned of.
  private func told(_ read: () throws -> Settings?) -> String? {
    do {
      return try read()?.warning
    } catch {
      return error.explanation
    }
  }

  @Test func `settings are followed where there is no list`() throws {
    let home = try TemporaryHome()
    try home.configure("refresh = 7\n")
    let sources = ConfiguredSources(home.directories)
    try home.configure("refresh = 9\n")
    #expect(try sources.changedSettings()?.refresh == .seconds(540))
    #expect(try sources.changedSettings() == nil)
  }
}
