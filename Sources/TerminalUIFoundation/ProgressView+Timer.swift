nonisolated extension ProgressView {
  /// A bar of the time that is left of some time, or that is gone.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    self.init(
      timed: {
        let gone = Date().timeIntervalSince(timerInterval.lowerBound) / max(length, .ulpOfOne)
        return countsDown ? 1 - gone : gone
      }, label: label(), currentValueLabel: currentValueLabel())
  }
}

nonisolated extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// The same with the time itself below it.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

nonisolated extension ProgressView
where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// The same without a label.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The time that is left of some time, or that is gone.
public nonisolated struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
