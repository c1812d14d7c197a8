#include <stdio.h>
#include <string.h>

#include "Encoding.h"

/// What browsers take a name for where iconv does not know it, or means something else by it.
static const struct {
  const char *name, *meaning;
} names[] = {
    {"utf8", "UTF-8"}, {"unicode11utf8", "UTF-8"}, {"utf7", ""}, {"latin1", "CP1252"}, {"l1", "CP1252"},
    {"ascii", "CP1252"}, {"usascii", "CP1252"}, {"ansi", "CP1252"}, {"ansix341968", "CP1252"},
    {"cp819", "CP1252"}, {"ibm819", "CP1252"}, {"csisolatin1", "CP1252"}, {"isoir100", "CP1252"},
    {"iso885911987", "CP1252"}, {"iso88591", "CP1252"}, {"iso88599", "CP1254"}, {"latin5", "CP1254"},
    {"l5", "CP1254"}, {"iso885911", "CP874"}, {"tis620", "CP874"}, {"dos874", "CP874"},
    {"csisolatin9", "ISO-8859-15"}, {"l9", "ISO-8859-15"}, {"suneugreek", "ISO-8859-7"},
    {"visual", "ISO-8859-8"}, {"logical", "ISO-8859-8"}, {"csiso88596e", "ISO-8859-6"},
    {"csiso88596i", "ISO-8859-6"}, {"csiso88598e", "ISO-8859-8"}, {"csiso88598i", "ISO-8859-8"},
    {"koi", "KOI8-R"}, {"koi8", "KOI8-R"}, {"koi8r", "KOI8-R"}, {"koi8u", "KOI8-U"}, {"koi8ru", "KOI8-U"},
    {"xmacroman", "MACINTOSH"}, {"macroman", "MACINTOSH"}, {"xmaccyrillic", "MAC-CYRILLIC"},
    {"xmacukrainian", "MAC-CYRILLIC"}, {"shiftjis", "CP932"}, {"sjis", "CP932"}, {"xsjis", "CP932"},
    {"windows31j", "CP932"}, {"mskanji", "CP932"}, {"csshiftjis", "CP932"}, {"xeucjp", "EUC-JP"},
    {"gb2312", "GB18030"}, {"gbk", "GB18030"}, {"xgbk", "GB18030"}, {"cp936", "GB18030"},
    {"chinese", "GB18030"}, {"csgb2312", "GB18030"}, {"gb231280", "GB18030"}, {"csiso58gb231280", "GB18030"},
    {"isoir58", "GB18030"}, {"big5", "BIG5-HKSCS"}, {"csbig5", "BIG5-HKSCS"}, {"cnbig5", "BIG5-HKSCS"},
    {"xxbig5", "BIG5-HKSCS"}, {"euckr", "CP949"}, {"cseuckr", "CP949"}, {"korean", "CP949"},
    {"isoir149", "CP949"}, {"ksc5601", "CP949"}, {"ksc56011987", "CP949"}, {"ksc56011989", "CP949"},
    {"csksc56011987", "CP949"}, {"windows949", "CP949"},
};

/// The number in `cp1251`, `windows_1251` and the like, or of `iso8859-5e`; NULL where there is none.
static const char *number_after(const char *squeezed, const char *const *prefixes) {
  for (; *prefixes; prefixes++) {
    const size_t length = strlen(*prefixes);
    const char *number = squeezed + length;
    if (!strncmp(squeezed, *prefixes, length) && *number && strspn(number, "0123456789") > 0) return number;
  }
  return NULL;
}

void mu_encoding_meaning(const char *name, const char *squeezed, char *out) {
  static const char *const windows[] = {"windows", "xwindows", "cp", "xcp", "win", NULL};
  static const char *const iso[] = {"iso8859", NULL};
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    if (!strcmp(names[index].name, squeezed)) {
      snprintf(out, 48, "%s", names[index].meaning);
      return;
    }
  }
  const char *number = number_after(squeezed, windows);
  if (number) {
    snprintf(out, 48, "CP%s", number);
  } else if ((number = number_after(squeezed, iso)) && strlen(number) < 4) {
    snprintf(out, 48, "ISO-8859-%.*s", (int)strspn(number, "0123456789"), number);
  } else {
    snprintf(out, 48, "%s", name);
  }
}
