import TerminalUIFoundation

// A to-do application, written as for SwiftUI in code without default isolation.

struct TodoItem: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var isDone = false
  var due: Date?
}

class TodoStore: ObservableObject {
  @Published var items: [TodoItem] = [
    TodoItem(title: "Milk"), TodoItem(title: "Bread", isDone: true),
  ]
  @Published var query = ""
  private var cancellables = Set<AnyCancellable>()

  init() {
    $query.sink { _ in }.store(in: &cancellables)
  }

  func delete(at offsets: IndexSet) { for index in offsets.reversed() { items.remove(at: index) } }
  func move(from: IndexSet, to: Int) {}
}

struct TodoApp: View {
  @StateObject private var store = TodoStore()
  @AppStorage("plain.tests.sort") private var sortByName = false

  var body: some View {
    TabView {
      NavigationView {
        List {
          ForEach(store.items) { item in
            NavigationLink(destination: TodoDetail(item: item)) { TodoRow(item: item) }
          }
          .onDelete(perform: store.delete)
          .onMove(perform: store.move)
        }
        .listStyle(InsetGroupedListStyle())
        .navigationTitle("To do")
        .navigationBarItems(
          leading: EditButton(), trailing: Button(action: add) { Image(systemName: "plus") })
      }
      .tabItem {
        Image(systemName: "list.bullet")
        Text("List")
      }
      .tag(0)
      Settings().tabItem { Label("Settings", systemImage: "gear") }.tag(1)
    }
    .environmentObject(store)
    .accentColor(.purple)
  }

  private func add() { store.items.append(TodoItem(title: "New")) }
}

struct TodoRow: View {
  let item: TodoItem

  var body: some View {
    HStack {
      Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
        .foregroundColor(item.isDone ? .green : Color(.systemGray))
      VStack(alignment: .leading, spacing: 4) {
        Text(item.title).font(.headline).strikethrough(item.isDone)
        if let due = item.due {
          Text(due, style: .date).font(.caption).foregroundColor(.secondary)
        }
      }
      Spacer()
    }
    .padding(.vertical, 8)
    .contextMenu {
      Button(action: {}) { Label("Share", systemImage: "square.and.arrow.up") }
      Button(role: .destructive) {
      } label: {
        Label("Delete", systemImage: "trash")
      }
    }
  }
}

struct TodoDetail: View {
  let item: TodoItem
  @Environment(\.presentationMode) var presentationMode

  var body: some View {
    Form {
      Section(header: Text("Item"), footer: Text("What is to be done.")) {
        LabeledContent("Title", value: item.title)
      }
      Button("Close") { presentationMode.wrappedValue.dismiss() }
    }
    .navigationBarTitle(item.title, displayMode: .inline)
  }
}

struct Settings: View {
  enum Theme: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: String { rawValue }
  }

  @State private var theme: Theme = .system
  @State private var name = ""
  @State private var birthday = Date()
  @State private var size: Double = 12
  @State private var copies = 1
  @State private var isOn = true
  @State private var price: Double = 9.99

  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          TextField("Name", text: $name)
            .autocapitalization(.words)
            .disableAutocorrection(true)
          DatePicker("Birthday", selection: $birthday, in: ...Date(), displayedComponents: [.date])
          TextField("Price", value: $price, format: .currency(code: "EUR")).keyboardType(
            .decimalPad)
        }
        Section {
          Picker("Theme", selection: $theme) {
            ForEach(Theme.allCases) { theme in Text(theme.rawValue.capitalized).tag(theme) }
          }
          .pickerStyle(.segmented)
          Stepper("Copies: \(copies)", value: $copies, in: 1...10)
          Stepper(value: $copies, in: 1...10, step: 2) { Text("\(copies)") }
          Slider(value: $size, in: 8...24, step: 1) { Text("Size") }
          Toggle(isOn: $isOn.animation()) { Text("Notifications") }
          DisclosureGroup("Advanced") { Text("Nothing") }
        } header: {
          Text("Look")
        }
        Section {
          Link("Website", destination: URL(string: "https://example.org")!)
          Text(price, format: .number.precision(.fractionLength(2)))
          Text("\(size, specifier: "%.1f") pt")
        }
      }
      .navigationTitle("Settings")
      .toolbar { ToolbarItem(placement: .navigationBarTrailing) { EditButton() } }
    }
  }
}
