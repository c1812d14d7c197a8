import Foundation
// A program as somebody would write it for SwiftUI: only its import and its `@main` were changed.
import TerminalUIFoundation

// MARK: - Model

enum Category: String, CaseIterable, Identifiable, Codable {
  case food = "Food"
  case transport = "Transport"
  case housing = "Housing"
  case entertainment = "Entertainment"
  case other = "Other"

  var id: String { rawValue }

  var icon: String {
    switch self {
    case .food: return "fork.knife"
    case .transport: return "car.fill"
    case .housing: return "house.fill"
    case .entertainment: return "gamecontroller.fill"
    case .other: return "ellipsis.circle"
    }
  }

  var color: Color {
    switch self {
    case .food: return .orange
    case .transport: return .blue
    case .housing: return .green
    case .entertainment: return .purple
    case .other: return Color(.systemGray)
    }
  }
}

struct Expense: Identifiable, Hashable, Codable {
  var id = UUID()
  var title: String
  var amount: Double
  var category: Category
  var date: Date
  var isRecurring: Bool = false
  var notes: String = ""
}

final class ExpenseStore: ObservableObject {
  @Published var expenses: [Expense] = [
    Expense(title: "Groceries", amount: 54.20, category: .food, date: Date()),
    Expense(
      title: "Bus", amount: 2.80, category: .transport,
      date: Date().addingTimeInterval(-86_400)),
    Expense(
      title: "Rent", amount: 890, category: .housing, date: Date().addingTimeInterval(-3 * 86_400),
      isRecurring: true),
    Expense(
      title: "Cinema", amount: 12.5, category: .entertainment,
      date: Date().addingTimeInterval(-5 * 86_400)),
  ]

  var total: Double {
    expenses.reduce(0) { $0 + $1.amount }
  }

  func total(for category: Category) -> Double {
    expenses.filter { $0.category == category }.map(\.amount).reduce(0, +)
  }

  func add(_ expense: Expense) {
    expenses.insert(expense, at: 0)
  }

  func delete(at offsets: IndexSet) {
    expenses.remove(atOffsets: offsets)
  }

  func update(_ expense: Expense) {
    guard let index = expenses.firstIndex(where: { $0.id == expense.id }) else { return }
    expenses[index] = expense
  }
}

enum SortOrder: String, CaseIterable {
  case date = "Date"
  case amount = "Amount"
  case title = "Title"
}

// MARK: - App

struct ExpensesApp: App {
  @StateObject private var store = ExpenseStore()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environmentObject(store)
    }
  }
}

struct ContentView: View {
  var body: some View {
    TabView {
      ExpenseListView()
        .tabItem {
          Label("Expenses", systemImage: "list.bullet")
        }
      SummaryView()
        .tabItem {
          Label("Summary", systemImage: "chart.pie")
        }
    }
    .accentColor(.indigo)
  }
}

// MARK: - List

struct ExpenseListView: View {
  @EnvironmentObject var store: ExpenseStore
  @State private var showingAdd = false
  @State private var searchText = ""
  @State private var sortOrder: SortOrder = .date
  @State private var filter: Category?

  private var visible: [Expense] {
    var result = store.expenses
    if let filter {
      result = result.filter { $0.category == filter }
    }
    if !searchText.isEmpty {
      result = result.filter { $0.title.localizedCaseInsensitiveContains(searchText) }
    }
    switch sortOrder {
    case .date: return result.sorted { $0.date > $1.date }
    case .amount: return result.sorted { $0.amount > $1.amount }
    case .title: return result.sorted { $0.title < $1.title }
    }
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          HStack {
            VStack(alignment: .leading, spacing: 4) {
              Text("Total spent")
                .font(.caption)
                .foregroundStyle(.secondary)
              Text(store.total, format: .currency(code: "EUR"))
                .font(.title.bold())
            }
            Spacer()
            Image(systemName: "creditcard")
              .font(.largeTitle)
              .foregroundStyle(.tint)
          }
          .padding(.vertical, 4)
        }

        Section(header: Text("Recent"), footer: Text("\(visible.count) expenses")) {
          ForEach(visible) { expense in
            NavigationLink(value: expense) {
              ExpenseRow(expense: expense)
            }
          }
          .onDelete(perform: store.delete)
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Expenses")
      .navigationDestination(for: Expense.self) { expense in
        ExpenseDetailView(expense: expense)
      }
      .searchable(text: $searchText, prompt: "Search expenses")
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          Menu {
            Picker("Sort by", selection: $sortOrder) {
              ForEach(SortOrder.allCases, id: \.self) { order in
                Text(order.rawValue).tag(order)
              }
            }
            Divider()
            Button("All categories") { filter = nil }
            ForEach(Category.allCases) { category in
              Button {
                filter = category
              } label: {
                Label(category.rawValue, systemImage: category.icon)
              }
            }
          } label: {
            Image(systemName: "line.3.horizontal.decrease.circle")
          }
        }
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
            showingAdd.toggle()
          } label: {
            Image(systemName: "plus")
          }
          .keyboardShortcut("n", modifiers: .command)
        }
      }
      .sheet(isPresented: $showingAdd) {
        AddExpenseView { expense in
          withAnimation {
            store.add(expense)
          }
        }
        .presentationDetents([.medium, .large])
      }
      .overlay {
        if visible.isEmpty {
          ContentUnavailableView.search(text: searchText)
        }
      }
    }
  }
}

