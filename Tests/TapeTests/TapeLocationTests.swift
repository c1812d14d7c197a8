import Tape
import Testing

struct TapeLocationTests {
  @Test func `a location is written as compilers write it`() {
    #expect("\(TapeLocation(file: "error.tape", line: 7, column: 12))" == "error.tape:7:12")
  }
}
