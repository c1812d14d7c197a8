/// The screen and the modals over it, and which view has the focus in each: a modal that goes gives the
/// focus back to where it was.
struct FocusLayers {
  private struct Layer {
    let place: ObjectIdentifier
    let scope: FocusScope
  }

  private var layers: [Layer] = []
  private var focus: [ObjectIdentifier: FocusID] = [:]

  /// The views that keys reach now.
  var scope: FocusScope? { layers.last?.scope }

  /// The view that has the focus now.
  var focused: FocusID? { layers.last.flatMap { focus[$0.place] } }

  /// Begins a frame, of which nothing is there yet.
  mutating func removeAll() { layers = [] }

  /// Puts a layer over those that are there.
  mutating func append(_ scope: FocusScope, at place: StateNode) {
    layers.append(Layer(place: ObjectIdentifier(place), scope: scope))
  }

  /// Gives the focus of each layer to a view that is still there; a layer that is gone is forgotten.
  mutating func settle() {
    var settled: [ObjectIdentifier: FocusID] = [:]
    for layer in layers { settled[layer.place] = layer.scope.settled(focus[layer.place]) }
    focus = settled
  }

  /// Moves the focus on, or back, in the top layer.
  mutating func move(forward: Bool) {
    guard let top = layers.last else { return }
    focus[top.place] = top.scope.neighbour(of: focused, forward: forward)
  }
}
