import TerminalUI

/// Grids: one of rows whose columns are as wide as they must be, and one that is as wide as there is room.
struct GridPage: View {
  private let columns = [GridItem(.adaptive(minimum: 64), spacing: 8)]
  private let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .blue, .purple]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 0) {
        GridRow {
          Text("City").bold()
          Text("Country").bold()
          Text("°C").bold()
        }
        Divider()
        row("Reykjavík", "Iceland", "4")
        row("東京", "Japan", "18")
        row("São Paulo", "Brazil", "27")
      }
      LazyVGrid(columns: columns, spacing: 16) {
        ForEach(colors.indices, id: \.self) { index in
          Text("\(index + 1)")
            .frame(maxWidth: .infinity)
            .foregroundStyle(.black)
            .background(colors[index])
        }
      }
    }
  }

  private func row(_ city: String, _ country: String, _ degrees: String) -> some View {
    GridRow {
      Text(city)
      Text(country).foregroundStyle(.secondary)
      Text(degrees)
    }
  }
}
