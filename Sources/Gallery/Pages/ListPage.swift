import TerminalUI

/// A list: sections, a selection, badges, rows that are deleted, moved and marked.
struct ListPage: View {
  struct Planet: Identifiable, Hashable {
    let name: String
    var moons: Int
    var isMarked = false
    var id: String { name }
  }

  @State private var selection: String?
  @State private var inner = [Planet(name: "Mercury", moons: 0), Planet(name: "Earth", moons: 1)]
  @State private var outer = [
    Planet(name: "Jupiter", moons: 97), Planet(name: "Saturn", moons: 274),
    Planet(name: "Neptune", moons: 16),
  ]

  var body: some View {
    List(selection: $selection) {
      Section("Near") { rows($inner) }
      Section {
        rows($outer)
      } header: {
        Text("Far")
      } footer: {
        Text("Selected: \(selection ?? "none")")
      }
    }
  }

  private func rows(_ planets: Binding<[Planet]>) -> some View {
    ForEach(planets) { $planet in
      Label(planet.name, systemImage: planet.isMarked ? "star.fill" : "circle")
        .badge(planet.moons)
        .swipeActions {
          Button("Mark") { planet.isMarked.toggle() }
        }
    }
    .onDelete { offsets in planets.wrappedValue.remove(atOffsets: offsets) }
    .onMove { offsets, place in planets.wrappedValue.move(fromOffsets: offsets, toOffset: place) }
  }
}
