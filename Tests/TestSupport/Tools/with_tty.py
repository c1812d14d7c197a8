"""Runs a program that wants its own terminal, and passes on what it prints.

    with_tty.py PROGRAM ARGUMENT...
"""

import os
import pty
import sys

output, error = os.dup(1), os.dup(2)
child, _ = pty.fork()
if child == 0:
    os.dup2(output, 1)
    os.dup2(error, 2)
    os.execvp(sys.argv[1], sys.argv[1:])
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
