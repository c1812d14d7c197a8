import Essentials

/// A command as the argument parser describes it, in the JSON of `--experimental-dump-help`.
struct CommandDescription: Decodable {
  struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    let kind: String
    let shouldDisplay: Bool
    let isOptional: Bool
    let isRepeating: Bool
    let names: [Name]?
    let valueName: String?
    let abstract: String?
  }

  private struct Tool: Decodable { let command: CommandDescription }

  let commandName: String
  let shouldDisplay: Bool
  let abstract: String?
  let discussion: String?
  let subcommands: [CommandDescription]?
  let arguments: [Argument]?

  /// - Parameter json: The whole description of a program.
  static func decode(_ json: String) throws -> CommandDescription {
    try JSONDecoder().decode(Tool.self, from: Data(json.utf8)).command
  }
}

extension CommandDescription.Argument {
  /// As it is typed: the long name first.
  var spellings: [String] {
    (names ?? []).sorted { $0.name.count > $1.name.count }.map { name in
      (name.kind == "long" ? "--" : "-") + name.name
    }
  }

  /// What stands for the value; nil where there is none.
  var value: String? { kind == "flag" ? nil : valueName }
}