struct ExpenseRow: View {
  let expense: Expense

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: expense.category.icon)
        .frame(width: 36, height: 36)
        .background(expense.category.color.opacity(0.2))
        .clipShape(RoundedRectangle(cornerRadius: 8))
      VStack(alignment: .leading) {
        Text(expense.title)
          .font(.headline)
          .lineLimit(1)
        Text(expense.date, style: .date)
          .font(.caption)
          .foregroundColor(.secondary)
      }
      Spacer()
      Text(expense.amount, format: .currency(code: "EUR"))
        .fontWeight(.semibold)
        .monospacedDigit()
        .foregroundColor(expense.amount > 100 ? .red : .primary)
    }
  }
}

// MARK: - Add

struct AddExpenseView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var amount: Double?
  @State private var category: Category = .food
  @State private var date = Date()
  @State private var isRecurring = false
  @State private var notes = ""
  @FocusState private var focused: Bool

  var onSave: (Expense) -> Void

  private var isValid: Bool {
    !title.trimmingCharacters(in: .whitespaces).isEmpty && (amount ?? 0) > 0
  }

  var body: some View {
    NavigationView {
      Form {
        Section("Details") {
          TextField("Title", text: $title)
            .focused($focused)
            .textInputAutocapitalization(.words)
          TextField("Amount", value: $amount, format: .number)
            .keyboardType(.decimalPad)
          Picker("Category", selection: $category) {
            ForEach(Category.allCases) { category in
              Label(category.rawValue, systemImage: category.icon)
                .tag(category)
            }
          }
          DatePicker("Date", selection: $date, in: ...Date(), displayedComponents: .date)
        }
        Section {
          Toggle("Recurring", isOn: $isRecurring.animation())
          if isRecurring {
            Text("This expense repeats every month.")
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
          TextField("Notes", text: $notes, axis: .vertical)
            .lineLimit(3...6)
        }
      }
      .navigationTitle("New Expense")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(
              Expense(
                title: title, amount: amount ?? 0, category: category, date: date,
                isRecurring: isRecurring, notes: notes))
            dismiss()
          }
          .disabled(!isValid)
        }
      }
      .onAppear { focused = true }
    }
  }
}

// MARK: - Detail

struct ExpenseDetailView: View {
  @EnvironmentObject private var store: ExpenseStore
  @State var expense: Expense
  @State private var confirmDelete = false
  @Environment(\.presentationMode) var presentationMode

  var body: some View {
    Form {
      LabeledContent("Amount", value: expense.amount, format: .currency(code: "EUR"))
      LabeledContent("Category") {
        Label(expense.category.rawValue, systemImage: expense.category.icon)
          .foregroundStyle(expense.category.color)
      }
      LabeledContent("Date", value: expense.date.formatted(date: .abbreviated, time: .omitted))
      Toggle("Recurring", isOn: $expense.isRecurring)
      Section {
        Button("Delete Expense", role: .destructive) {
          confirmDelete = true
        }
        .frame(maxWidth: .infinity)
      }
    }
    .navigationTitle(expense.title)
    .onChange(of: expense) { _, newValue in
      store.update(newValue)
    }
    .confirmationDialog(
      "Delete this expense?", isPresented: $confirmDelete, titleVisibility: .visible
    ) {
      Button("Delete", role: .destructive) {
        store.expenses.removeAll { $0.id == expense.id }
        presentationMode.wrappedValue.dismiss()
      }
    } message: {
      Text("This can't be undone.")
    }
  }
}

// MARK: - Summary

struct SummaryView: View {
  @EnvironmentObject var store: ExpenseStore

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          ForEach(Category.allCases) { category in
            let value = store.total(for: category)
            VStack(alignment: .leading, spacing: 6) {
              HStack {
                Label(category.rawValue, systemImage: category.icon)
                Spacer()
                Text(value, format: .currency(code: "EUR"))
                  .foregroundStyle(.secondary)
              }
              ProgressView(value: value, total: max(store.total, 1))
                .tint(category.color)
            }
          }
        }
        .padding()
      }
      .navigationTitle("Summary")
    }
  }
}
