import PostsUI

extension ManualPage {
  /// The keys of the reader, as in its help.
  var keys: [String] {
    let items = ReaderKeys.all.flatMap { line in
      [".It Ic \(Self.escaped(line.key))"] + Self.prose(line.action)
    }
    return [
      ".Sh KEYS", "On the screen of the sources:", ".Pp", ".Bl -tag -width xCtrl-Cx -compact",
    ] + items
      + [".El"]
  }

  /// What the environment has a say in.
  var environment: [String] {
    lines(
      """
      .Sh ENVIRONMENT
      .Bl -tag -width XDG_CONFIG_HOME
      .It Ev XDG_CONFIG_HOME
      Where the folder of settings is; ~/.config by default.
      .It Ev XDG_DATA_HOME
      Where the folder of posts and sign-ins is; ~/.local/share by default.
      .It Ev OUTPOST_TIMEOUT
      Seconds that a server may take to respond, for slow networks; 30 by default.
      .It Ev NO_COLOR
      If set, nothing is drawn in color.
      .El
      """)
  }

  /// What is kept where.
  var files: [String] {
    [".Sh FILES", ".Bl -tag -width Ds"] + configurationFile + storeFile + credentialFile + [".El"]
  }

  /// What a script is told by the end of the program.
  var exitStatus: [String] {
    lines(
      """
      .Sh EXIT STATUS
      .Bl -tag -width Ds
      .It 0
      All went well.
      .It 1
      A source failed, or a file could not be read or written.
      .It 2
      Wrong usage, a mistake in the configuration, or no terminal to draw on.
      .El
      """)
  }
}

extension ManualPage {
  private var configurationFile: [String] {
    lines(
      """
      .It Pa ~/.config/outpost/config.toml
      Settings and sources:
      .Bd -literal -offset indent
      refresh = 30             # minutes between refreshes; 0 is never
      mouse = true
      browser = ["xdg-open"]   # a program and its arguments

      [[source]]
      url = "https://example.org/feed.xml"
      name = "Example"         # instead of the feed's own title
      folder = "News/Swift"
      allow-http = true        # allow redirects from https to http
      user-agent = "Mozilla/5" # if Outpost is refused
      user = "me"              # and a program that prints the password
      password-command = ["pass", "feeds/example"]
      .Ed
      """)
  }

  private var storeFile: [String] {
    lines(
      """
      .It Pa ~/.local/share/outpost/outpost.sqlite
      Posts and their flags.
      """)
  }

  private var credentialFile: [String] {
    lines(
      """
      .It Pa ~/.local/share/outpost/sign-ins.toml
      User names, passwords and tokens; only you may be able to read it:
      .Bd -literal -offset indent
      ["https://example.org"]
      user = "name"
      password = "..."

      ["https://example.net/feed.xml"]
      token = "..."
      .Ed
      .It Pa ~/.netrc
      User names and passwords by host, as for
      .Xr curl 1 ;
      only you may be able to read it. They are sent over https only, or on this machine, and
      .Ic default
      is ignored.
      """)
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
