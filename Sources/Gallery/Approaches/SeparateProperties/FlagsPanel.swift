import TerminalUI

/// The separate properties, to be set by hand, and the contradictions that nothing keeps them from.
struct FlagsPanel: View {
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
      Toggle("display \(name(of: model.display))", isOn: hasDisplay)
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
    Binding {
      !model.posts.isEmpty
    } set: {
      model.posts = $0 ? Post.samples : []
    }
  }

  private var hasError: Binding<Bool> {
    Binding {
      model.error != nil
    } set: {
      model.error = $0 ? .server(code: 500) : nil
    }
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

  private func name(of display: ErrorDisplay?) -> String {
    switch display {
    case nil: ""
    case .alert: ".alert"
    case .fullScreen: ".fullScreen"
    }
  }
}
