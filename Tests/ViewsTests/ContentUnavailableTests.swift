import Cells
import Testing

@testable import Views

struct ContentUnavailableTests {
  @Test func `what is missing stands in the middle of the room`() {
    let fixture = ViewFixture(24, 7) {
      ContentUnavailableView {
        Text("No 日本")
      } description: {
        Text("It may come back.")
      } actions: {
        Button("Retry") {}
      }
    }
    #expect(
      fixture.picture == """

                No 日本

           It may come back.

               ▸ Retry ◂
        """)
    #expect(fixture.draw()[9, 1].style == Style(attributes: .bold))
    #expect(fixture.draw()[9, 3].style == Style(attributes: .dim))
  }

  @Test func `it fills its room, and fits into little`() {
    func unavailable(_ width: Int, _ height: Int) -> String {
      picture(width, height) {
        ContentUnavailableView {
          Text("Nothing")
        } description: {
          Text("It may come back later.")
        } actions: {
          Button("Retry") {}
        }
      }
    }
    #expect(unavailable(24, 3) == "        Nothing\nIt may come back later.\n       ▸ Retry ◂")
    #expect(unavailable(9, 3) == " Nothing\nIt may c…\n▸ Retry ◂")
    #expect(unavailable(9, 2) == " Nothing\n▸ Retry ◂")
    #expect(unavailable(4, 1) == "Not…")
    #expect(unavailable(0, 0) == "")
  }

  @Test func `a title has its symbol, a search its own words`() {
    #expect(
      picture(30, 3) {
        ContentUnavailableView("No Mail", systemImage: "tray", description: Text("All read."))
      }.contains("No Mail\n\n"))
    #expect(
      picture(50, 3) { ContentUnavailableView("No Mail", systemImage: "tray") }.contains("No Mail"))
    #expect(picture(50, 3) { ContentUnavailableView.search }.contains("No Results\n\n"))
    #expect(
      picture(50, 3) { ContentUnavailableView.search(text: "猫") }.contains("No Results for “猫”"))
    #expect(picture(50, 3) { ContentUnavailableView.search(text: "") }.contains("No Results\n"))
  }

  @Test func `a view of one part has no empty lines`() {
    #expect(picture(9, 3) { ContentUnavailableView { Text("a") } } == "\n    a")
    #expect(picture(9, 3) { ContentUnavailableView { EmptyView() } } == "")
  }
}
