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
      // The cast goes through all conformances of the program, and most fields are a closure, an object or an optional.
      guard FieldReflection.isStruct(field.type),
        let property = field.type as? any DynamicProperty.Type
      else { continue }
      table.fields.append(Field(offset: field.offset, type: property, slot: table.slots))
      table.slots += 1 + self.table(of: property).slots
    }
    known[ObjectIdentifier(type)] = table
    return table
  }
}

/// The stored fields of a struct, as the runtime knows them: where a field lies in a value. A property of a
/// view is filled in there. `Mirror` cannot do that, because it returns copies.
///
/// These are the functions that `Mirror` itself stands on, in the standard library of Linux and of
/// macOS alike. An enum has no fields here.
enum FieldReflection {
  struct Field {
    let offset: Int
    let type: Any.Type
  }

  /// Whether a type is a struct, which each property is. The metadata of a type begins with its kind.
  static func isStruct(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x200
  }

  static func fields(of type: Any.Type) -> [Field] {
    // The fields of a class do not lie in the value, which is a reference.
    guard !(type is AnyObject.Type) else { return [] }
    return (0..<count(type)).compactMap { index in
      var about = FieldMetadata()
      let type = (offset: offset(type, index: index), type: child(type, index: index, &about))
      about.freeFunc?(about.name)
      return about.isStrong ? Field(offset: type.offset, type: type.type) : nil
    }
  }
}

/// What the runtime fills in about a field; its layout is the runtime's.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var freeFunc: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func count(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func offset(_ type: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func child(
  _ type: Any.Type, index: Int, _ metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type
