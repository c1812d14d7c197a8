import Testing

@testable import Views

/// Texts and symbols in strings.
struct TextInterpolationTests {
  @Test func `a string takes what a text says, and the sign of a symbol`() {
    let name = Text("漢").bold() + Text("-").italic() + Text(Image(systemName: "star.fill"))
    #expect("<\(name)>" == "<漢-★>")
    #expect("\(Image(systemName: "star.fill")) \(Text(""))1" == "★ 1")
    #expect(picture(20, 1) { Text("Hello \(Text("you").bold())") } == "Hello you")
  }
}
