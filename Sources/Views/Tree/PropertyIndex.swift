/// Remembers where the dynamic properties of each type lie, so that a type is looked through once.
final class PropertyIndex {
  struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
    /// The number of its slot, counted from the first slot of the value that it is part of.
    let slot: Int
  }

  private struct Table {
    var fields: [Field] = []
    var slots = 0
  }

  private var known: [ObjectIdentifier: Table] = [:]

  func fields(of type: Any.Type) -> [Field] { table(of: type).fields }

  /// Each property takes one slot and those of the properties within it, so that no two share one.
  private func table(of type: Any.Type) -> Table {
    if let table = known[ObjectIdentifier(type)] { return table }
    var table = Table()
    for field in FieldReflection.fields(of: type) {
      guard let property = field.type as? any DynamicProperty.Type else { continue }
      table.fields.append(Field(offset: field.offset, type: property, slot: table.slots))
      table.slots += 1 + self.table(of: property).slots
    }
    known[ObjectIdentifier(type)] = table
    return table
  }
}
