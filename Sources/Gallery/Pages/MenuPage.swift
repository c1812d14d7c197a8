import TerminalUI

/// Menus: of a button, of of a view, which m or Ctrl and a click open, and groups that open.
struct MenuPage: View {
  @State private var chosen = "nothing"
  @State private var order = "Name"
  @State private var isOpen = true

  var body: some View {
    Form {
      Menu("Actions") {
        Button("Copy") { chosen = "Copy" }
        Button("Rename") { chosen = "Rename" }
        Divider()
        Menu("Sort by") {
          Picker("Order", selection: $order) {
            Text("Name").tag("Name")
            Text("Date").tag("Date")
          }
        }
        Button("Delete", role: .destructive) { chosen = "Delete" }
      }
      LabeledContent("Chosen", value: chosen)
      LabeledContent("Sorted by", value: order)
      Button("With a context menu") { chosen = "the button" }
        .contextMenu {
          Button("Open") { chosen = "Open" }
          Button("Share") { chosen = "Share" }
        }
      DisclosureGroup("Details", isExpanded: $isOpen) {
        Text("They are shown while the group is open.")
        Text("Enter opens and closes it.")
      }
    }
  }
}
