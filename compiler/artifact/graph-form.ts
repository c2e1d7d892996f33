// The form of a graph of plain data as bytes. A graph is one plain value, parts of which are read when they are first asked
// for. Its head is read at once: what it was made by; shapes (the names of fields of objects, as texts); a table of where each
// text ends; a table of where each blob ends; the number of the blob of the value. Then come the texts and the blobs. A blob is
// a value; what is referred to more than once is a blob of its own, and blobs that are the same are one. Where something stands
// in a source is stored apart: a value has a mark, and the places of each blob lie in other bytes in the order of the marks,
// behind the files.

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
  /** a map whose values are read one by one: a length, and numbers of texts and of blobs in turn */
  entries: 15,
  /** an object whose fields are read one by one: the number of a shape, and the number of a blob for each field */
  fields: 16,
  /** a `SourceFile`: its number */
  file: 17,
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
