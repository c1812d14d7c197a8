import TerminalUI

/// One choice in four styles: a menu, segments, rows, and a screen of its own.
struct PickerPage: View {
  enum Fruit: String, CaseIterable, Identifiable {
    case apple = "Apple"
    case banana = "Banana"
    case cherry = "Cherry"

    var id: Self { self }
  }

  @State private var fruit = Fruit.apple

  var body: some View {
    NavigationStack {
      Form {
        Section("Chosen: \(fruit.rawValue)") {
          picker("Menu").pickerStyle(.menu)
          picker("Segments").pickerStyle(.segmented)
          picker("Screen").pickerStyle(.navigationLink)
        }
        Section("Inline") {
          picker("Rows").pickerStyle(.inline).labelsHidden()
        }
      }
    }
  }

  private func picker(_ title: String) -> some View {
    Picker(title, selection: $fruit) {
      ForEach(Fruit.allCases) { Text($0.rawValue) }
    }
  }
}
