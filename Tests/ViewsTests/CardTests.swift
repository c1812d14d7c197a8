import Cells
import Testing

@testable import Views

/// Pieces of screens as they are written for SwiftUI, with all that is said of how they look.
struct CardTests {
  private struct FilledButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity)
        .background(configuration.isPressed ? Color.gray : Color.blue)
        .foregroundColor(.white)
        .clipShape(Capsule())
        .scaleEffect(configuration.isPressed ? 0.95 : 1)
        .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
  }

  @Test func `a card with a badge and a button`() {
    let fixture = ViewFixture(30, 9) {
      VStack(alignment: .leading, spacing: 12) {
        HStack {
          Circle().fill(Color.green).frame(width: 8, height: 8)
          Text("Ada Lovelace").font(.headline)
          Spacer()
          Text("New").font(.caption).padding(.horizontal, 8)
            .overlay(Capsule().stroke(Color.gray, lineWidth: 1))
        }
        Divider()
        Text("She wrote the first program.").foregroundStyle(.secondary)
        Button("Follow") {}.buttonStyle(FilledButtonStyle())
      }
      .padding(8)
      .background(Color.gray.opacity(0.2))
      .cornerRadius(10)
      .overlay(
        RoundedRectangle(cornerRadius: 10, style: .continuous).stroke(Color.gray, lineWidth: 1)
      )
      .shadow(color: .black.opacity(0.2), radius: 5, x: 0, y: 2)
      .transition(.opacity.combined(with: .move(edge: .bottom)))
    }
    #expect(
      fixture.picture == """
        ╭────────────────────────────╮
        │● Ada Lovelace         (New)│
        │                            │
        │────────────────────────────│
        │                            │
        │She wrote the first program.│
        │                            │
        │           Follow           │
        ╰────────────────────────────╯
        """)
    let button = fixture.draw()[4, 7].style
    #expect(button.background == .palette(4))
    #expect(button.attributes.contains(.reverse))
  }

  @Test func `content that loads is dimmed under a spinner`() {
    let fixture = ViewFixture(24, 5) {
      VStack {
        Text("Nothing to see yet.")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay {
        ZStack {
          Color.black.opacity(0.4).ignoresSafeArea()
          ProgressView("Loading…")
            .progressViewStyle(CircularProgressViewStyle(tint: .white))
            .padding()
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
        }
      }
    }
    #expect(fixture.picture == "\n\n  Not  ⠋ Loading…  t.")
    #expect(fixture.draw()[2, 2].style == Style(attributes: .dim))
  }

  @Test func `a ring around a portrait`() {
    #expect(
      picture(12, 4) {
        Text("AL").bold()
          .frame(width: 64, height: 64)
          .background(Circle().fill(.blue))
          .overlay(Circle().strokeBorder(.white, lineWidth: 2))
          .clipShape(.circle)
      } == """
         ⡴⠊⠉⠉⠑⢦
        ⡎██AL██⢱
        ⢇██████⡸
         ⠳⢄⣀⣀⡠⠞
        """)
  }
}
