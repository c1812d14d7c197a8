import Essentials

/// A page of the manual, in the language of man pages (mdoc).
struct ManualPage {
  let program: CommandDescription

  /// All of it, with a line break at the end.
  var text: String {
    let start = head + synopsis + description + commands + options
    return (start + keys + environment + files + exitStatus).joined(separator: "\n") + "\n"
  }
}

extension ManualPage {
  /// What is done without a command.
  private var reading: CommandDescription? {
    program.subcommands?.first { $0.commandName == "read" }
  }

  private var head: [String] {
    [
      // A fixed day: the same program has the same manual.
      ".Dd January 1, 2026", ".Dt \(program.commandName.uppercased()) 1", ".Os", ".Sh NAME",
      ".Nm \(program.commandName)", ".Nd read posts in the terminal",
    ]
  }

  private var synopsis: [String] {
    var lines = [".Sh SYNOPSIS", ".Nm"]
    if let reading { lines += Self.usage(of: reading) }
    for command in displayed {
      lines += [".Nm", ".Cm \(command.commandName)"] + Self.usage(of: command)
    }
    return lines
  }

  private var description: [String] {
    [".Sh DESCRIPTION"] + Self.prose(program.abstract) + [".Pp"] + Self.prose(program.discussion)
  }

  private var commands: [String] {
    var lines = [".Sh COMMANDS", ".Bl -tag -width completions"]
    for command in displayed {
      lines += [".It Cm \(command.commandName)"] + Self.prose(command.abstract)
      if let discussion = command.discussion { lines += [".Pp"] + Self.prose(discussion) }
      lines += Self.list(command.arguments)
    }
    return lines + [".El"]
  }

  private var options: [String] {
    // The parser gives help and version to every command; once is enough.
    [".Sh OPTIONS"] + Self.list(reading?.arguments)
      + [".Bl -tag -width Ds", ".It Fl \\-help , Fl h", "Show help, also of a command."]
      + [".It Fl \\-version", "Show the version.", ".El"]
  }

  private var displayed: [CommandDescription] {
    (program.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
  }
}

extension ManualPage {
  private static func displayed(
    _ arguments: [CommandDescription.Argument]?
  ) -> [CommandDescription.Argument] {
    (arguments ?? []).filter { argument in
      argument.shouldDisplay
        && !argument.spellings.contains { ["--help", "--version"].contains($0) }
    }
  }

  private static func usage(of command: CommandDescription) -> [String] {
    displayed(command.arguments).map { argument in
      let dots = argument.isRepeating ? " ..." : ""
      if let name = argument.spellings.first {
        return ".Op Fl \(escaped(name.dropFirst()))" + (argument.value.map { " Ar \($0)" } ?? "")
      }
      return (argument.isOptional ? ".Op Ar " : ".Ar ") + (argument.value ?? "") + dots
    }
  }

  private static func list(_ arguments: [CommandDescription.Argument]?) -> [String] {
    let items = displayed(arguments).flatMap { argument -> [String] in
      let names = argument.spellings.map { "Fl \(escaped($0.dropFirst()))" }
      let value = argument.value.map { "Ar \($0)" }
      let tag = [names.joined(separator: " , "), value ?? ""].filter { !$0.isEmpty }
      return [".It " + tag.joined(separator: " ")] + prose(argument.abstract)
    }
    return items.isEmpty ? [] : [".Bl -tag -width Ds"] + items + [".El"]
  }

  /// Words, in which no line is taken for a command of the language.
  static func prose(_ text: String?) -> [String] {
    let lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      if line.isEmpty { return ".Pp" }
      let isCommand = line.hasPrefix(".") || line.hasPrefix("'")
      return (isCommand ? "\\&" : "") + escaped(line)
    }
  }

  private static let escapes: [Character: String] = [
    "\\": "\\e", "-": "\\-", "…": "...", "~": "\\(ti",
    "↑": "\\(ua", "↓": "\\(da", "←": "\\(<-", "→": "\\(->",
  ]

  static func escaped(_ text: some StringProtocol) -> String {
    text.map { escapes[$0] ?? String($0) }.joined()
  }
}
