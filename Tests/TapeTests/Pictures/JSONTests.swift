import Cells
import Foundation
import Tape
import TestSupport
import Testing

struct JSONTests {
  @Test func `a screen is put into JSON, styles by their stretches`() {
    var buffer = CellBuffer(size: Size(width: 8, height: 2))
    buffer.put("日 ab", at: .zero, style: Style(attributes: [.reverse, .bold]))
    buffer.put("c", at: Point(x: 5, y: 0), style: Style(foreground: .palette(9)))
    let snapshot = Snapshot(
      buffer, cursor: Point(x: 1, y: 0), state: "loaded(3)", time: .milliseconds(1100), title: "a")
    #expect(
      snapshot.json == """
        {
          "size": {"columns": 8, "rows": 2},
          "time": 1.1,
          "state": "loaded(3)",
          "title": "a",
          "cursor": {"column": 1, "row": 0},
          "text": [
            "日 abc",
            ""
          ],
          "styles": [
            [{"from": 0, "to": 5, "foreground": null, "background": null, "attributes": ["bold", "reverse"]}, \
        {"from": 5, "to": 6, "foreground": 9, "background": null, "attributes": []}],
            []
          ]
        }

        """)
  }

  @Test func `what is not there is null or empty`() {
    let json = Snapshot(CellBuffer(size: .zero)).json
    for line in [#""state": null"#, #""cursor": null"#, #""text": []"#, #""styles": []"#] {
      #expect(json.contains("  \(line)"))
    }
  }

  @Test func `a direct colour is written as on the web`() {
    var buffer = CellBuffer(size: Size(width: 1, height: 1))
    buffer.fill(buffer.bounds, style: Style(background: .rgb(0, 10, 255)))
    #expect(Snapshot(buffer).json.contains(##""background": "#000aff""##))
  }

  @Test func `any text is read back as it was`() throws {
    let text =
      (0...0xFF).compactMap(Unicode.Scalar.init).map { String($0) }.joined()
      + "\u{2028}\u{2029}\u{FFFF}👨‍👩‍👧\\u0041\"e\u{301}"
    var buffer = CellBuffer(size: Size(width: 9, height: 1))
    buffer.put("\"日\\👍🏽", at: .zero)
    let json = Snapshot(buffer, state: text, title: text).json
    let read = try JSONDecoder().decode(Read.self, from: Data(json.utf8))
    #expect(read == Read(state: text, title: text, text: ["\"日\\👍🏽"]))
    #expect(json.split(separator: "\n").count == 13)
    #expect(
      json.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }

  @Test(.enabled(if: Tool.find("python3") != nil, "python3 is not installed"))
  func `another program reads the same`() throws {
    var buffer = CellBuffer(size: Size(width: 9, height: 2))
    buffer.put("\"日\\👨‍👩‍👧\u{301}", at: .zero, style: Style(background: .palette(200)))
    let json = Snapshot(buffer, state: "\u{0}\u{7F}\u{2028}", title: "\t\u{1B}[m").json
    let python = try #require(Tool.find("python3"))
    let answer = try Tool.run(python, ["-m", "json.tool"], input: Data(json.utf8))
    #expect(answer.status == 0, "\(answer.error)")
    let read = try JSONDecoder().decode(Read.self, from: answer.output)
    #expect(
      read == Read(state: "\u{0}\u{7F}\u{2028}", title: "\t\u{1B}[m", text: buffer.lines))
  }

  private struct Read: Codable, Equatable {
    let state: String
    let title: String
    let text: [String]
  }
}
