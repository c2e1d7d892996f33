// The form of a graph of plain data as bytes. A graph is one plain value, and maps whose entries are read one by one. Its
// parts, in order: texts, with a table of where each ends; shapes (the names of fields of objects, as numbers of texts); blobs,
// each a value, with a table of where each ends and one of how many places they have up to it; the value, as the number of a
// blob; the maps: name, entries, each a key and the number of a blob. What is referred to more than once is a blob of its own. Where something stands in a source is kept apart: a value
// has a mark, and the places lie in another file in the order of the marks.

/** The marks of values. */
export const mark = {
  undefined: 0,
  null: 1,
  false: 2,
  true: 3,
  /** a signed number of variable length */
  int: 4,
  /** 8 bytes */
  float: 5,
  /** the number of a text */
  text: 6,
  /** a length, and values */
  list: 7,
  /** the number of a shape, and a value for each field */
  object: 8,
  /** a length, and keys and values in turn */
  map: 9,
  /** a length, and values */
  set: 10,
  /** an `Int32Array`: a length, and signed numbers */
  ints: 11,
  /** the number of a blob */
  shared: 12,
  /** a `SourceRange`: the next place */
  range: 13,
  /** the function from characters of a text to offsets in its source: the next place */
  at: 14,
} as const;

/** The marks of places. */
export const placeMark = {
  /** file, start less that of the place before, length */
  range: 0,
  /** the offset of the first character, less the start before, where those that follow stand beside each other */
  inOrder: 1,
  /** a length, and the offset of each character less that before it */
  each: 2,
} as const;
