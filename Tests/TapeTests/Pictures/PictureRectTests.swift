import Testing

@testable import Tape

struct PictureRectTests {
  @Test func `neighbours in a row and equal rows below each other become one`() {
    let cells = (0..<3).flatMap { y in
      (0..<4).map { PictureRect(x: Double($0) * 9, y: Double(y) * 19, width: 9, height: 19) }
    }
    #expect(
      PictureRect.merged(cells.reversed())
        == [PictureRect(x: 0, y: 0, width: 36, height: 57)])
  }

  @Test func `what does not touch stays apart`() {
    let apart = [
      PictureRect(x: 0, y: 0, width: 9, height: 19), PictureRect(x: 10, y: 0, width: 9, height: 19),
      PictureRect(x: 10, y: 20, width: 9, height: 19),
    ]
    #expect(PictureRect.merged(apart) == apart)
  }

  @Test func `numbers are short, and written alike everywhere`() {
    let numbers: [Double] = [0, -0.5, 2.375, 12, -9, 1 / 3, 1.05, 19.9999]
    #expect(
      numbers.map(\.inPicture) == ["0", "-.5", "2.375", "12", "-9", ".333", "1.05", "20"])
  }
}
