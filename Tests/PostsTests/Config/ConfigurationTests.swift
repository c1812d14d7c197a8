import Foundation
import Posts
import Testing

/// What `config.toml` means, and what is said where it cannot be meant.
@Suite struct ConfigurationTests {
  private let home: TemporaryHome
  private let path: String

  init() throws {
    home = try TemporaryHome()
    path = home.directories.configurationFile
  }

  private func read(_ text: String) throws -> Settings {
    try home.configure(text)
    return try home.files.read()
  }

  private func mistakes(_ text: String) -> String? {
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    return error?.localizedDescription.replacing(path, with: "F")
  }

  @Test func `without a file everything is as usual, and none is made`() throws {
    let configuration = try home.files.read()
    #expect(configuration == Settings())
    #expect(configuration.refresh == .seconds(1800))
    #expect(configuration.isMouseOn)
    #expect(configuration.pictures == .auto && !configuration.reducesMotion)
    #expect(configuration.listSetting == .twoLine && configuration.markRead == .afterSecond)
    #expect(configuration.browser.count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
  }

  @Test func `settings and sources are read`() throws {
    let configuration = try read(
      """
      # Mine
      refresh = 5
      mouse = false
      browser = ["firefox", "--new-tab"]
      full-text = ["trafilatura", "--html"]
      pictures = "cells"
      reduce-motion = true
      list = "one-line"
      mark-read = "scroll"

      [source."HTTPS://Example.org:443"]
      user-agent = "Mozilla/5.0"
      allow-http = true
      full-text = true
      user = "me"
      password-command = ["pass", "x"]
      [source."~/feed.xml"]
      full-text = true
      [source."exec:~/bin/gen a"]
      full-text = true
      [source.'filter:cat:https://a/feed']
      full-text = true
      """)
    #expect(configuration.refresh == .seconds(300))
    #expect(!configuration.isMouseOn)
    #expect(configuration.pictures == .cells && configuration.reducesMotion)
    #expect(configuration.listSetting == .oneLine && configuration.markRead == .scroll)
    #expect(configuration.browser == ["firefox", "--new-tab"])
    #expect(configuration.textCommand == ["trafilatura", "--html"])
    var source = Source(address: "https://example.org/", name: "Example")
    source.userAgent = "Mozilla/5.0"
    source.allowsHTTP = true
    source.showsWholeText = true
    source.passwordCommand = PasswordCommand(user: "me", arguments: ["pass", "x"])
    var file = Source(address: home.path + "/feed.xml")
    file.showsWholeText = true
    var program = Source(address: "exec:\(home.path)/bin/gen a")
    program.showsWholeText = true
    var filter = Source(address: "filter:cat:https://a/feed")
    filter.showsWholeText = true
    try home.subscribe(
      "https://example.org/ ~Example\n~/feed.xml\nhttps://a/\n\"exec:~/bin/gen a\"\nfilter:cat:https://a/feed\n"
    )
    #expect(
      try home.files.sources() == [source, file, Source(address: "https://a/"), program, filter])
    #expect(try read("refresh = 0").refresh == nil)
  }

  @Test func `a configuration may begin with a mark and break lines in any way`() throws {
    try home.subscribe("http://a/x")
    let configuration = try read(
      "\u{FEFF}refresh = 1\r\n\r\n[source.'http://a/x']\r\nfull-text = true\r\n")
    #expect(configuration.refresh == .seconds(60))
    #expect(configuration.sources.map(\.showsWholeText) == [true])
  }

  @Test func `all mistakes are told at once, each with its line and what is meant`() {
    let words = mistakes(
      """
      refesh = 5
      mouse = "no"
      browser = "firefox"

      [[source]]
      ulr = "https://a/"
      [[source]]
      url = "ftp://a/"
      name = 3
      [[source]]
      name = '''
      [[source]]
      '''
      [[source]]
      url = "https://b"
      path = "/b"
      [[source]]
      url = "https://c/"
      [[source]]
      url = "https://C"
      mouse = true
      [extra.table]
      """)
    #expect(
      words == """
        F:1:1: unknown key refesh; did you mean refresh?
        F:2:9: mouse must be true or false
        F:3:11: browser must be a program and its arguments, as ["firefox", "--new-tab"]
        F:6:1: unknown key ulr; did you mean url?
        F:8:7: Not supported: ftp addresses; only http and https are read
        F:9:8: name must be a string in quotes
        F:10:1: source needs a url, or the path of a file
        F:14:1: source needs a url or a path, not both
        F:19:1: the same address as on line 17
        F:21:1: mouse is not a key of a source; put it before the first source
        F:22:2: unknown key extra; valid keys are refresh, mouse, browser, player, downloads, proxy, pictures, list, notify, keep, keys, theme, command, source, query, rule, mark-read, date-format, full-text, reduce-motion
        """)
  }

  @Test(arguments: ["true", "\"kitty\"", "1"])
  func `a way to show pictures that is none is a mistake`(value: String) {
    #expect(
      mistakes("\npictures = \(value)") == #"F:2:12: pictures must be "auto", "cells" or "off""#)
  }

  @Test(arguments: ["-1", "1.5", "\"30\"", "600000", "[]"])
  func `a time that is none is a mistake`(value: String) {
    #expect(
      mistakes("\nrefresh = \(value)")
        == "F:2:11: refresh must be a whole number of minutes, or 0 for never")
  }

  @Test func `settings of a source that cannot be meant are told`() {
    #expect(
      mistakes("[source.'https://a/']\nname = 'A'\nfull-text = 1\n[source.'ftp://a/']\n") == """
        F:2:1: unknown key name; valid keys are user, allow-http, user-agent, password-command, full-text, interval, keep, mute, proxy, player
        F:3:13: full-text must be true or false
        F:4:9: Not supported: ftp addresses; only http and https are read
        """)
    let table = #"url must be a table of settings, begun by [source."https://example.org/feed"]"#
    #expect(mistakes("[source]\nurl = 'https://a/'") == "F:2:7: \(table)")
  }

  @Test func `filters, rules and limits are read`() throws {
    let settings = try read(
      #"""
      notify = ["notify-send", "{count} new posts"]
      keep = { posts = 2000, days = 365 }
      [[query]]
      name = "Swift"
      match = "title:swift or source:\"Swift.org\" unread age<7d"
      [[query]]
      name = 'All'
      match = 'age>0d'
      [[rule]]
      match = "spam"
      do = ["hide", "tag a b", "notify"]
      [source."https://a/"]
      interval = 5
      mute = true
      keep = { days = 3 }
      """#)
    #expect(settings.notifyCommand == ["notify-send", "{count} new posts"])
    #expect(settings.keep == KeepLimit(posts: 2000, days: 365))
    #expect(settings.queries.map(\.name) == ["Swift", "All"])
    #expect(
      settings.queries[0].query
        == (try PostQuery(#"title:swift or source:"Swift.org" unread age<7d"#)))
    let actions: [PostRule.Action] = [.hide, .tag("a b"), .notify]
    #expect(settings.rules == [PostRule(query: try PostQuery("spam"), actions: actions)])
    try home.subscribe("https://a/\n\"query:Old:unread = \\\"yes\\\"\"\nquery:x\n")
    let all = try home.files.read()
    #expect(all.sources[0].interval == .seconds(300) && all.sources[0].isMuted)
    #expect(all.sources[0].keep == KeepLimit(days: 3))
    #expect(all.queries.map(\.name) == ["Swift", "All", "Old"])
    #expect(all.warnings.count == 1 && all.warnings[0].contains(":3:"))
  }

  @Test func `a mistake in a query is told where it stands in the file`() {
    let words = mistakes(
      #"""
      [[query]]
      name = "A"
      match = "\"a b\" titel:x"
      [[query]]
      nam = "B"
      match = """
      swift
       or (unread"""
      [[query]]
      name = "A"
      match = 'is:unred'
      [[rule]]
      match = "\u00e9 age<3"
      do = ["reed", "tag ", 3]
      [[rule]]
      do = "read"
      """#)
    #expect(
      words == """
        F:3:18: no field titel:; did you mean title?
        F:4:1: name must be a string in quotes
        F:5:1: unknown key nam; did you mean name?
        F:8:5: the ( is not closed
        F:11:13: no is:unred; did you mean unread?
        F:13:21: age needs a number and h, d, w, m or y, as age<7d
        F:14:7: no action reed; did you mean read?
        F:14:15: tag needs a name behind it
        F:14:23: no action ; there are read, star, hide, notify, tag
        F:15:1: match must be a query, as "title:swift unread"
        F:16:6: do must be a list, as ["read", "tag x"]
        """)
  }

  @Test(arguments: ["3", "{}", "{ posts = 0 }", "{ days = '1' }"])
  func `a limit that is none is a mistake`(value: String) {
    #expect(
      mistakes("keep = \(value)")
        == "F:1:8: keep must be a table with posts or days, as { posts = 2000, days = 365 }")
  }

  @Test func `sources that are no list are a mistake`() {
    let expected = "source must be tables, each begun by [[source]]"
    #expect(mistakes("\nsource = 'https://a/'") == "F:2:10: \(expected)")
    #expect(mistakes("source = [1]") == "F:1:11: \(expected)")
  }

  @Test func `an error in TOML names its line`() {
    let words = mistakes("mouse = true\nrefresh = = 3\n")
    #expect(words?.hasPrefix("F:2:11: not TOML: ") == true)
  }

  @Test func `what is no text is told with its line`() throws {
    let files = [
      (Data([0x0A, 0x0A, 0xFF]), 1), (Data([0x61, 0x0A, 0x0A, 0x00]), 1),
      (Data([0x0A, 0x0A, 0xC3, 0xA9, 0x20, 0xE9, 0x61]), 3),
    ]
    for (bytes, column) in files {
      try home.configure("")
      try bytes.write(to: URL(filePath: path))
      #expect(throws: ConfigurationError.notText(path: path, line: 3, column: column)) {
        try home.files.read()
      }
    }
  }

  @Test func `sources of old settings move to the list once, and nothing is lost`() throws {
    let old = """
      # Mine
      refresh = 5  # often

      # The first
      [[source]]
      url = "https://a/"
      name = "A"
      folder = "F"

      [[source]]
      path = "b c.json"
      # inside
      full-text = true
      [[source]]
      url = "https://known/"
      user = "me"
      password-command = ["pass", "x\\"y"]

      # The end

      """
    try home.subscribe("https://known/ ~Known")
    let settings = try read(old)
    let file = home.directories.configuration + "/b c.json"
    #expect(settings.sources.map(\.address) == ["https://known/", "https://a/", file])
    #expect(settings.sources.map(\.name) == ["Known", "A", nil])
    #expect(settings.sources[0].passwordCommand?.arguments == ["pass", "x\"y"])
    #expect(settings.sources[2].showsWholeText && settings.refresh == .seconds(300))
    #expect(settings.warnings.count == 1 && settings.warnings[0].contains("config.toml.old"))
    #expect(home.text(of: path + ".old") == old)
    #expect(
      home.subscriptions
        == "https://known/ ~Known\nhttps://a/ F ~A\n\"file://\(file)\"\n")
    #expect(
      home.configuration == """
        # Mine
        refresh = 5  # often

        # The first

        # The end

        [source."\(file)"]
        full-text = true

        [source."https://known/"]
        user = "me"
        password-command = ["pass", "x\\"y"]

        """)
    var again = try home.files.read()
    again.warnings = settings.warnings
    #expect(again == settings)
  }

  @Test func `old sources that no program can cut out stay, and that is told`() {
    #expect(
      mistakes("source = [{url = 'https://a/'}]\n")
        == "Cannot change F safely; edit its sources in a text editor")
    #expect(home.configuration == "source = [{url = 'https://a/'}]\n" && home.subscriptions == "")
  }

  @Test func `a sign-in in an address is a mistake that does not tell it`() {
    let words = mistakes("[[source]]\nurl = 'https://me:s3cret@a/'") ?? ""
    #expect(words.hasPrefix("F:2:7: the address contains a password"))
    #expect(!words.contains("s3cret"))
    let broken = mistakes("[[source]]\nurl = 'https://me:s3cret@a:99999/'") ?? ""
    #expect(broken.hasPrefix("F:2:7: "))
    #expect(!broken.contains("s3cret"))
  }
}
