// Approach 0: a property for each thing that can be said of a load, as view models were long written.
// It is good for a sketch, and needs no thought. It costs the certainty that the properties agree: whoever
// sets one must set the others, and the view has to guess which of them to believe.

import TerminalUI

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
