import Feeds
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

  @Test func `a missing title or body is empty, and a missing id is the position`() throws {
    let text = #"[{"body":"b"},{"title":"t","id":null},{"title":3,"body":[1],"id":{}}]"#
    #expect(
      try items(text) == [
        FeedItem(id: "#1", title: "", body: "b"), FeedItem(id: "#2", title: "t", body: ""),
        FeedItem(id: "#3", title: "3", body: ""),
      ])
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

  @Test func `a hundred thousand posts with one id are told apart`() throws {
    let text =
      "[" + Array(repeating: #"{"id":7,"title":"t"}"#, count: 100_000).joined(separator: ",")
    let found = try items(text + "]")
    #expect(Set(found.map(\.id)).count == 100_000)
  }

  @Test(arguments: ["[]", #"{"posts":[]}"#, #"{"error":null,"posts": [ ] }"#])
  func `an empty list is no error`(text: String) throws {
    #expect(try items(text).isEmpty)
  }
}
