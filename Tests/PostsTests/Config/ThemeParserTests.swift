import Cells
import Foundation
import Testing

@testable import Posts

/// `theme` and `date-format` in the settings.
@Suite struct ThemeParserTests {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  private func read(_ text: String) throws -> Settings {
    try home.configure(text)
    return try home.files.read()
  }

  private func mistakes(_ text: String) -> String? {
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    return error?.localizedDescription.replacing(home.directories.configurationFile, with: "F")
  }

  @Test func `a theme is a name, or a name and the roles that differ`() throws {
    #expect(try read("").theme == Theme())
    #expect(try read(#"theme = "high-contrast""#).theme == Theme(name: .highContrast))
    let theme = try read(
      """
      [theme]
      name = "auto"
      accent = "bold bright-cyan"
      selection = "on #20242A"
      selection-idle = "on 236"
      text = "default"
      """
    ).theme
    #expect(theme.name == .auto)
    #expect(
      theme.changes == [
        .accent: StyleChange(foreground: .palette(14), attributes: .bold),
        .selection: StyleChange(background: .rgb(32, 36, 42)),
        .selectionIdle: StyleChange(background: .palette(236)),
        .text: StyleChange(foreground: .standard),
      ])
  }

  @Test func `a mistake has its line, its column and the nearest spelling`() {
    #expect(
      mistakes(
        """
        [theme]
        name = "drak"
        acent = "red"
        star = "bold yelow"
        quote = "256"
        code = "on #12345"
        dim = "underline"
        title = 3
        """) == """
          F:2:8: unknown theme drak; did you mean dark?
          F:3:1: unknown role acent; did you mean accent?
          F:4:14: unknown colour yelow; did you mean yellow?
          F:5:10: unknown colour 256; write a colour, as cyan, 0 to 255 or #rrggbb, or an attribute, as bold
          F:6:12: unknown colour #12345; write a colour, as cyan, 0 to 255 or #rrggbb, or an attribute, as bold
          F:7:8: dim takes a colour and dim only
          F:8:9: title must be colours and attributes, as "bold cyan on #202428"
          """)
    #expect(mistakes("theme = 1") == "F:1:9: theme must be a name or a table, begun by [theme]")
  }

  @Test func `without colours only attributes are left, and every selection can be seen`() {
    for name in Theme.Name.allCases {
      let theme = Theme(name: name, changes: [.accent: StyleChange(foreground: .palette(1))])
      let styles = theme.styles(isLight: true, hasColors: false)
      for role in ThemeRole.allCases { #expect(styles[role] == styles[role].withoutColors) }
      #expect(styles[.selection].attributes == .reverse)
    }
  }

  @Test func `the background of the terminal chooses a look, where nothing else is asked for`() {
    let auto = Theme(name: .auto)
    #expect(auto.styles(isLight: nil) == Theme().styles(isLight: nil))
    #expect(auto.styles(isLight: true) == Theme(name: .light).styles(isLight: nil))
    #expect(auto.styles(isLight: false) == Theme(name: .dark).styles(isLight: true))
    #expect(Theme().styles(isLight: true) == Theme().styles(isLight: false))
    #expect([Theme.terminal, Theme.monochrome, Theme.highContrast].allSatisfy { $0.count > 5 })
    #expect(Theme.dark.count == 12 && Theme.light.count == 12)
  }

  @Test func `dates are ages, or written in a pattern`() throws {
    #expect(try read("").dateFormat == .relative)
    #expect(try read(#"date-format = "relative""#).dateFormat == .relative)
    let iso = try read(#"date-format = "iso""#).dateFormat
    #expect(try read(#"date-format = "%Y-%m-%d %H:%M""#).dateFormat == iso)
    #expect(
      mistakes(#"date-format = "%d %B""#)
        == "F:1:19: no date has %B; there are %Y, %m, %d, %e, %b, %a, %H, %M and %%")
    #expect(
      mistakes(#"date-format = "ISO""#)
        == #"F:1:16: date-format must be "relative", "iso" or a pattern, as "%d %b %H:%M""#)
    #expect(mistakes("date-format = 1")?.hasPrefix("F:1:15: date-format must be") == true)
  }
}
