/// A moment as a calendar on the wall has it. Foundation's calendar is right too, but a list of posts asks for this
/// some dozens of times a frame.
public struct CivilTime {
  public let year: Int
  /// From 1.
  public let month: Int
  public let day: Int
  public let hour: Int
  public let minute: Int

  private static let daysOfCycle = 146_097
  /// From the first day of the first cycle, in March of the year 0, to 1970.
  private static let daysBefore1970 = 719_468
  /// The longest time that is distinguished: some three thousand years before and after 1970.
  private static let furthest = 1e11

  /// The moment where clocks are so far ahead.
  public init(_ date: Date, in offset: TimeOffset) {
    let time = max(-Self.furthest, min(Self.furthest, date.timeIntervalSince1970)).rounded(.down)
    let seconds = Int(time) + offset.seconds(Date(timeIntervalSince1970: time))
    let days = seconds.divided(by: 86_400)
    // Counted in years that begin in March, so that the odd day is the last one of a cycle of 400 years.
    let shifted = days + Self.daysBefore1970
    let cycle = shifted.divided(by: Self.daysOfCycle)
    let dayOfCycle = shifted - cycle * Self.daysOfCycle
    let yearOfCycle =
      (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0)
    let rest = seconds - days * 86_400
    (hour, minute) = (rest / 3600, rest / 60 % 60)
  }

  /// The days from the beginning of 1970 to a day, by the calendar of today.
  package static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let march = month > 2 ? year : year - 1
    let days = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return march * 365 + march / 4 - march / 100 + march / 400 + days - daysBefore1970
  }

  /// How many days a month has, counted from 1.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? isLeap ? 29 : 28 : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// `14:05`.
  public var clock: String {
    "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// `Mar`.
  public var monthName: String {
    let names = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return names[month - 1]
  }
}

extension Int {
  /// The quotient towards the past, also before 1970.
  fileprivate func divided(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
