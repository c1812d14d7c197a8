import TerminalUI

// Approach 5: a view of a picture that is in one of five states, each spelled out, with what it shows
// worked out from the state alone. It is good for a view of several parts that must never contradict each
// other. It costs a line for each state in every property, which is what makes forgetting one impossible.

private enum ImageState {
  case initial
  case loading
  case loaded(Image, of: PictureSample)
  case empty(String)
  case error(any Error)

  var isLoading: Bool {
    switch self {
    case .loading: true
    case .initial, .loaded, .empty, .error: false
    }
  }

  var image: Image? {
    switch self {
    case .loaded(let image, _): image
    case .initial, .loading, .empty, .error: nil
    }
  }

  var text: String? {
    switch self {
    case .initial, .loading: nil
    case .loaded(_, let sample): "\(sample.title), \(sample.bytes.count) bytes"
    case .empty(let message): message
    case .error(let error): "\(error)"
    }
  }
}

struct FiveStateImage: View {
  @Environment(Script.self) private var script
  /// What is asked for; nil before anything is.
  @State private var sample: PictureSample? = .png

  var body: some View {
    AsyncImage(url: sample.map { "\($0.title)?\(script.request)" }) { phase in
      let state = ImageState(phase, of: sample)
      VStack(spacing: 16) {
        if state.isLoading { ProgressView("Loading the picture…") }
        if let image = state.image {
          image.resizable().scaledToFit().frame(maxWidth: 352, maxHeight: 224)
        }
        if let text = state.text { Text(text).foregroundStyle(.secondary) }
      }
      .statePanel(state, of: ImageState.cases)
    }
    .environment(\.pictureLoader, PictureLoader { _ in try await load() })
    .onKeyPress(keys: PictureSample.keys, action: choose)
    .onChange(of: script.request) { sample = sample ?? .png }
  }

  private func load() async throws -> [UInt8] {
    guard let sample, try await script.isFound() else { throw NoPicture() }
    if sample == .hanging { await script.hang() }
    return sample.bytes
  }

  private func choose(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.isEmpty else { return .ignored }
    guard let chosen = PictureSample(rawValue: press.key.character) else {
      sample = nil
      return .handled
    }
    sample = chosen
    script.reload(.success)
    return .handled
  }
}

/// The server has no picture.
private struct NoPicture: Error {}

extension ImageState {
  /// The state of a picture that is asked for, or of one that is not.
  init(_ phase: AsyncImagePhase, of sample: PictureSample?) {
    guard let sample else {
      self = .initial
      return
    }
    switch phase {
    case .empty: self = .loading
    case .success(let image): self = .loaded(image, of: sample)
    case .failure(is NoPicture): self = .empty("There is no picture.")
    case .failure(let error): self = .error(error)
    }
  }
}

extension ImageState: CustomStringConvertible {
  static let cases = [".initial", ".loading", ".loaded", ".empty", ".error"]

  var description: String {
    switch self {
    case .initial: ".initial"
    case .loading: ".loading"
    case .loaded(_, let sample): ".loaded(\(sample.title))"
    case .empty: ".empty(text)"
    case .error(let error as FeedError): ".error(\(error.name))"
    case .error: ".error(picture)"
    }
  }
}
