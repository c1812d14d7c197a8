import Foundation
import Tape
import Testing

/// Tapes that name their sources, the date and the time zone.
struct SeveralSourcesTests {
  private static let tape = #"""
    Set Columns 120
    Set Date 2026-03-08T20:00Z
    Set TimeZone "Asia/Tokyo"
    Set Source "The News" in "News" at "https://news.example/feed" kept "old.json"
    Set Source "Blog"
    Set Source "Late" at "https://late.example/" new
    Serve "The News" after 800ms feed "new.xml"
    Serve "Blog" feed "blog.xml" charset "iso-8859-2"
    Serve "Late" never
    Wait@2s state of "Blog" fresh
    Expect state of "The News" "loading"

    """#

  @Test func `sources, a date and a time zone are read, and written as they were`() throws {
    let there = files([
      "old.json": "", "new.xml": "", "blog.xml": "", "/usr/share/zoneinfo/Asia/Tokyo": "",
    ])
    let script = try TapeScript(Self.tape, file: "t.tape", files: there)
    var (news, blog, late) = (
      TapeSource(name: "The News"), TapeSource(name: "Blog"), TapeSource(name: "Late")
    )
    (news.folder, news.address, news.kept) = ("News", "https://news.example/feed", "old.json")
    blog.address = nil
    (late.address, late.isNew) = ("https://late.example/", true)
    #expect(script.settings.sources == [news, blog, late])
    #expect(script.settings.date == Date(timeIntervalSince1970: 1_773_000_000))
    #expect(script.settings.timeZone == "Asia/Tokyo")
    #expect(
      script.steps.map(\.command) == [
        .serve(
          TapeResponse(.feed(file: "new.xml"), after: .milliseconds(800)), of: "The News"),
        .serve(TapeResponse(.feed(file: "blog.xml", charset: "iso-8859-2")), of: "Blog"),
        .serve(TapeResponse(.never), of: "Late"),
        .wait(.sourceState("fresh", of: "Blog"), limit: .seconds(2)),
        .expect(.sourceState("loading", of: "The News")),
      ])
    let again = try TapeScript(script.text, file: "t.tape", files: there)
    #expect(again.settings == script.settings)
    #expect(again.steps.map(\.command) == script.steps.map(\.command))
  }

  @Test func `a tape without them has one date and one time zone`() throws {
    let settings = try TapeScript("", file: "t.tape").settings
    #expect(settings.sources.isEmpty && settings.timeZone == "UTC")
    #expect(settings.date == (try Date("2026-01-15T12:00:00Z", strategy: .iso8601)))
  }

  @Test(arguments: [
    ("Set Source \"A\"\nSet Source \"A\"", #"2:1: there is a source "A" already"#),
    (
      "Set Source \"A\"\nSet Source \"B\"\nServe posts",
      #"3:1: there are several sources, and Serve names one of them: Serve "A" …, or "B""#
    ),
    (
      "Set Source \"Example\"\nServe \"Exampel\" posts",
      #"2:7: there is no source "Exampel"; did you mean "Example"?"#
    ),
    (
      "Serve \"A\" posts",
      #"1:7: there is no source "A"; write Set Source "A" before the first command"#
    ),
    ("Set Source \"A\"\nExpect state of \"B\" failed", #"2:17: there is no source "B"; "#),
    ("Wait state of \"B\" failed", #"1:15: there is no source "B"; "#),
    ("Expect state of", #"1:16: Expect state wants the name of a source in quotes; "#),
    (
      "Set Source \"A\" at \"x\"\nSet Source \"B\" at \"x\"",
      "2:1: another source is at that address already"
    ),
    ("Set Source", "1:11: Set Source wants the name of a source in quotes; "),
    (
      "Set Source \"A\" on \"B\"",
      "1:16: Set Source wants a detail of the source (in, at, kept, new), not on; "
    ),
    ("Set Source \"A\" kept \"x.json\"", "1:21: there is no file x.json"),
    ("Set Source \"A\" new", #"1:19: a new source is added by its address; write at "ADDRESS""#),
    ("Serve feed", "1:11: Serve wants the name of a file in quotes; "),
    ("Serve feed \"x.xml\"", "1:12: there is no file x.xml"),
    ("Set Date tomorrow", "1:10: Set Date wants a date, not tomorrow; write Set Date 2026-01-15"),
    ("Set Date 2026-02-31T12:00Z", "1:10: Set Date wants a date, not 2026-02-31T12:00Z; "),
    (
      "Set TimeZone \"Mars\"",
      #"1:14: there is no time zone Mars on this machine; write one like "Europe/Berlin""#
    ),
    ("Set TimeZone \"../../passwd\"", "1:14: there is no time zone ../../passwd "),
  ])
  func `a mistake says what is wrong and what would be right`(tape: String, message: String) {
    let all = mistakes(tape)
    #expect(all.count == 1 && all[0].hasPrefix("t.tape:" + message), "\(all)")
  }
}
