#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

#include "CTOML.h"

struct CTDocument {
  toml::parse_result result;
};

static const CTValue *value(const toml::node &node) {
  return reinterpret_cast<const CTValue *>(&node);
}

static const toml::node &node(const CTValue *value) {
  return *reinterpret_cast<const toml::node *>(value);
}

CTDocument *ct_read(const char *text, size_t size) {
  return new CTDocument{toml::parse(std::string_view(text, size))};
}

void ct_release(CTDocument *document) { delete document; }

const char *ct_mistake(const CTDocument *document, int *line, int *column) {
  if (document->result) return nullptr;
  const toml::parse_error &error = document->result.error();
  *line = static_cast<int>(error.source().begin.line);
  *column = static_cast<int>(error.source().begin.column);
  return error.description().data();
}

const CTValue *ct_root(const CTDocument *document) { return value(document->result.table()); }

CTKind ct_kind(const CTValue *value) {
  switch (node(value).type()) {
    case toml::node_type::string: return CTString;
    case toml::node_type::integer: return CTInteger;
    case toml::node_type::boolean: return CTBool;
    case toml::node_type::array: return CTArray;
    case toml::node_type::table: return CTTable;
    default: return CTOther;
  }
}

const char *ct_string(const CTValue *value, size_t *size) {
  const std::string &text = node(value).as_string()->get();
  *size = text.size();
  return text.data();
}

int64_t ct_integer(const CTValue *value) { return node(value).as_integer()->get(); }

bool ct_bool(const CTValue *value) { return node(value).as_boolean()->get(); }

static CTPosition position(const toml::source_position &position) {
  return {static_cast<long>(position.line), static_cast<long>(position.column)};
}

CTPosition ct_start(const CTValue *value) { return position(node(value).source().begin); }

CTPosition ct_end(const CTValue *value) { return position(node(value).source().end); }

bool ct_is_inline(const CTValue *value) {
  const toml::table *table = node(value).as_table();
  return table && table->is_inline();
}

void ct_each(
    const CTValue *parent, void *context,
    void (*visit)(
        void *context, const char *key, size_t keySize, CTPosition place, const CTValue *value)) {
  if (const toml::array *array = node(parent).as_array()) {
    for (const toml::node &element : *array) visit(context, nullptr, 0, {0, 0}, value(element));
  } else if (const toml::table *table = node(parent).as_table()) {
    for (auto &&[key, element] : *table) {
      visit(
          context, key.str().data(), key.str().size(), position(key.source().begin),
          value(element));
    }
  }
}
