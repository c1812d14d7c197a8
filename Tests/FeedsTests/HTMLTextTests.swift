import Testing

@testable import Feeds

@Suite struct HTMLTextTests {
  @Test func `tags go and entities are decoded`() {
    #expect(
      HTMLText.text(of: "a <b>b</b> &amp; c &#8217; &eacute;", base: nil).text == "a b & c ’ é")
  }
}
