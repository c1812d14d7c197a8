import Foundation
import TestSupport
import Testing

@testable import Feeds

@Suite struct FeedDateTests {
  /// 2 January 2024, 03:04:05 UTC.
  private static let second = 1_704_164_645.0

  @Test(arguments: [
    "Tue, 02 Jan 2024 03:04:05 GMT", "02 Jan 2024 03:04:05 UT", "2 Jan 2024 03:04:05 Z",
    "Fri, 02 Jan 2024 03:04:05 UTC",
    "Tue, 2 Jan 24 03:04:05 GMT", "Tue, 02 Jan 2024 03:04:05", "Tue, 02 Jan 2024 04:04:05 +0100",
    "Tue, 02 Jan 2024 04:04:05 +01:00",
    "Tue, 02 Jan 2024 04:04:05 +1", "Mon, 01 Jan 2024 22:04:05 EST",
    "Mon, 01 Jan 2024 20:04:05 PDT", "02 Jan 2024 03:04:05 A",
    "Tue, 02 Jan 2024 05:04:05 +0200 (CEST)", "Tue,  02  January  2024  03:04:05  gmt",
    "TUE, 02 JAN 2024 03:04:05 GMT",
    "Tues, 2nd January 2024 at 03:04:05", "January 2nd, 2024 3:04:05 AM",
    "Jan 2, 2024, 3:04:05\u{202F}AM UTC", "Jan. 2, 2024 3:04:05 a.m.",
    "Tue Jan  2 03:04:05 2024", "Tue Jan  2 04:04:05 CET 2024", "Tue, 02-Jan-2024 03:04:05 GMT",
    "Tuesday, 02-Jan-24 03:04:05 GMT",
    "2024 Jan 02 03:04:05", "Tue Jan 02 2024 04:04:05 GMT+0100 (Central European Standard Time)",
    "Tue, 02 Jan 2024 03:04:05 XYZ",
    "2024-01-02T03:04:05Z", "2024-01-02t03:04:05z", "2024-01-02T04:04:05+01:00",
    "2024-01-01T22:04:05-0500", "2024-01-02 03:04:05",
    "2024-01-02T03:04:05", "20240102T030405Z", "20240102030405", "2024-01-02T030405+00",
    "2024-01-02 04:04:05 CET", "2024/01/02 03:04:05",
    "2024-1-2 3:04:05", "2024-01-02T03:04:05.000Z", "2024-01-02 03:04:05 AM",
    "2024-01-02T03:04:05Z[UTC]", " \n2024-01-02T03:04:05Z\t",
    "1704164645", "1704164645000", "02.01.2024 03:04:05", "2024-01-02T04:04:05+0100 (CET)",
    "Tue, 02 Jan 2024 03:04:05 +9999",
    "Tue, 02 Jan 2024 03:04:05 GMT+0", "Tue , 02 Jan 2024 03:04:05 +0000", "2024-01-02, 03:04:05",
  ])
  func `one second in the forms of the wild`(text: String) {
    #expect(FeedDate.date(text)?.timeIntervalSince1970 == Self.second)
  }

  @Test(arguments: [
    ("2024", "2024-01-01T00:00:00Z"), ("2024-02", "2024-02-01T00:00:00Z"),
    ("2024-02-29", "2024-02-29T00:00:00Z"),
    ("20240229", "2024-02-29T00:00:00Z"), ("2024-02-29Z", "2024-02-29T00:00:00Z"),
    ("2024-01-02T03:04Z", "2024-01-02T03:04:00Z"),
    ("2024-01-02T24:00:00Z", "2024-01-03T00:00:00Z"),
    ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"), ("29 Feb 2024", "2024-02-29T00:00:00Z"),
    ("13/01/2024", "2024-01-13T00:00:00Z"), ("01/13/2024 1:02 PM", "2024-01-13T13:02:00Z"),
    ("05/05/2024", "2024-05-05T00:00:00Z"),
    ("13-01-2024 10:00", "2024-01-13T10:00:00Z"),
    ("Wed, 02 Jan 2024 03:04 GMT", "2024-01-02T03:04:00Z"), ("1 Sept 2024", "2024-09-01T00:00:00Z"),
    ("Jan 2, 2024 3pm", "2024-01-02T15:00:00Z"), ("January 2024", "2024-01-01T00:00:00Z"),
    ("2 Jan 2024 12:30 am", "2024-01-02T00:30:00Z"),
    ("2 Jan 2024 12:30 pm", "2024-01-02T12:30:00Z"), ("2 Jan 70 00:00", "1970-01-02T00:00:00Z"),
    ("2 Jan 49", "2049-01-02T00:00:00Z"),
    ("2 Jan 1900 00:00:00 +0000", "1900-01-02T00:00:00Z"),
    ("2 Jan 103 00:00", "2003-01-02T00:00:00Z"), ("2200-12-31", "2200-12-31T00:00:00Z"),
    ("Thu, 01 Jan 1970 00:00:00 +0530", "1969-12-31T18:30:00Z"),
    ("2024-01-02 15:30 PM", "2024-01-02T15:30:00Z"),
    ("2 Jan 2024 1530", "2024-01-02T15:30:00Z"),
    ("2024-01-02 posted by me", "2024-01-02T00:00:00Z"),
  ])
  func `less usual dates`(text: String, expected: String) throws {
    #expect(FeedDate.date(text) == (try Date(expected, strategy: .iso8601)))
  }

