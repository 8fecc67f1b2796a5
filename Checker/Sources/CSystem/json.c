#include "CSystem.h"

#include <stdlib.h>
#include <string.h>

// The compiler writes a megabyte of JSON for a thousand lines of Swift.

typedef struct {
  csystem_value *values;
  size_t count, room;
  uint32_t *open;
  size_t depth, deepest;
} reading;

static csystem_value *add(reading *reading) {
  if (reading->count == reading->room) {
    reading->room = reading->room * 2 + 1024;
    reading->values = realloc(reading->values, reading->room * sizeof(csystem_value));
  }
  csystem_value *value = &reading->values[reading->count++];
  memset(value, 0, sizeof *value);
  return value;
}

static void enter(reading *reading) {
  if (reading->depth == reading->deepest) {
    reading->deepest = reading->deepest * 2 + 64;
    reading->open = realloc(reading->open, reading->deepest * sizeof(uint32_t));
  }
  reading->open[reading->depth++] = (uint32_t)reading->count - 1;
}

csystem_value *csystem_read_json(const char *bytes, size_t length, size_t *count) {
  reading reading = {0};
  uint32_t key = 0, key_length = 0;
  int fails = length > UINT32_MAX;
  for (size_t at = 0; at < length && !fails; at++) {
    char byte = bytes[at];
    if (strchr(" \n\r\t,", byte) && byte) continue;
    if (byte == '}' || byte == ']') {
      fails = !reading.depth;
      if (fails) break;
      csystem_value *closed = &reading.values[reading.open[--reading.depth]];
      fails = closed->form != byte - 2;
      closed->end = (uint32_t)reading.count;
      continue;
    }
    size_t start = at;
    if (byte == '"') {
      for (start = ++at; at < length && bytes[at] != '"'; at++) at += bytes[at] == '\\';
      if (at >= length) fails = 1;
      if (!fails && at + 1 < length && bytes[at + 1] == ':') {
        key = (uint32_t)start, key_length = (uint32_t)(at++ - start);
        continue;
      }
    } else if (byte != '{' && byte != '[') {
      while (at + 1 < length && !strchr(",]}", bytes[at + 1])) at++;
    }
    csystem_value *value = add(&reading);
    value->form = byte, value->key = key, value->key_length = key_length;
    value->start = (uint32_t)start, value->length = (uint32_t)(at - start + (byte != '"'));
    value->end = (uint32_t)reading.count;
    key_length = 0;
    if (byte == '{' || byte == '[') enter(&reading);
  }
  free(reading.open);
  if (fails || reading.depth || !reading.count) {
    free(reading.values);
    return NULL;
  }
  *count = reading.count;
  return reading.values;
}

uint32_t csystem_find_in_json(
    const char *bytes, const csystem_value *values, uint32_t object, const char *key) {
  size_t length = strlen(key);
  for (uint32_t at = object + 1; at < values[object].end; at = values[at].end)
    if (values[at].key_length == length && !memcmp(bytes + values[at].key, key, length)) return at;
  return 0;
}
