import TerminalUI

// Approach 5: a view of a picture that is in one of five states, each spelled out, with what it shows
// worked out from the state alone. It is good for a view of several parts that must never contradict each
// other. It costs a line for each state in every property, which is what makes forgetting one impossible.

private enum ImageState {
  case initial
  case loading
  case loaded(Picture)
  case empty(String)
  case error(FeedError)

  var isLoading: Bool {
    switch self {
    case .loading: true
    case .initial, .loaded, .empty, .error: false
    }
  }

  var picture: Picture? {
    switch self {
    case .loaded(let picture): picture
    case .initial, .loading, .empty, .error: nil
    }
  }

  var text: String? {
    switch self {
    case .initial, .loading: nil
    case .loaded(let picture): "\(picture.title), \(picture.width) × \(picture.height) pixels"
    case .empty(let message): message
    case .error(let error): "\(error)"
    }
  }
}

struct FiveStateImage: View {
  @Environment(Script.self) private var script
  @State private var state = ImageState.initial

  var body: some View {
    VStack(spacing: 16) {
      if state.isLoading { ProgressView("Loading the picture…") }
      if let picture = state.picture { PictureView(picture: picture) }
      if let text = state.text { Text(text).foregroundStyle(.secondary) }
    }
    .task(id: script.request) { await load() }
    .statePanel(state, of: ImageState.cases)
  }

  private func load() async {
    state = .loading
    do {
      state = try await script.picture().map(ImageState.loaded) ?? .empty("There is no picture.")
    } catch let error as FeedError {
      state = .error(error)
    } catch {
      // Cancelled: a newer load says what is shown.
    }
  }
}

extension ImageState: CustomStringConvertible {
  static let cases = [".initial", ".loading", ".loaded", ".empty", ".error"]

  var description: String {
    switch self {
    case .initial: ".initial"
    case .loading: ".loading"
    case .loaded(let picture): ".loaded(\(picture.title))"
    case .empty: ".empty(text)"
    case .error(.server(let code)): ".error(\(code))"
    case .error(.network): ".error(network)"
    }
  }
}

/// A picture in half blocks: a cell is two pixels, the upper one in its colour, the lower one behind it.
private struct PictureView: View {
  let picture: Picture

  /// Neighbours that look the same, which are drawn as one text.
  private struct Run: Identifiable {
    let id: Int
    let upper: Color
    let lower: Color
    var length = 1
  }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<picture.height / 2) { row in
        HStack(spacing: 0) {
          ForEach(runs(picture.rows[2 * row], picture.rows[2 * row + 1])) { run in
            Text(String(repeating: "▀", count: run.length))
              .foregroundStyle(run.upper)
              .background(run.lower)
          }
        }
      }
    }
    .fixedSize()
    .accessibilityLabel(picture.title)
  }

  private func runs(_ upper: [Color], _ lower: [Color]) -> [Run] {
    var runs: [Run] = []
    for (x, colors) in zip(upper, lower).enumerated() {
      if let last = runs.last, (last.upper, last.lower) == colors {
        runs[runs.count - 1].length += 1
      } else {
        runs.append(Run(id: x, upper: colors.0, lower: colors.1))
      }
    }
    return runs
  }
}
