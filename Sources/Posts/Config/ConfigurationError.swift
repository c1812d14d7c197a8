import Essentials
import Feeds

/// All that can go wrong with the files that the user configures Outpost by.
public enum ConfigurationError: Error, Equatable, Sendable {
  /// The environment names no home folder.
  case noHome
  /// The file breaks the grammar of TOML, first at this line, counted from 1.
  case notTOML(path: String, line: Int, column: Int, cause: String)
  /// The file holds bytes that are no text, first at this line and column, counted from 1.
  case notText(path: String, line: Int, column: Int)
  /// Good TOML that says what cannot be: all of it at once, in the order of the file.
  case mistakes(path: String, [ConfigurationMistake])
  /// The system does not let the file be written, in its words.
  case unwritable(path: String, reason: String)
  /// The file was there and is not any more.
  case gone(path: String)
  /// The same where nothing is to be changed: what was in it goes on, as it is called here.
  case missing(path: String, content: String)
  /// Another program goes on writing the file.
  case busy(path: String)
  /// Others than its owner may read a file of secrets.
  case exposed(path: String)
  /// The list of sources has this address already.
  case alreadyThere(String)
  /// No source has this address or name.
  case noSuchSource(String)
  /// More than one source has this in its address or name.
  case ambiguous(String, candidates: [String])
  /// The source is written in a way that no program can cut it out of or add to without harm.
  case cannotEdit(path: String)
  /// The settings name the source by its address, which therefore stays.
  case hasSettings(String, path: String)
  /// `-` cannot be asked again, so it is no source to keep.
  case standardInput
  /// A sign-in that cannot be sent, or kept.
  case badCredential(reason: String)

  /// A file that cannot be written, by the number of the system's error.
  static func unwritable(_ path: String, code: Int32) -> ConfigurationError {
    .unwritable(path: path, reason: String(cString: strerror(code)))
  }

  /// Whether the user can put it right in what they typed or wrote, as against what the system refused.
  public var isUsage: Bool {
    switch self {
    case .unwritable, .gone, .missing, .busy: false
    case .noHome, .notTOML, .notText, .mistakes, .exposed, .alreadyThere, .noSuchSource, .ambiguous,
      .cannotEdit, .hasSettings, .standardInput, .badCredential:
      true
    }
  }
}

extension ConfigurationError: LocalizedError {
  /// One line, but for mistakes, which are one line each.
  public var errorDescription: String? { TextCleaner.clean(message, lines: .many) }

  private var message: String {
    switch self {
    case .noHome:
      "There is no home folder: set HOME, or both XDG_CONFIG_HOME and XDG_DATA_HOME, to an absolute path"
    case .notTOML(let path, let line, let column, let cause):
      "\(path):\(line):\(column): not TOML: \(cause)"
    case .notText(let path, let line, let column): "\(path):\(line):\(column): not UTF-8 text"
    case .mistakes(let path, let mistakes):
      mistakes.map { "\(path):\($0.place): \($0.message)" }.joined(separator: "\n")
    case .unwritable(let path, let reason): "Cannot write \(path): \(reason)"
    case .gone(let path): "Not changed: \(path) is missing; restore it, or restart Outpost"
    case .missing(let path, let content): "\(path) is missing; its last \(content) stay"
    case .busy(let path): "Not changed: another program is writing \(path); try again"
    case .exposed(let path):
      "Not read: \(path), because others may read the secrets in it; run: chmod 600 \(path)"
    case .alreadyThere(let address): "Already subscribed: \(address)"
    case .noSuchSource(let name):
      "No such source: \(name); `outpost sources` lists all"
    case .ambiguous(let name, let candidates):
      "Ambiguous source: \(name) matches \(candidates.joined(separator: ", "))"
    case .cannotEdit(let path):
      "Cannot change \(path) safely; edit its sources in a text editor"
    case .hasSettings(let address, let path):
      "Change its address in \(path), too: it has settings for \(address)"
    case .standardInput:
      "Not a source: standard input cannot be read again; give an http or https URL, or a file path"
    case .badCredential(let reason): "Not a sign-in: \(reason)"
    }
  }
}
