import Feeds

/// The tables of queries, of rules, and of old posts that were removed.
enum QuerySchema {
  /// Hidden posts are on no list that does not ask for them. `media` has the bits of `PostMedia`, `facts` changes with
  /// what queries ask of a source. `gone` has posts that were removed and that their feeds still list. A query is one that was looked for in all posts where `unread` is set.
  static let step = """
    ALTER TABLE post ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE post ADD COLUMN media INTEGER NOT NULL DEFAULT 0;
    UPDATE post SET media = found.bits FROM (SELECT post AS id, \(bits) AS bits FROM text) AS found
      WHERE found.id = post.id AND found.bits > 0;
    ALTER TABLE source ADD COLUMN facts INTEGER;
    CREATE TABLE tag (post INTEGER NOT NULL, name TEXT NOT NULL, PRIMARY KEY (post, name))
      WITHOUT ROWID;
    CREATE INDEX tag_name ON tag (name);
    CREATE TABLE gone (source INTEGER NOT NULL, guid TEXT NOT NULL, PRIMARY KEY (source, guid))
      WITHOUT ROWID;
    CREATE TABLE query (id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT NOT NULL UNIQUE, unread INTEGER);
    CREATE TABLE member (
      query INTEGER NOT NULL, chunk INTEGER NOT NULL, found BLOB NOT NULL, unread BLOB NOT NULL,
      PRIMARY KEY (query, chunk)) WITHOUT ROWID;
    CREATE TABLE change (number INTEGER PRIMARY KEY AUTOINCREMENT, post INTEGER NOT NULL);
    CREATE TABLE counted (last INTEGER NOT NULL, time INTEGER NOT NULL);
    INSERT INTO counted VALUES (0, 0);
    \(triggers)
    """

  private static let bits = [PostMedia.audio, .picture, .video].map { media in
    let kind = media == .picture ? "image" : media.rawValue
    let tag = media == .picture ? "<img" : "<\(kind)"
    return """
      \(media.bit ?? 0) * (instr(lower(coalesce(links, '')), char(9) || '\(kind)/') > 0 OR
        form = \(PostContent.Form.html.rawValue) AND instr(lower(body), '\(tag)') > 0)
      """
  }.joined(separator: " + ")

  /// They note which posts may have begun or ceased to match a query; where there is none they note nothing.
  private static let triggers =
    [
      ("post_came", "INSERT ON post", "new.id"), ("post_gone", "DELETE ON post", "old.id"),
      (
        "post_changed",
        "UPDATE OF source, title, link, place, read, starred, hidden, media ON post", "new.id"
      ),
      ("text_came", "INSERT ON text", "new.post"),
      ("text_changed", "UPDATE OF author, body, form, whole, wholeForm ON text", "new.post"),
      ("tag_came", "INSERT ON tag", "new.post"), ("tag_went", "DELETE ON tag", "old.post"),
    ].map { name, event, post in
      """
      CREATE TRIGGER \(name) AFTER \(event) WHEN EXISTS (SELECT 1 FROM query) BEGIN
        INSERT INTO change (post) VALUES (\(post)); END;
      """
    }.joined(separator: "\n") + """

      CREATE TRIGGER source_renamed AFTER UPDATE OF title, address ON source
        WHEN EXISTS (SELECT 1 FROM query)
          AND (new.title IS NOT old.title OR new.address IS NOT old.address) BEGIN
        INSERT INTO change (post) SELECT id FROM post WHERE source = new.id; END;
      CREATE TRIGGER post_untagged AFTER DELETE ON post BEGIN
        DELETE FROM tag WHERE post = old.id; END;
      """
}
