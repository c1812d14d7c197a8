import Tape
import Testing

struct PlaceTests {
  @Test func `a place is written as compilers write it`() {
    #expect("\(TapePlace(file: "error.tape", line: 7, column: 12))" == "error.tape:7:12")
  }
}
