import TerminalUI

/// The cases of an enum below one another, with a mark and the values at the one that holds.
struct CaseList: View {
  let state: String
  let cases: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("State, one of \(cases.count)").foregroundStyle(.secondary)
      ForEach(cases, id: \.self) { name in
        if isCurrent(name) {
          HStack(alignment: .top) {
            Text("▸")
            Text(state)
          }
          .bold()
        } else {
          Text("  \(name)").foregroundStyle(.secondary)
        }
      }
    }
  }

  private func isCurrent(_ name: String) -> Bool { state.prefix { $0 != "(" } == name }
}
