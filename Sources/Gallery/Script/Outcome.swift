/// How a load ends.
enum Outcome: Int, CaseIterable {
  case success = 1
  case serverError
  case networkError
  case empty

  var name: String {
    switch self {
    case .success: "Success"
    case .serverError: "Server error"
    case .networkError: "Network error"
    case .empty: "Empty"
    }
  }

  /// The outcome after this one; after the last comes the first.
  var following: Outcome { Outcome(rawValue: rawValue + 1) ?? .success }
}
