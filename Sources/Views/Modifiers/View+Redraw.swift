import StateKit

nonisolated extension View {
  /// Asks for a frame at an instant, for a view that says how much time has gone; nil asks for none.
  package func redrawn(at instant: AnyClock.Instant?) -> some View {
    ModifiedContext(content: self) { context in
      if let instant, !context.environment.isHidden { context.frame.animate(at: instant) }
    }
  }
}
