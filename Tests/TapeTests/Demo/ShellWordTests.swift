import Foundation
import Tape
import TestSupport
import Testing

/// Paths in advice, which a user copies into a shell.
struct ShellWordTests {
  @Test(arguments: ["a.tape", "Tests/Tapes/a-b_2.tape", "/tmp/ärger/日.tape", "a+b@c%d=e:f,g"])
  func `a plain word stays as it is`(path: String) {
    #expect(path.shellWord == path)
  }

  @Test(arguments: [
    ("a b/t.tape", "'a b/t.tape'"), ("it's.tape", #"'it'\''s.tape'"#), ("$HOME", "'$HOME'"),
    ("~/a", "'~/a'"), ("", "''"), ("*.tape", "'*.tape'"), ("-a", "./-a"), ("--a b", "'./--a b'"),
  ])
  func `what a shell would read otherwise is quoted`(path: String, word: String) {
    #expect(path.shellWord == word)
  }

  @Test(arguments: [
    "a b", "it's", "$HOME `ls` \"x\"", "~", "a\\b", "a;b&c|d", "a\nb", "(#!", "日 本",
  ])
  func `a shell reads the path back`(path: String) throws {
    let answer = try Tool.run("/bin/sh", ["-c", "printf %s \(path.shellWord)"])
    #expect(String(decoding: answer.output, as: UTF8.self) == path)
  }
}
