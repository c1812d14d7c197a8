import Feeds
import Foundation
import Testing

@Suite struct ScheduleTests {
  private func schedule(_ text: String) throws -> FeedSchedule {
    try feed(
      """
      <rss xmlns:sy="http://purl.org/rss/1.0/modules/syndication/"><channel>\(text)
      <item><title>a</title></item></channel></rss>
      """
    ).schedule
  }

  @Test(arguments: [
    ("", nil), ("<ttl>90</ttl>", 5400), ("<ttl> 90 </ttl>", 5400),
    ("<sy:updatePeriod>hourly</sy:updatePeriod>", 3600),
    ("<sy:updatePeriod>Daily</sy:updatePeriod><sy:updateFrequency>4</sy:updateFrequency>", 21_600),
    ("<sy:updateFrequency>4</sy:updateFrequency><sy:updatePeriod>daily</sy:updatePeriod>", 21_600),
    ("<ttl>90</ttl><sy:updatePeriod>hourly</sy:updatePeriod>", 5400),
    // More than a day is a mistake.
    ("<ttl>100000</ttl>", 86_400), ("<sy:updatePeriod>yearly</sy:updatePeriod>", 86_400),
    ("<ttl>0</ttl>", nil), ("<ttl>-5</ttl>", nil), ("<ttl>soon</ttl>", nil),
    ("<ttl>99999999999999999999</ttl>", nil), ("<sy:updatePeriod>never</sy:updatePeriod>", nil),
    ("<sy:updatePeriod>daily</sy:updatePeriod><sy:updateFrequency>0</sy:updateFrequency>", 86_400),
    ("<item><ttl>90</ttl></item>", nil),
  ]) func `a feed says how long it has nothing new`(text: String, seconds: Int?) throws {
    #expect(try schedule(text).interval == seconds.map { .seconds($0) })
  }

  @Test func `a feed says in which hours it has nothing new`() throws {
    let text = "<skipHours><hour>1</hour><hour> 23</hour><hour>24</hour><hour>x</hour></skipHours>"
    let schedule = try schedule(text + "<hour>5</hour>")
    #expect(schedule.skippedHours == [0, 1, 23])
    // 1970-01-01 at 01:30 and 02:00 in UTC.
    #expect(schedule.skips(Date(timeIntervalSince1970: 5400)))
    #expect(!schedule.skips(Date(timeIntervalSince1970: 7200)))
    #expect(schedule.skips(Date(timeIntervalSince1970: -1)))
    let all = (0..<24).map { "<hour>\($0)</hour>" }.joined()
    #expect(try self.schedule("<skipHours>\(all)</skipHours>").skippedHours == [])
  }

  @Test func `a feed that is truncated says it all the same`() throws {
    let cut = try feed("<rss><channel><ttl>60</ttl><item><title>a</title></item><item><ti")
    #expect(cut.isTruncated && cut.schedule.interval == .seconds(3600))
  }
}
