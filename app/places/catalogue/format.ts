// The layout of the catalogue's file, for those who write it and those who read it: a header as JSON, then columns of
// numbers and the names as UTF-8, each on a boundary of eight bytes, so that they are used where they lie. In and out:
// the bytes as they are before and after compression.

/** What a name in the index is of its place. */
export const nameKinds = { own: 0, other: 1, word: 2 } as const;

/** The columns, with the kind of number in each. */
const columnTypes = {
  /** ascending; every other column of places stands in their order */
  ids: Uint32Array,
  /** hundred-thousandths of a degree */
  latitudes: Int32Array,
  longitudes: Int32Array,
  populations: Uint32Array,
  /** 1-based indices into the lists of the header; 0 is none */
  countries: Uint16Array,
  states: Uint16Array,
  zones: Uint16Array,
  regions: Uint8Array,
  types: Uint8Array,
  /** where the names of each place begin in `names`, and the end of the last */
  nameStarts: Uint32Array,
  /** UTF-8: English name, native name or nothing, other names, parted by line feeds */
  names: Uint8Array,
  /** where each key of the index begins in `keyUnits`, and the end of the last; keys ascend */
  keyStarts: Uint32Array,
  keyUnits: Uint16Array,
  /** units that a key has in common with the one before */
  keyShared: Uint8Array,
  /** the index of the place that a key is a name of */
  keyPlaces: Uint16Array,
  /** one of `nameKinds` */
  keyKinds: Uint8Array,
};

type ColumnTypes = typeof columnTypes;

/** The name of a column. */
type ColumnName = keyof ColumnTypes;

/** The columns of a catalogue. */
export type Columns = { readonly [N in ColumnName]: InstanceType<ColumnTypes[N]> };

/** What the numbers of the columns stand for. */
export interface Lists {
  /** ISO 3166-1 alpha-2 */
  readonly countries: readonly string[];
  /** ISO 3166-2 */
  readonly states: readonly string[];
  /** IANA name and offset of standard time */
  readonly zones: readonly (readonly [name: string, offset: string])[];
  /** names of packs */
  readonly regions: readonly string[];
}

interface Header extends Lists {
  /** first hexadecimal digits of SHA-256 over lists and columns */
  readonly version: string;
  /** name, first byte and number of entries of each column */
  readonly columns: readonly (readonly [name: ColumnName, offset: number, length: number])[];
}

/** A catalogue as it lies in its file. */
export interface CatalogueFile {
  readonly version: string;
  readonly lists: Lists;
  readonly columns: Columns;
  readonly byteLength: number;
}

const names = Object.keys(columnTypes) as readonly ColumnName[];
const aligned = (length: number): number => Math.ceil(length / 8) * 8;
const utf8 = new TextEncoder();

/** Columns without entries. */
export const emptyColumns = (): Columns =>
  Object.fromEntries(names.map((name) => [name, new columnTypes[name](0)])) as Columns;

/** The bytes of a catalogue; `digest` gives hexadecimal digits of what it is given. */
export function catalogueBytes(
  lists: Lists,
  columns: Columns,
  digest: (parts: readonly Uint8Array[]) => string,
): Uint8Array {
  const parts = names.map((name) => {
    const { buffer, byteOffset, byteLength } = columns[name];
    return new Uint8Array(buffer, byteOffset, byteLength);
  });
  const version = digest([utf8.encode(JSON.stringify(lists)), ...parts]);
  let end = 0;
  const places = names.map((name, i) => {
    const offset = end;
    end += aligned(parts[i].byteLength);
    return [name, offset, columns[name].length] as const;
  });
  const header = utf8.encode(JSON.stringify({ ...lists, version, columns: places } satisfies Header));
  const base = aligned(4 + header.byteLength);
  const bytes = new Uint8Array(base + end);
  new DataView(bytes.buffer).setUint32(0, header.byteLength, true);
  bytes.set(header, 4);
  parts.forEach((part, i) => {
    bytes.set(part, base + places[i][1]);
  });
  return bytes;
}

/** Reads the bytes of a catalogue; the columns are views of them. */
export function catalogueFile(given: Uint8Array): CatalogueFile {
  const bytes = given.byteOffset % 8 === 0 ? given : new Uint8Array(given);
  const { buffer, byteOffset, byteLength } = bytes;
  const length = new DataView(buffer, byteOffset).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Header;
  const base = byteOffset + aligned(4 + length);
  const { version, columns, ...lists } = header;
  const views = columns.map(([name, offset, entries]) => [
    name,
    new columnTypes[name](buffer as ArrayBuffer, base + offset, entries),
  ]);
  return { version, lists, columns: Object.fromEntries(views) as Columns, byteLength };
}
