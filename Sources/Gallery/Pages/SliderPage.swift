import TerminalUI

/// Numbers: steppers, sliders, and the progress that they set. In a form, the arrows change the row with the cursor.
struct SliderPage: View {
  @State private var guests = 2
  @State private var volume = 0.4
  @State private var percent = 60.0

  var body: some View {
    Form {
      Stepper("Guests: \(guests)", value: $guests, in: 1...8)
      Stepper("By tens: \(Int(percent))", value: $percent, in: 0...100, step: 10)
      Slider(value: $volume)
      Slider(value: $percent, in: 0...100, step: 10) {
        Text("Percent")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      ProgressView("Volume", value: volume)
      ProgressView(value: percent, total: 100).tint(.green)
      HStack(spacing: 16) {
        ProgressView(value: volume).progressViewStyle(.circular)
        ProgressView("Nobody knows")
      }
    }
  }
}
