import TerminalUIFoundation
import Testing

/// Code as it is written for SwiftUI, after the import was changed.
struct ProgramTests {
  @Test func `values are written by their formats`() {
    #expect(
      lines(20, 1) { Text(1234.5, format: .number.locale(Locale(identifier: "en_US"))) } == [
        "1,234.5"
      ])
    #expect(
      lines(20, 1) { Text(Date(timeIntervalSinceNow: -3700), style: .relative) } == ["1 hr, 1 min"])
    #expect(lines(20, 1) { Text(Date(timeIntervalSinceNow: 65), style: .timer) } == ["1:05"])
  }

  @Test func `a form of another program is drawn`() throws {
    let rows = lines(40, 10) { OrderForm() }
    #expect(rows[0] == "Order")
    #expect(rows[1].hasPrefix("▌ ▏2▕") || rows[1].hasPrefix("▌ ▏2 "))
    #expect(rows[2].contains("[ 2026-03-01 ]"))
    #expect(rows[3].contains("Express"))
  }

  @Test func `what is stored is there again`() throws {
    let store = try #require(
      UserDefaults(suiteName: "org.example.names.\(UInt32.random(in: 0 ... .max))"))
    let first = AppStorage(wrappedValue: 1, "count", store: store)
    first.wrappedValue = 7
    #expect(AppStorage(wrappedValue: 1, "count", store: store).wrappedValue == 7)
    let name = AppStorage<String?>("name", store: store)
    name.projectedValue.wrappedValue = "日本"
    #expect(AppStorage<String?>("name", store: store).wrappedValue == "日本")
    name.wrappedValue = nil
    #expect(AppStorage<String?>("name", store: store).wrappedValue == nil)
    let speed = AppStorage(wrappedValue: Speed.slow, "speed", store: store)
    speed.wrappedValue = .fast
    #expect(AppStorage(wrappedValue: Speed.slow, "speed", store: store).wrappedValue == .fast)
  }

  @Test func `a published property hands its values on`() {
    final class Model: ObservableObject {
      @Published var count = 1
    }
    let model = Model()
    var seen: [Int] = []
    var kept: Set<AnyCancellable> = []
    model.$count.filter { $0 != 3 }.sink { seen.append($0) }.store(in: &kept)
    for count in 2...4 { model.count = count }
    kept = []
    model.count = 5
    #expect(seen == [1, 2, 4])
  }

  @Test func `a shape of the program's own is filled`() {
    struct Triangle: Shape {
      func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
      }
    }
    #expect(lines(8, 2) { Triangle().fill(.red) }[1].contains("█"))
    #expect(lines(8, 2) { Text("a").clipShape(Triangle()) }.count == 2)
  }

  private func lines(
    _ width: Int, _ height: Int, @ViewBuilder content: () -> some View
  ) -> [String] {
    CellRenderer(width: width, height: height) {
      Group(content: content).frame(maxWidth: .infinity, alignment: .leading)
    }.lines
  }
}

private enum Speed: String, CaseIterable, Identifiable {
  case slow, fast

  var id: Self { self }
}

private struct OrderForm: View {
  @State private var amount = 2
  @State private var day = Date(timeIntervalSince1970: 1_772_359_200)
  @State private var isExpress = false
  @AppStorage("names.tests.speed") private var speed = Speed.slow

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Order")) {
          TextField("Amount", value: $amount, format: .number)
          DatePicker("Day", selection: $day, displayedComponents: .date)
          Toggle(isOn: $isExpress) { Text("Express") }
          Picker("Speed", selection: $speed) {
            ForEach(Speed.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
          .pickerStyle(SegmentedPickerStyle())
          Link("Terms", destination: URL(string: "https://example.org")!)
        }
      }
    }
    .onReceive(Timer.publish(every: 60, on: .main, in: .common).autoconnect()) { day = $0 }
    .gesture(DragGesture().onEnded { _ in isExpress.toggle() })
  }
}
