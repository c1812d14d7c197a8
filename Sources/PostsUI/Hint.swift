/// A key, and what it does now.
struct Hint: Equatable {
  let key: String
  let action: String
}
