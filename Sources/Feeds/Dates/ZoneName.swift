/// Zones by the names that feeds use for them.
enum ZoneName {
  /// Seconds east of Greenwich, by a name in small letters; nil where it is no zone.
  ///
  /// The single letters of the military mean UTC: RFC 822 had them the wrong way round, and RFC 2822 says so.
  static func offset(_ name: String) -> Int? {
    if name.utf8.count == 1 { return 0 }
    return hours[name].map { Int($0 * 3600) }
  }

  private static let hours: [String: Double] = [
    "ut": 0, "utc": 0, "gmt": 0, "wet": 0, "zulu": 0, "bst": 1, "west": 1, "cet": 1, "met": 1,
    "cest": 2, "mest": 2, "mesz": 2, "mez": 1, "eet": 2, "sast": 2, "eest": 3, "msk": 3, "ist": 5.5,
    "sgt": 8, "hkt": 8, "awst": 8, "jst": 9, "kst": 9, "acst": 9.5, "acdt": 10.5, "aest": 10,
    "aedt": 11, "nzst": 12, "nzdt": 13, "est": -5, "edt": -4, "et": -5, "cst": -6, "cdt": -5,
    "mst": -7, "mdt": -6, "pst": -8, "pdt": -7, "pt": -8, "ast": -4, "adt": -3, "nst": -3.5,
    "ndt": -2.5, "akst": -9, "akdt": -8, "hst": -10, "brt": -3, "art": -3,
  ]
}
