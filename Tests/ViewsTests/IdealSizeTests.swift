import Cells
import Testing

@testable import Views

/// The size that a view likes best: asked for by `fixedSize`, scroll views and `ViewThatFits`.
struct IdealSizeTests {
  @Test func `a frame with bounds is as long as SwiftUI says`() {
    let lengths: [Int?] = [nil, 0, 2, 5, 9]
    for minimum in lengths {
      for maximum in lengths where (maximum ?? 99) >= (minimum ?? 0) {
        for room in 1...12 {
          let rigid = measured(room, 1) {
            Text("abcd").fixedSize().frame(
              minWidth: minimum.map { Double($0) * 8 }, maxWidth: maximum.map { Double($0) * 8 })
          }
          let least = minimum ?? min(4, maximum ?? 4)
          let expected = max(least, min(room, maximum ?? 4))
          let isFree = minimum == nil && maximum == nil
          #expect(rigid[0] == (isFree ? 4 : expected), "\(minimum ?? -1) \(maximum ?? -1) \(room)")
        }
      }
    }
  }

  @Test func `an ideal length counts where nothing is proposed, within the bounds`() {
    func width(_ view: some View) -> Int { measured(30, 3) { view.fixedSize() }[0] }
    #expect(width(Color.red.frame(idealWidth: 48)) == 6)
    #expect(width(Color.red.frame(minWidth: 64, idealWidth: 48)) == 8)
    #expect(width(Color.red.frame(idealWidth: 48, maxWidth: 24)) == 3)
    #expect(width(Color.red.frame(idealWidth: 48, maxWidth: .infinity)) == 6)
    #expect(width(Text("abc").frame(maxWidth: .infinity)) == 3)
    #expect(width(Text("abc").frame(minWidth: 8, maxWidth: .infinity)) == 3)
    #expect(width(Text("日本").frame(width: 24)) == 3)
  }

  @Test func `what stretches is no longer than it must be where it has its ideal size`() {
    #expect(
      measured(30, 3) {
        HStack {
          Text("abc")
          Spacer()
          Text("def")
        }.fixedSize()
      } == [8, 1])
    #expect(
      measured(30, 9) {
        VStack {
          Text("a long line")
          Divider()
          Color.red
        }.fixedSize()
      } == [11, 3])
    #expect(
      measured(30, 9) { Text("ab cd ef").fixedSize(horizontal: false, vertical: true) }[0] == 8)
  }

  @Test func `a row with a spacer fits where its views do`() {
    func fitting() -> some View {
      ViewThatFits {
        HStack {
          Text("name")
          Spacer()
          Text("value")
        }
        Text("narrow")
      }
    }
    #expect(picture(20, 1) { fitting() } == "name           value")
    #expect(picture(11, 1) { fitting() } == "name  value")
    #expect(picture(10, 1) { fitting() } == "narrow")
  }

  @Test func `a view that may grow fits by its ideal size`() {
    #expect(
      picture(12, 1) {
        ViewThatFits(in: .horizontal) {
          Text("wide").frame(maxWidth: .infinity, alignment: .trailing)
          Text("no")
        }
      } == "        wide")
    #expect(
      picture(12, 3) {
        ViewThatFits(in: .vertical) {
          VStack {
            Text("above")
            Spacer()
            Text("below")
          }
          Text("no")
        }
      } == "above\n\nbelow")
    #expect(
      picture(12, 1) {
        ViewThatFits {
          Text("abc").frame(idealWidth: 160, maxWidth: .infinity)
          Text("no")
        }
      } == "no")
  }

  @Test func `nested choices each fit the room they have`() {
    func nested() -> some View {
      ViewThatFits {
        HStack {
          ViewThatFits {
            Text("a very long name")
            Text("a name")
          }
          Text("value")
        }
        Text("value")
      }
    }
    #expect(picture(22, 1) { nested() } == "a very long name value")
    #expect(picture(5, 1) { nested() } == "value")
    #expect(
      picture(12, 1) {
        HStack {
          ViewThatFits {
            Text("a very long name")
            Text("a name")
          }
          Text("value").layoutPriority(1)
        }
      } == "a name value")
  }

  @Test func `a scroll view gives its content its ideal length`() {
    #expect(
      picture(8, 4) {
        ScrollView {
          Text("one two three")
          Spacer()
          Color.red.frame(height: 16)
          Text("end").frame(maxHeight: .infinity)
        }
      } == "one    ┃\ntwo    ┃\nthree  ┃\n       │")
    #expect(
      measured(9, 9) {
        ScrollView(showsIndicators: false) { Text("a").frame(maxHeight: .infinity) }
          .fixedSize(horizontal: false, vertical: true)
      }[1] == 1)
  }

  @Test func `a sheet has room for texts that wrap beside one another`() {
    let fixture = ViewFixture(40, 16) {
      Text("").sheet(isPresented: .constant(true)) {
        HStack(alignment: .top) {
          Text("one two three four five six seven eight")
          Text("eins zwei drei vier fünf sechs sieben acht")
        }
      }
    }
    #expect(!fixture.picture.contains("…"), "\(fixture.picture)")
  }

  @Test func `a label in a box has room for its last line`() {
    for words in 4...12 {
      let title = (1...words).map { "word\($0)" }.joined(separator: " ")
      let fixture = ViewFixture(30, 16) {
        Text("").sheet(isPresented: .constant(true)) { Label(title, systemImage: "star") }
      }
      #expect(!fixture.picture.contains("…"), "\(fixture.picture)")
    }
  }
}
