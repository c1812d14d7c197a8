import Cells
import StateKit

@testable import Views

/// A condition that the test holds, and what was written to it.
final class Condition {
  var isTrue: Bool
  let log = Log()

  init(_ isTrue: Bool = true) { self.isTrue = isTrue }

  var binding: Binding<Bool> {
    Binding(get: { self.isTrue }, set: { self.write($0) })
  }

  private func write(_ value: Bool) {
    isTrue = value
    log.add("\(value)")
  }
}

/// A screen with a toast whose condition the test holds.
final class ToastFixture {
  let fixture: ViewFixture
  private let condition = Condition()

  var isShowing: Bool {
    get { condition.isTrue }
    set { condition.isTrue = newValue }
  }

  /// What was written to the condition.
  var log: Log { condition.log }

  init(
    _ width: Int = 24, _ height: Int = 6, _ type: ToastType = .snackBar("Saved"),
    duration: Double = 4, at position: ToastPositionOptions = .init(),
    over content: some View = Text("content"), onTap: (() -> Void)? = nil
  ) {
    let condition = condition
    fixture = ViewFixture(width, height) {
      Redrawn {
        content.toast(
          isShowing: condition.binding, type: type, transitionOptions: .init(duration: duration),
          positionOptions: position, onTap: onTap)
      }
    }
  }

  var picture: String { fixture.picture }

  /// Makes the frame for an instant in seconds.
  func picture(at seconds: Double) -> String {
    fixture.now = .at(seconds)
    return picture
  }
}

/// Evaluates its content again in each frame.
struct Redrawn<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}

extension ToastType {
  /// A snack bar of one row.
  static func snackBar(_ text: String) -> ToastType {
    .snackBar(options: .init(message: .init(text: text), internalPadding: .columns))
  }

  /// A toast of one row.
  static func toast(_ text: String) -> ToastType {
    .toast(options: .init(message: .init(text: text), internalPadding: .columns))
  }
}

extension EdgeInsets {
  /// Two columns at each side.
  static let columns = EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
}

extension AnyClock.Instant {
  /// An instant by its seconds.
  static func at(_ seconds: Double) -> AnyClock.Instant {
    AnyClock.Instant(offset: .seconds(seconds))
  }
}
