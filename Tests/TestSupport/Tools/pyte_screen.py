"""Plays terminal output in pyte, a terminal emulator, and prints what its screen shows.

    pyte_screen.py cast < recording.cast
    pyte_screen.py bytes COLUMNS ROWS < output

Prints one JSON object a line, for each marker of a recording and then for the end:
{"name": ..., "cursor": [x, y] or null, "rows": [[[text, style], ...], ...]}
A style is its attributes and its two colours: "bold reverse, red on default". pyte knows no dim.
"""

import json
import sys

import pyte

ATTRIBUTES = ["bold", "italics", "underscore", "reverse", "strikethrough"]


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
    cursor = None if screen.cursor.hidden else [screen.cursor.x, screen.cursor.y]
    print(json.dumps({"name": name, "cursor": cursor, "rows": rows}))


def play_cast(lines):
    header = json.loads(lines[0])
    screen = pyte.Screen(header["width"], header["height"])
    stream = pyte.Stream(screen)
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
    screen = pyte.Screen(columns, rows)
    pyte.Stream(screen).feed(data)
    show("", screen)


text = sys.stdin.buffer.read().decode("utf-8")
if sys.argv[1] == "cast":
    play_cast(text.split("\n")[:-1])
else:
    play_bytes(text, int(sys.argv[2]), int(sys.argv[3]))
