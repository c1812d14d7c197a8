import Feeds
import Foundation
import Testing

@Suite struct RefusalTests {
  @Test(arguments: ["", " \r\n\t", "\u{FEFF}", "\u{FEFF} "])
  func `nothing is said to be empty`(text: String) { #expect(refusal(text) == .empty) }

  @Test(arguments: [
    ("<!DOCTYPE html><p>x", nil), ("\n <HTML><body>", nil), ("<p>no frame", nil),
    ("<html><title lang=de>Sign\n  in</title>", "Sign in"),
    ("<!-- x --><html><title></title>", nil),
    ("<html><title>\u{1B}[31mred\u{202E}</title>", "red"),
  ])
  func `a web page is recognised, with its title`(text: String, title: String?) {
    #expect(refusal(text) == .html(title: title))
  }

  @Test(arguments: ["hello", "Not found", "nul", "1 2", "'x'", "\"open", "trueish"])
  func `plain text is no JSON`(text: String) { #expect(refusal(text) == .plainText) }

  @Test(arguments: [
    "{}", "null", "12", #""x""#, "true", "[1,2]", #"["a"]"#, #"[{"name":"x"}]"#, "[{}]", "[null]",
    #"{"error":"unauthorized"}"#, #"[{"id":1},3]"#, #"{"a":{"posts":[{"title":"A"}]}}"#,
  ])
  func `JSON without a list of posts is refused`(text: String) {
    #expect(refusal(text) == .noPosts)
  }

  @Test(arguments: [
    "[", "{", "[{\"title\":\"A\"", "[{\"title\":\"A\"}", "[{\"title\":\"A\"},]",
    "[{\"title\":\"A\",}]",
    "[{title:1}]", "[{\"title\" 1}]", "[{\"title\":\"A\"}] x", "[{\"title\":\"\\x\"}]",
    "[{\"title\":\"\\u12G4\"}]", "[{\"title\":\"\\u12", "[{\"title\":\"A", "[{\"title\":\"A\\",
    "[01]",
    "[1.]", "[.5]", "[+1]", "[1e]", "[-]", "[tru]", "[\"\u{1}\"]", "[\"\t\"]", "[{\"a\":}]", "[,]",
    "[1 2]", "[\"\\u00e\u{301}\"]",
  ])
  func `broken JSON is refused`(text: String) { #expect(refusal(text) == .broken(line: 1)) }

  @Test func `the line of the error is counted from one`() {
    #expect(refusal("[\n{\"title\":\"A\"},\n{\"title\":\n]") == .broken(line: 4))
    #expect(refusal("[\n{\"title\":\"A\"},\n{\"tit") == .broken(line: 3))
  }

  @Test func `a deep document is refused before the stack is gone`() {
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(refusal(deep) == .tooDeep(line: 1))
    #expect(refusal("{\"a\":\n" + deep) == .tooDeep(line: 2))
    let fine = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
    #expect(refusal(fine) == .noPosts)
  }

  @Test func `every beginning of a document is refused, and none traps`() {
    let bytes = Array(#"[{"id":-1.5e3,"title":"A\u00e9\ud83c\udfd5 é","body":[true,null]}]"#.utf8)
    for end in 1..<bytes.count { #expect(refusal(Array(bytes[..<end])) == .broken(line: 1)) }
    #expect(refusal(bytes) == nil)
  }
}