  @Test func `fractions of seconds are kept`() {
    for text in ["2024-01-02T03:04:05.25Z", "2024-01-02T03:04:05,25Z", "2 Jan 2024 03:04:05.25"] {
      #expect(FeedDate.date(text)?.timeIntervalSince1970 == Self.second + 0.25)
    }
    let long = "2024-01-02T03:04:05.2500000000000000000000000001Z"
    #expect(FeedDate.date(long)?.timeIntervalSince1970 == Self.second + 0.25)
  }

  @Test(arguments: [
    "", " ", "yesterday", "soon", "02/01/2024", "1/2/24", "2023-02-29", "30 Feb 2024",
    "31 Apr 2024", "2024-13-01", "2024-00-01",
    "2024-01-00", "0000-00-00", "0000-00-00T00:00:00Z", "1899-12-31", "2201-01-01", "32 Jan 2024",
    "Jan 2024 25:00:00", "2024-01-02T25:00:00Z",
    "2024-01-02T24:00:01Z", "2024-01-02T12:60:00Z", "2024-01-02T12:00:61Z", "2024-W01-1",
    "2024-123", "12:00", "Tue", "Jan", "2 Jan",
    "123", "12345", "99999999999999999999999999999", "2 Jan Feb 2024", "2024-01-02Tx",
    "2 Foo 2024 10:00", "-1", "+",
    "{}", "2024-", "2024-1x", "1 2 3", "2 Jan 2024 x", "9999999999999",
  ])
  func `what is no date, or may be two, is none`(text: String) {
    #expect(FeedDate.date(text) == nil)
  }

  @Test func `every instant survives being written and read`() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<300 {
      let instant = Date(
        timeIntervalSince1970: Double(random.number(-2_208_900_000...7_289_500_000)))
      for format in Self.formats {
        let text = format(instant)
        #expect(FeedDate.date(text) == instant, "\(text)")
      }
    }
  }

  @Test func `no bytes make it stop or trap`() {
    var random = SeededGenerator(seed: 7)
    let pieces = [
      "2024", "-", ":", "Jan", " ", "T", "Z", "+", "24", "0", "99", "/", ".", ",", "am", "pm", "(",
      ")", "GMT", "th", "é", "\u{0}",
      "123456789012345678901234567890", "Tue", "x",
    ]
    var read = 0
    for _ in 0..<20_000 {
      let text = (0..<random.number(1...12)).map { _ in pieces[random.number(0...pieces.count - 1)]
      }.joined()
      if let date = FeedDate.date(text) {
        read += 1
        #expect((-2_300_000_000...7_300_000_000).contains(date.timeIntervalSince1970))
      }
    }
    #expect(read > 100)
  }

  @Test(arguments: [" ", "1", "a", "(", "()", "-", ":", "+1", ",", ".", "é", "Jan ", "1 ", "T"])
  func `the cost of a date grows with its length, up to a limit`(piece: String) {
    let excess = Growth.excess(from: 24, upTo: 96) {
      String(repeating: piece, count: $0 / piece.utf8.count)
    } work: {
      for _ in 0..<16 { _ = FeedDate.date($0) }
    }
    #expect(excess == nil)
    let blanks = String(repeating: " ", count: 100)
    #expect(
      FeedDate.date("2 Jan 2024 03:04:05" + blanks + "x")?.timeIntervalSince1970 == Self.second)
    #expect(FeedDate.date(blanks + "2 Jan 2024 03:04:05") == nil)
  }

  private static let formats: [@Sendable (Date) -> String] = {
    let styles: [(String, Int)] = [
      ("EEE, dd MMM yyyy HH:mm:ss Z", 0), ("d MMMM yyyy HH:mm:ss ZZZZZ", 3600),
      ("EEE MMM d HH:mm:ss yyyy", 0),
      ("yyyy-MM-dd'T'HH:mm:ssZZZZZ", -12_600), ("yyyyMMdd'T'HHmmssZ", 20_700),
      ("MMMM d, yyyy h:mm:ss a", 0),
      ("yyyy-MM-dd HH:mm:ss", 0), ("dd.MM.yyyy HH:mm:ss", 0),
      ("EEEE, dd-MMM-yyyy HH:mm:ss 'GMT'", 0), ("yyyyMMddHHmmss", 0),
    ]
    return styles.map { style, offset in
      { date in
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: offset)
        formatter.dateFormat = style
        return formatter.string(from: date)
      }
    }
  }()
}
