@testable import Views

/// The columns and rows that a view takes of a screen.
func measured(_ width: Int, _ height: Int, @ViewBuilder _ view: () -> some View) -> [Int] {
  let content = view()
  var size = GeometryProxy.Size(width: -1, height: -1)
  let fixture = ViewFixture(width, height) {
    content.background {
      GeometryReader { proxy in
        measure(proxy) { size = $0 }
      }
    }
  }
  fixture.draw()
  return [Int(size.width / 8), Int(size.height / 16)]
}

private func measure(
  _ proxy: GeometryProxy, _ take: (GeometryProxy.Size) -> Void
) -> EmptyView {
  take(proxy.size)
  return EmptyView()
}
