/// A way to keep the state of a view, in the order in which the menu lists them.
enum Approach: Int, CaseIterable, Identifiable {
  case separateProperties
  case conditionalRendering
  case viewModifiers
  case builderFunctions
  case renderClosures
  case fiveStates
  case login
  case history

  var id: Int { rawValue }

  var title: String {
    switch self {
    case .separateProperties: "Separate properties"
    case .conditionalRendering: "Conditional rendering"
    case .viewModifiers: "View modifiers"
    case .builderFunctions: "Builder functions"
    case .renderClosures: "Render closures"
    case .fiveStates: "Five-state image"
    case .login: "Login, sent once"
    case .history: "State history"
    }
  }

  var summary: String {
    switch self {
    case .separateProperties: "Four properties that can contradict each other"
    case .conditionalRendering: "One enum, one switch, a part for each case"
    case .viewModifiers: "Loading and errors as modifiers of any view"
    case .builderFunctions: "The body names a function that picks the view"
    case .renderClosures: "An enum that is rendered by a closure a case"
    case .fiveStates: "A picture that is always in one of five states"
    case .login: "A form that two quick Enters send only once"
    case .history: "A controller, and every way to show its loads"
    }
  }

  var use: String {
    switch self {
    case .separateProperties: "A sketch, or a view with one flag."
    case .conditionalRendering: "One or two screens with their own state."
    case .viewModifiers: "Many screens that load: they share the modifiers."
    case .builderFunctions: "A screen that keeps all it draws in one place."
    case .renderClosures: "A body that reads as the list of its states."
    case .fiveStates: "A view that must never show two things at once."
    case .login: "A form that must not be sent twice."
    case .history: "Content that outlives its next load."
    }
  }

  var cost: String {
    switch self {
    case .separateProperties: "One forgotten line, and they contradict each other."
    case .conditionalRendering: "The next screen writes the same switch again."
    case .viewModifiers: "More types, and their order matters."
    case .builderFunctions: "None of it can be shared with another screen."
    case .renderClosures: "Every use spells out every case."
    case .fiveStates: "A new state is a line more in each property."
    case .login: "Two guards: one in the model, one on the button."
    case .history: "No compiler insists on every case."
    }
  }
}
