"""Plays terminal output in pyte, a terminal emulator, and prints what its screen shows.

    pyte_screen.py cast < recording.cast
    pyte_screen.py bytes COLUMNS ROWS < output

Prints one JSON object a line, for each marker of a recording and then for the end:
{"name": ..., "cursor": [x, y] or null, "rows": [[[text, style], ...], ...], "links": [[address, ...], ...]}
A style is its attributes and its two colours: "bold reverse, red on default". pyte knows no dim.
"""

import json
import re
import sys

import pyte

LINK = re.compile("\x1b\\]8;([^;]*);([^\x1b]*)\x1b\\\\")
ATTRIBUTES = ["bold", "italics", "underscore", "reverse", "strikethrough"]


class Screen(pyte.Screen):
    """One that scrolls on demand, and knows of each cell the hyperlink that it was written in: it holds that in place of
    whether the cell blinks."""

    link = ""

    def draw(self, data):
        attributes = self.cursor.attrs
        self.cursor.attrs = attributes._replace(blink=self.link)
        super().draw(data)
        self.cursor.attrs = attributes

    def scroll_up(self, count=1):
        self.at_top(self.delete_lines, count)

    def scroll_down(self, count=1):
        self.at_top(self.insert_lines, count)

    def at_top(self, change, count):
        x, y = self.cursor.x, self.cursor.y
        self.cursor.y = self.margins.top if self.margins else 0
        change(count)
        self.cursor.x, self.cursor.y = x, y


class Stream(pyte.Stream):
    """One that takes the hyperlinks out of what it passes on."""

    csi = dict(pyte.Stream.csi, S="scroll_up", T="scroll_down")
    events = pyte.Stream.events | {"scroll_up", "scroll_down"}

    def __init__(self, screen):
        super().__init__(screen)
        self.screen = screen

    def feed(self, data):
        parts = LINK.split(data)
        super().feed(parts[0])
        for _, address, text in zip(*[iter(parts[1:])] * 3):
            self.screen.link = address
            super().feed(text)


def style(cell):
    names = [name for name in ATTRIBUTES if getattr(cell, name)]
    # pyte 0.8 misspells the background 105.
    back = cell.bg.replace("bfight", "bright")
    return "%s, %s on %s" % (" ".join(names), cell.fg, back)


def show(name, screen):
    rows = [
        [[screen.buffer[y][x].data, style(screen.buffer[y][x])] for x in range(screen.columns)]
        for y in range(screen.lines)
    ]
    links = [
        [screen.buffer[y][x].blink or "" for x in range(screen.columns)] for y in range(screen.lines)
    ]
    cursor = None if screen.cursor.hidden else [screen.cursor.x, screen.cursor.y]
    print(json.dumps({"name": name, "cursor": cursor, "rows": rows, "links": links}))


def play_cast(lines):
    header = json.loads(lines[0])
    screen = Screen(header["width"], header["height"])
    stream = Stream(screen)
    for line in lines[1:]:
        _, kind, data = json.loads(line)
        if kind == "o":
            stream.feed(data)
        elif kind == "m":
            show(data, screen)
        elif kind == "r":
            columns, rows = map(int, data.split("x"))
            screen.resize(rows, columns)
        else:
            sys.exit("no such event: " + line)
    show("", screen)


def play_bytes(data, columns, rows):
    screen = Screen(columns, rows)
    Stream(screen).feed(data)
    show("", screen)


text = sys.stdin.buffer.read().decode("utf-8")
if sys.argv[1] == "cast":
    play_cast(text.split("\n")[:-1])
else:
    play_bytes(text, int(sys.argv[2]), int(sys.argv[3]))
