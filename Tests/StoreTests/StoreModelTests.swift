import Store
import StoreSupport
import TestSupport
import Testing

struct StoreModelTests {
  @Test func `the store does what a dictionary would do`() throws {
    let property = Property<StoreCommand>(
      name: "like a dictionary", command: StoreCommand.init(using:),
      violation: { history in
        do {
          let store = try PostStore.inMemory()
          var model = StoreModel()
          for (step, command) in history.enumerated() {
            if let difference = try model.difference(doing: command, at: step, in: store) {
              return difference
            }
          }
          try store.checkAll()
          return nil
        } catch {
          return "\(error)"
        }
      })
    if let found = property.counterexample(histories: Soak.count(12, soak: 200), upTo: 60) {
      Issue.record("\(found)")
    }
  }
}
