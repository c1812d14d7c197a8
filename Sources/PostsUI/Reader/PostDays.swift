import Essentials
import Posts

/// The posts of a list by the day that they are of, kept from frame to frame as long as the posts are the same.
final class PostDays {
  /// Posts that stand below one heading.
  struct Day: Identifiable {
    /// Nil for posts without a heading.
    let name: String?
    let range: Range<Int>

    var id: Int { range.lowerBound }
  }

  /// What the posts are known by.
  struct Key: Equatable {
    /// Of the read that they came with.
    let number: Int
    let count: Int
    let today: CivilDay
  }

  private var known: (key: Key, days: [Day])?

  /// The days of posts, which stand in the order of their dates.
  func days(of posts: [StoredPost], read number: Int, _ time: WallTime) -> [Day] {
    let key = Key(number: number, count: posts.count, today: CivilDay(time.now, time.timeZone))
    if let known, known.key == key { return known.days }
    let calendar = DayNames(time)
    var days: [Day] = []
    var start = 0
    while start < posts.count {
      // A list may be long, and has few headings.
      let name = calendar.name(of: posts[start].date)
      let end = posts.partitionIndex(from: start) { calendar.name(of: $0.date) != name }
      days.append(Day(name: name, range: start..<end))
      start = end
    }
    known = (key, days)
    return days
  }
}

/// A day of the calendar.
struct CivilDay: Equatable {
  let year: Int
  let month: Int
  let day: Int

  init(_ date: Date, _ timeZone: TimeOffset) {
    let time = CivilTime(date, in: timeZone)
    (year, month, day) = (time.year, time.month, time.day)
  }
}

/// What days are called: single ones for a month, the months before that.
private struct DayNames {
  private let time: WallTime
  private let today: CivilDay
  private let yesterday: CivilDay

  private static let day = 86_400.0
  private static let named = 31 * day

  init(_ time: WallTime) {
    self.time = time
    today = CivilDay(time.now, time.timeZone)
    yesterday = CivilDay(time.now.addingTimeInterval(-Self.day), time.timeZone)
  }

  func name(of date: Date) -> String {
    let day = CivilDay(min(date, time.now), time.timeZone)
    if day == today { return "Today" }
    if day == yesterday { return "Yesterday" }
    let civil = CivilTime(date, in: time.timeZone)
    if time.now.timeIntervalSince(date) < Self.named {
      return "\(civil.weekdayName) \(civil.day) \(civil.monthName)"
    }
    return "\(civil.monthName) \(civil.year)"
  }
}
