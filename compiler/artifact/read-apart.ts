// Marks of what a graph has that is not read with what it stands in: entries of maps, and fields of objects.

/** A map of texts whose values are read one by one, each when it is first asked for. */
export class Entries {
  readonly map: ReadonlyMap<string, unknown>;

  constructor(map: ReadonlyMap<string, unknown>) {
    this.map = map;
  }
}

/** An object whose fields are read one by one, each when it is first asked for. */
export class Fields {
  readonly of: Readonly<Record<string, unknown>>;

  constructor(of: object) {
    this.of = of as Readonly<Record<string, unknown>>;
  }
}

/** A map to be written so that each of its values is read when it is first asked for; read, it is a map again. */
export const entriesOf = <V>(map: ReadonlyMap<string, V>): ReadonlyMap<string, V> =>
  new Entries(map) as unknown as ReadonlyMap<string, V>;

/** An object to be written so that each of its fields is read when it is first asked for; read, it is an object again. */
export const fieldsOf = <T extends object>(object: T): T => new Fields(object) as unknown as T;
