/// Changes state and answers what the closure answers. What depends on the state shows the end at once: a
/// terminal has no frames between.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
