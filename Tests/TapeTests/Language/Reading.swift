import Tape

/// Files of a test; only those that are named exist.
func files(_ tapes: [String: String] = [:]) -> TapeFiles {
  TapeFiles(
    read: { path in tapes[path].map { .success($0) } ?? .failure(.missing) },
    isFile: { tapes[$0] != nil })
}

/// The commands of a tape that has to be right.
func commands(_ text: String, _ tapes: [String: String] = [:]) throws -> [TapeCommand] {
  try TapeScript(text, file: "t.tape", files: files(tapes)).steps.map(\.command)
}

/// All that is wrong with a tape, a line a mistake; empty for one that is right.
func mistakes(_ text: String, file: String = "t.tape", _ tapes: [String: String] = [:]) -> [String]
{
  do {
    _ = try TapeScript(text, file: file, files: files(tapes))
    return []
  } catch {
    return error.all.map { "\($0.location): \($0.message)" }
  }
}
