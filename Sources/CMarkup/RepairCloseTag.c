#include <string.h>

#include "Repair.h"

/// How many elements a tag closes; 0 where none that is open has its name.
static unsigned closes(const MURepair *m, const char *name, size_t count) {
  for (unsigned index = m->depth; index > 0; index--) {
    const MUOpen *open = &m->open[index - 1];
    if (open->count == count && !memcmp(m->in + open->name, name, count)) return m->depth - index + 1;
  }
  return 0;
}

void mu_close_tag(MURepair *m, size_t name_count) {
  const size_t start = m->at, name = start + 2;
  size_t end = name + name_count;
  while (end < m->count && m->in[end] != '>' && m->in[end] != '<') end++;
  if (end == m->count) return mu_finish(m, MUBroken);
  const bool is_good = m->in[end] == '>' && end == name + name_count;
  end += m->in[end] == '>';
  unsigned count = closes(m, m->in + name, name_count);
  if (count == 1 && is_good) m->at = end; else mu_replace(m, end - start, "", 0);
  const bool is_written = count == 1 && is_good;
  for (; count > 0; count--) {
    const MUOpen *open = &m->open[--m->depth];
    m->spaces -= open->spaces;
    if (is_written) continue;
    mu_append(&m->out, "</", 2);
    mu_append(&m->out, m->in + open->name, open->count);
    mu_append(&m->out, ">", 1);
  }
}
