import Feeds
import TestSupport
import Testing

@Suite struct PostListTests {
  @Test func `a list of posts is read in order`() throws {
    let text = #"[{"id": 1, "title": "A", "body": "B"}, {"id":"x","title":"C","body":"D"}]"#
    #expect(
      try items(text) == [
        FeedItem(id: "1", title: "A", body: "B"), FeedItem(id: "x", title: "C", body: "D"),
      ])
  }

  @Test(arguments: [
    #"{"posts":[{"id":1,"title":"A"}]}"#,
    #"{"total":1,"ok":true,"next":null,"tags":["a","b"],"posts":[{"id":1,"title":"A"}]}"#,
    #"{"users":[{"id":7,"name":"n"}],"none":[],"posts":[{"id":1,"title":"A"}],"x":[{"title":"B"}]}"#,
    "\u{FEFF}[{\"id\":1,\"title\":\"A\"}]",
    "\r\n\t [ { \"id\" : 1 , \"title\" : \"A\" } ] \n",
    #"[{"id":1,"title":"A","body":null,"x":{"y":[1,-2.5e+3,"\"",true,{}]}}]"#,
    #"[{"\u0069d":1,"title":"B","t\u0069tle":"A"}]"#,
    #"[null,{"id":1,"title":"A"}]"#, #"[{"id":1,"title":"A"},5,"x",[{"title":"B"}],true]"#,
    #"{"ids":[1,{"id":2}],"posts":["x",{"id":1,"title":"A"}]}"#,
  ])
  func `a list is found wherever it stands, and the rest is ignored`(text: String) throws {
    #expect(try items(text) == [FeedItem(id: "1", title: "A", body: "")])
  }

  @Test func `a missing title or body is empty`() throws {
    let text =
      #"[{"id":1,"body":"b"},{"title":"t","id":2,"body":null},{"title":3,"body":[1],"id":3}]"#
    #expect(
      try items(text) == [
        FeedItem(id: "1", title: "", body: "b"), FeedItem(id: "2", title: "t", body: ""),
        FeedItem(id: "3", title: "3", body: ""),
      ])
  }

  @Test func `the link stands for a missing id, else what the post says`() throws {
    let text =
      #"[{"title":"a","url":"https://x.org/a"},{"title":"b","link":"javascript:x"},{"body":"b"}]"#
    let found = try items(text)
    #expect(found.map(\.link) == ["https://x.org/a", nil, nil])
    #expect(found[0].id == "https://x.org/a")
    #expect(found[1].id == "fecfa9191204fde3" && found[2].id == "f7d4341be2fba661")
  }

  @Test func `an id that is missing stays when posts come before it`() throws {
    let before = try items(#"[{"title":"a","body":"b"}]"#)
    let after = try items(#"[{"title":"new"},{"title":"a","body":"b"}]"#)
    #expect(before.first?.id == after.last?.id)
    #expect(before.first?.id != after.first?.id)
  }

  @Test func `a post may have neither title nor body`() throws {
    #expect(
      try items(#"[{"id":1},{"id":2,"title":"A"}]"#) == [
        FeedItem(id: "1", title: "", body: ""), FeedItem(id: "2", title: "A", body: ""),
      ])
    #expect(try items(#"[{"id":1}]"#).map(\.id) == ["1"])
    #expect(try items(#"{"users":[{"id":7}],"posts":[{"id":1,"title":"A"}]}"#).map(\.id) == ["1"])
  }

  @Test func `no two ids are equal and no post is lost`() throws {
    let ids = [#"1"#, #""1""#, #"2"#, #""1 (2)""#, #"1"#, #""1""#, #"2"#, #"0"#, #"-0"#, #""""#]
    let text = "[" + ids.map { #"{"id":\#($0),"title":"t"}"# }.joined(separator: ",") + "]"
    let found = try items(text).map(\.id)
    #expect(found.count == ids.count)
    #expect(Set(found).count == ids.count)
    #expect(found.first == "1" && found[1] == "1 (2)" && found[2] == "2")
    #expect(try items(text).map(\.id) == found)
  }

  @Test func `many posts with one id are told apart, at a cost that grows with them`() throws {
    func list(_ count: Int) -> String {
      "[" + repeatElement(#"{"id":7,"title":"t"}"#, count: count).joined(separator: ",") + "]"
    }
    let count = Soak.count(10_000, soak: 100_000)
    #expect(Set(try items(list(count)).map(\.id)).count == count)
    #expect(Growth.excess(from: count / 2, input: list) { _ = try? items($0) } == nil)
  }

  @Test(arguments: ["[]", #"{"posts":[]}"#, #"{"error":null,"posts": [ ] }"#])
  func `an empty list is no error`(text: String) throws {
    #expect(try items(text).isEmpty)
  }
}
