import TerminalUI

// Approach 0: a property for each thing that can be said of a load, as view models were long written.
// It is good for a sketch, and needs no thought. It costs the certainty that the properties agree: whoever
// sets one must set the others, and the view has to guess which of them to believe.

final class SeparatePropertiesModel: ObservableObject {
  @Published var isLoading = false
  @Published var posts: [Post] = []
  @Published var error: FeedError?
  @Published var display: ErrorDisplay?

  func load(from script: Script) async {
    isLoading = true
    posts = []
    error = nil
    display = nil
    do {
      posts = try await script.posts()
    } catch let failure as FeedError {
      error = failure
      display = failure.display
    } catch {
      return
    }
    isLoading = false
  }
}

struct SeparateProperties: View {
  @Environment(Script.self) private var script
  @StateObject private var model = SeparatePropertiesModel()

  var body: some View {
    ZStack {
      if model.isLoading {
        ProgressView("Loading posts…")
      } else if let error = model.error, model.display == .fullScreen {
        FailureView(message: "\(error)") { script.reload() }
      } else if model.posts.isEmpty {
        NoPostsView(reason: "Nothing there, or nothing yet?")
      } else {
        PostList(posts: model.posts)
      }
    }
    .alert("Error", isPresented: isAlertShown) {
      Button("OK", role: .cancel) {}
      Button("Try Again") { script.reload() }
    } message: {
      if let error = model.error { Text("\(error)") }
    }
    .task(id: script.request) { await model.load(from: script) }
    .statePanel(Flags(model).description) { FlagsPanel(model: model) }
  }

  private var isAlertShown: Binding<Bool> {
    Binding {
      model.error != nil && model.display == .alert
    } set: { isShown in
      // `display` is forgotten here. Nobody notices, until something reads it.
      if !isShown { model.error = nil }
    }
  }
}

/// The separate properties, to be set by hand, and the contradictions that nothing keeps them from.
private struct FlagsPanel: View {
  @ObservedObject var model: SeparatePropertiesModel

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      properties
      contradictions
      Text("\(contradictory) of \(Flags.all.count) combinations. An enum has no words for them.")
        .foregroundStyle(.secondary)
    }
  }

  private var properties: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("State, 4 properties").foregroundStyle(.secondary)
      Toggle("isLoading", isOn: $model.isLoading)
      Toggle("posts", isOn: hasPosts)
      Toggle("error", isOn: hasError)
      Toggle("display \(model.display.map { ".\($0)" } ?? "")", isOn: hasDisplay)
    }
  }

  private var contradictions: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Contradictions").foregroundStyle(.secondary)
      ForEach(Flags.Contradiction.allCases, id: \.self) { contradiction in
        if Flags(model).contradictions.contains(contradiction) {
          Text("▸ \(contradiction.rawValue)").bold().foregroundStyle(.red)
        } else {
          Text("  \(contradiction.rawValue)").foregroundStyle(.secondary)
        }
      }
    }
  }

  private var contradictory: Int { Flags.all.count { !$0.contradictions.isEmpty } }
}

extension FlagsPanel {
  private var hasPosts: Binding<Bool> {
    Binding(get: { !model.posts.isEmpty }, set: { model.posts = $0 ? Post.samples : [] })
  }

  private var hasError: Binding<Bool> {
    Binding(get: { model.error != nil }, set: { model.error = $0 ? .server(code: 500) : nil })
  }

  /// Goes from none to a full screen to an alert and back, because a toggle has two ends only.
  private var hasDisplay: Binding<Bool> {
    Binding {
      model.display != nil
    } set: { _ in
      switch model.display {
      case nil: model.display = .fullScreen
      case .fullScreen: model.display = .alert
      case .alert: model.display = nil
      }
    }
  }
}
