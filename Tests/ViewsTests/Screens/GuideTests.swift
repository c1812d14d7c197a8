import Cells
import Testing

@testable import Views

/// Alignments that views say something about.
struct GuideTests {
  @Test func `a guide is found through what is around the view`() {
    #expect(
      picture(12, 3) {
        VStack(alignment: .leading) {
          Text("a:1").alignmentGuide(.leading) { _ in 16 }.padding(.leading, 8)
          Text("bb:2").alignmentGuide(.leading) { _ in 24 }.id(1).zIndex(1)
          Text("ccc").overlay { Text("x") }
        }
      } == " a:1\nbb:2\n   cxc")
  }

  @Test func `an alignment of one's own, with a default and a guide`() {
    #expect(
      picture(12, 2) {
        VStack(alignment: .colon) {
          HStack(spacing: 0) {
            Text("日本")
            Text(":1").alignmentGuide(.colon) { $0[.leading] }
          }
          HStack(spacing: 0) {
            Text("b")
            Text(":22").alignmentGuide(.colon) { $0[.leading] }
          }
        }
      } == "日本:1\n   b:22")
    #expect(
      picture(12, 2) {
        VStack(alignment: .colon) {
          Text("abcd")
          Text("ab")
        }
      } == "abcd\n  ab", "the default is the right edge")
  }

  @Test func `views in front of one another, and layers, are brought to one line`() {
    #expect(
      picture(12, 1) {
        ZStack(alignment: .leading) {
          Text("abc")
          Text("X").alignmentGuide(.leading) { _ in -16 }
        }
      } == "abX")
    #expect(
      picture(12, 1) {
        Text("abcd").overlay(alignment: .leading) {
          Text("X").alignmentGuide(.leading) { _ in -8 }
        }
      } == "aXcd")
    for size in 0..<3 {
      let view = ZStack(alignment: Alignment(horizontal: .colon, vertical: .top)) { Text("日本") }
      #expect(ViewFixture(size, size) { view }.draw().lines.count == size)
    }
  }
}

private enum Colon: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context[.trailing] }
}

extension HorizontalAlignment {
  fileprivate nonisolated static let colon = HorizontalAlignment(Colon.self)
}
