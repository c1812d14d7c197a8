nonisolated extension Symbol {
  /// A glyph of one column, its ASCII substitute, and the names that it stands for.
  static let table = """
    ↻ @ arrow.clockwise arrow.triangle.2.circlepath arrow.2.circlepath arrow.clockwise.icloud
    ↺ @ arrow.counterclockwise gobackward clock.arrow.circlepath arrow.counterclockwise.icloud
    ↶ < arrow.uturn.backward arrow.uturn.left arrowshape.turn.up.left arrowshape.turn.up.backward
    ↷ > arrow.uturn.forward arrow.uturn.right arrowshape.turn.up.right goforward
    ↑ ^ arrow.up arrowshape.up
    ↓ v arrow.down arrowshape.down
    ← < arrow.left arrow.backward arrowshape.left arrowshape.backward
    → > arrow.right arrow.forward arrowshape.right arrowshape.forward
    ⇗ / arrow.up.right arrow.up.forward arrow.up.right.square arrow.up.forward.app chart.line.uptrend.xyaxis
    ⇖ \\ arrow.up.left arrow.up.backward
    ⇘ \\ arrow.down.right arrow.down.forward chart.line.downtrend.xyaxis
    ⇙ / arrow.down.left arrow.down.backward
    ⇅ | arrow.up.arrow.down arrow.up.arrow.down.circle arrow.triangle.swap
    ⇕ | arrow.up.and.down chevron.up.chevron.down
    ⇔ - arrow.left.and.right arrow.left.and.right.square chevron.left.chevron.right
    ⇄ - arrow.left.arrow.right arrow.triangle.merge arrow.triangle.branch
    ↥ ^ square.and.arrow.up arrow.up.to.line arrow.up.doc arrow.up.square icloud.and.arrow.up
    ↧ v square.and.arrow.down arrow.down.to.line arrow.down.doc arrow.down.app icloud.and.arrow.down
    ⇥ > arrow.right.to.line rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward
    ⇥ > arrow.right.square arrow.forward.to.line door.right.hand.open arrow.forward.square
    ⇤ < arrow.left.to.line rectangle.portrait.and.arrow.left arrow.backward.to.line door.left.hand.open
    ‹ < chevron.left chevron.backward chevron.compact.left
    › > chevron.right chevron.forward chevron.compact.right
    ▴ ^ chevron.up chevron.compact.up arrowtriangle.up
    ▾ v chevron.down chevron.compact.down arrowtriangle.down
    ◂ < arrowtriangle.left arrowtriangle.backward
    ▸ > arrowtriangle.right arrowtriangle.forward play.fill play.circle.fill play.rectangle.fill
    « < backward backward.end chevron.left.2 chevron.backward.2
    » > forward forward.end chevron.right.2 chevron.forward.2
    ▷ > play play.rectangle video video.circle
    ‖ | pause pause.rectangle
    □ # stop square app
    ■ # stop.fill square.fill app.fill stop.circle.fill
    + + plus plus.app plus.square.on.square text.badge.plus
    ⊕ + plus.circle plus.magnifyingglass
    − - minus minus.magnifyingglass
    ⊖ - minus.circle
    × x multiply
    ⊗ x multiply.circle xmark.circle xmark.octagon xmark.app xmark.shield xmark.seal xmark.bin
    ✕ x xmark
    ÷ / divide
    = = equal equal.circle
    ⊘ - nosign slash.circle circle.slash hand.raised hand.raised.slash rectangle.slash
    ✓ v checkmark checkmark.seal checkmark.shield checkmark.rectangle text.badge.checkmark
    ▣ x checkmark.square checkmark.square.fill dot.square largecircle.fill.square
    ⚠ ! exclamationmark.triangle exclamationmark.circle exclamationmark.octagon exclamationmark.bubble
    ⚠ ! exclamationmark.shield exclamationmark.icloud wifi.exclamationmark exclamationmark.square
    ⚠ ! exclamationmark.arrow.triangle.2.circlepath externaldrive.badge.exclamationmark
    ⚠ ! person.crop.circle.badge.exclamationmark icloud.badge.exclamationmark
    ! ! exclamationmark exclamationmark.2 exclamationmark.3
    ? ? questionmark questionmark.circle questionmark.square questionmark.diamond questionmark.folder
    ? ? questionmark.bubble questionmark.app
    i i info info.circle info.square info.bubble
    ☆ * star star.circle star.square
    ★ * star.fill star.circle.fill star.square.fill star.leadinghalf.filled
    ♡ * heart heart.circle heart.square heart.text.square suit.heart
    ♥ * heart.fill heart.circle.fill heart.square.fill suit.heart.fill
    ○ o circle circle.dashed smallcircle
    ● * circle.fill smallcircle.filled.circle record.circle.fill circlebadge.fill
    ◉ * record.circle largecircle.fill.circle circle.inset.filled smallcircle.fill.circle eye target scope
    ◌ o circle.dotted rays slowmo timelapse
    ◐ o circle.lefthalf.filled circle.lefthalf.fill moon.circle circle.righthalf.filled
    △ ^ triangle
    ▲ ^ triangle.fill
    ◇ o diamond rhombus
    ◆ * diamond.fill rhombus.fill
    ⬡ o hexagon
    ⬢ * hexagon.fill
    ▭ = rectangle capsule oval tv display rectangle.dashed rectangle.on.rectangle
    ▬ = rectangle.fill capsule.fill creditcard externaldrive internaldrive minus.rectangle
    ▯ | rectangle.portrait iphone ipad applewatch candybarphone apps.iphone
    ◧ [ sidebar.left sidebar.leading rectangle.lefthalf.inset.filled
    ◨ ] sidebar.right sidebar.trailing sidebar.squares.right
    ◫ | square.split.2x1 rectangle.split.2x1 rectangle.split.3x1
    ⊞ + square.grid.2x2 square.grid.3x3 rectangle.grid.2x2 rectangle.grid.1x2 tablecells
    ❐ # doc.on.doc square.on.square square.stack square.stack.3d.up rectangle.stack doc.on.clipboard
    ≡ = list.bullet list.number list.dash list.bullet.rectangle list.bullet.clipboard line.3.horizontal
    ≡ = line.horizontal.3
    ≡ = text.alignleft text.alignright text.aligncenter text.justify slider.horizontal.3 checklist
    ▽ v line.3.horizontal.decrease line.3.horizontal.decrease.circle
    ▽ v line.horizontal.3.decrease line.horizontal.3.decrease.circle
    ▤ = doc doc.text doc.richtext doc.plaintext note note.text newspaper text.document document archivebox
    ▤ = doc.text.magnifyingglass doc.badge.plus clipboard list.clipboard server.rack film magazine
    ▥ = book books.vertical text.book.closed book.closed book.pages character.book.closed
    ▱ / folder folder.badge.plus folder.badge.questionmark
    ⊔ u tray tray.2 tray.and.arrow.down tray.and.arrow.up cart bag basket shippingbox cube.box
    ⊓ n tray.full cube briefcase case suitcase
    ➤ > paperplane location location.north
    ✉ m envelope envelope.open envelope.badge mail mail.stack
    ☏ t phone phone.down teletype phone.arrow.up.right
    ❝ " bubble.left bubble.right bubble.left.and.bubble.right message quote.bubble text.bubble
    ❝ " quote.opening text.quote captions.bubble
    … . ellipsis ellipsis.bubble ellipsis.message
    ☻ @ person person.2 person.3 person.crop.circle person.crop.square person.text.rectangle figure.walk
    ☻ @ person.circle faceid face.smiling person.crop.rectangle figure.stand
    ◎ o touchid dot.circle dot.radiowaves.left.and.right
    ▣ # lock lock.shield lock.rectangle lock.iphone lock.doc lock.app.dashed desktopcomputer
    ▢ o lock.open lock.rotation.open lock.open.rotation
    ↻ @ lock.rotation lock.rotation.circle arrow.rectanglepath repeat repeat.1
    ⚷ k key key.horizontal
    ◈ D shield shield.lefthalf.filled
    ✎ / pencil square.and.pencil pencil.line pencil.and.outline highlighter rectangle.and.pencil.and.ellipsis
    ✄ % scissors crop
    ⌫ x trash delete.left delete.backward
    ⌦ x delete.right delete.forward
    ⌕ / magnifyingglass text.magnifyingglass sparkle.magnifyingglass rectangle.and.text.magnifyingglass
    ⌂ ^ house building building.2 building.columns music.note.house
    ⚑ P flag flag.checkered flag.2.crossed
    ▮ ] bookmark battery.100 battery.75 battery.50 battery.25
    ◊ # tag ticket
    ▦ # calendar cpu memorychip keyboard square.grid.4x3 number.square
    ◷ o clock timer stopwatch alarm deskclock gauge speedometer clock.badge.exclamationmark
    ⧗ % hourglass hourglass.bottomhalf.filled hourglass.tophalf.filled
    ▨ # photo photo.on.rectangle photo.artframe photo.stack camera camera.viewfinder
    ♪ ! bell bell.and.waves.left.and.right speaker speaker.wave.1 speaker.wave.2 speaker.wave.3
    ♪ ! music.note music.note.list waveform headphones mic
    ◍ # network globe globe.americas globe.europe.africa globe.asia.australia
    ≋ ~ wifi wifi.router antenna.radiowaves.left.and.right wave.3.right personalhotspot
    ☁ ~ cloud icloud cloud.sun cloud.fog cloud.moon link.icloud
    ☂ ~ umbrella cloud.rain cloud.drizzle cloud.heavyrain
    ☼ * sun.max sun.min lightbulb sunrise sunset
    ☾ ( moon moon.stars moon.zzz
    ❅ * snowflake cloud.snow
    ° o thermometer thermometer.medium
    ≈ ~ wind water.waves humidity
    ↯ z bolt bolt.horizontal cloud.bolt powerplug bolt.badge.clock
    ⚙ * gear gearshape gearshape.2 gear.badge
    ⚒ T hammer wrench wrench.and.screwdriver wrench.adjustable screwdriver
    ✦ + sparkles sparkle wand.and.stars wand.and.rays
    ❖ + gift square.grid.3x1.below.line.grid.1x2 puzzlepiece app.gift
    ❧ % leaf tree
    ∞ & link link.badge.plus infinity paperclip personalhotspot.circle
    ▟ # chart.bar chart.bar.xaxis cellularbars
    ◔ o chart.pie
    ♕ W crown trophy medal rosette
    ⏻ O power power.dotted
    ❯ > terminal apple.terminal chevron.left.forwardslash.chevron.right curlybraces
    ⌘ ^ command
    ⌥ ^ option
    ⇧ ^ shift
    ↵ < return
    ⎋ ^ escape
    ⎙ = printer
    $ $ dollarsign banknote
    € E eurosign
    % % percent
    # # number
    @ @ at
    A A textformat character textformat.size textformat.alt a.circle
    * * asterisk staroflife ant ladybug
    + + hand.thumbsup
    - - hand.thumbsdown
    """
}
