/// Remembers which types of view have dynamic properties, so that only those are looked through.
final class PropertyIndex {
  private var known: [ObjectIdentifier: Bool] = [:]

  func hasDynamic<V: View>(_ view: V) -> Bool {
    let type = ObjectIdentifier(V.self)
    if let answer = known[type] { return answer }
    let answer = Mirror(reflecting: view).children.contains { $0.value is any DynamicProperty }
    known[type] = answer
    return answer
  }
}
