import Views

/// A line of the list of shelves: a name that is cut where it is long, and how many there are.
struct ShelfRow<Sign: View>: View {
  let name: String
  let count: Int
  /// What stands before the name, in a column of its own.
  @ViewBuilder let sign: Sign

  var body: some View {
    HStack {
      sign
      Text(name).bold(count > 0)
      Spacer()
      Text(count > 0 ? "\(count)" : "").foregroundColor(.secondary).layoutPriority(1)
    }
    .lineLimit(1)
  }
}
