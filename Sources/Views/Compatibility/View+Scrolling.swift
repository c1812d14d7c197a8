/// How a finger would scroll. A terminal scrolls by rows, with keys and the wheel.
nonisolated extension View {
  /// Nothing bounces.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }

  /// No keyboard covers the screen; views that ask are told what is set.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment { $0.scrollDismissesKeyboardMode = mode }
  }

  /// What scrolls stays within its room.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// What scrolls stops at any row.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }

  /// What scrolls stops at any row.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Where a scrolling view begins is what its content says.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}

/// When something would bounce at its end.
public nonisolated struct ScrollBounceBehavior: Sendable {
  /// As the system finds best.
  public static let automatic = ScrollBounceBehavior()
  /// Always.
  public static let always = ScrollBounceBehavior()
  /// Only where there is something to scroll.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// When scrolling would take a keyboard away from the screen.
public nonisolated struct ScrollDismissesKeyboardMode: Sendable {
  /// As the system finds best.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode()
}

/// Where scrolling would come to rest.
public nonisolated struct ScrollTargetBehavior: Sendable {
  /// At a page.
  public static let paging = ScrollTargetBehavior()
  /// At a view.
  public static let viewAligned = ScrollTargetBehavior()
}
