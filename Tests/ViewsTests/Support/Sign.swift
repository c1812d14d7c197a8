import Observation

/// A model of the newer kind.
@Observable final class Sign {
  struct Inner {
    var depth = 0
  }

  var text: String
  var inner = Inner()

  init(_ text: String = "a") { self.text = text }
}
