import Foundation
import Posts
import StateKit
import Views

/// The line at the top of the screen: what is read, what goes on, and the place in the list.
struct TitleBar: View {
  let title: String
  let state: ViewState<[Post]>
  let loadingSince: AnyClock.Instant?
  let selected: (number: Int, count: Int)?

  var body: some View {
    HStack(spacing: 16) {
      HStack {
        Text("Outpost").bold()
        Text(title)
      }
      Spacer()
      status
      if let selected { Text("\(selected.number)/\(selected.count)").layoutPriority(1) }
    }
    .lineLimit(1)
    .padding(.horizontal, 8)
    .foregroundColor(.white)
    .background(Color.blue)
  }

  @ViewBuilder private var status: some View {
    switch state {
    case .loading(after: .loaded), .loading(after: .empty):
      ProgressView { ElapsedTime(since: loadingSince) }
    case .error(let error, .banner): Text("⚠ \(error.localizedDescription)")
    case .idle, .loading(after: .idle), .loading(after: .failed), .loaded, .empty,
      .error(_, .fullScreen), .error(_, .alert):
      EmptyView()
    }
  }
}
