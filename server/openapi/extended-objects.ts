// An object that has all the fields of another is described as the other and what it has besides.

import type { ApiDescription } from './description.ts';

/** An object that is described by its fields alone. */
interface PlainObject {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly example?: unknown;
}

/** What is extended has fields of so many characters at least: less is no shape of its own. */
const shortestShape = 150;

const plainFields = new Set(['type', 'properties', 'required', 'description', 'example']);

/** A description in which a component refers to the largest other one whose fields it has, all of them and as they are. */
export function withExtendedObjects(description: ApiDescription): ApiDescription {
  const { components = {} } = description;
  const { schemas = {} } = components;
  const objects = Object.entries(schemas)
    .flatMap(([name, schema]) => (isPlain(schema) ? [{ name, schema, texts: textsOf(schema) }] : []))
    .sort((a, b) => b.texts.size - a.texts.size || (a.name < b.name ? -1 : 1));
  const extended = Object.entries(schemas).map(([name, schema]) => {
    const at = objects.findIndex((object) => object.name === name);
    const own = objects[at];
    // Only what comes later in the order is extended, so that nothing extends itself.
    const bases = own === undefined ? [] : objects.slice(at + 1).flatMap((base) => baseOf(own, base));
    const [base] = bases.sort((a, b) => b.size - a.size);
    return [name, own === undefined || base === undefined ? schema : extending(own.schema, base)] as const;
  });
  return {
    ...description,
    components: { ...components, schemas: Object.fromEntries(extended) as typeof schemas },
  };
}

interface Component {
  readonly name: string;
  readonly schema: PlainObject;
  /** its fields as texts, to compare them */
  readonly texts: ReadonlyMap<string, string>;
}

function isPlain(schema: object): schema is PlainObject {
  const { type, properties } = schema as Partial<PlainObject>;
  return (
    type === 'object' && properties !== undefined && Object.keys(schema).every((key) => plainFields.has(key))
  );
}

const textsOf = ({ properties }: PlainObject): ReadonlyMap<string, string> =>
  new Map(Object.entries(properties).map(([name, field]) => [name, JSON.stringify(field)]));

/** What an object has of another. */
interface Base {
  readonly name: string;
  readonly fields: ReadonlySet<string>;
  /** characters of its fields */
  readonly size: number;
}

// The other as what is extended, where the object has all of it.
function baseOf(own: Component, { name, schema, texts }: Component): readonly Base[] {
  const { required: always = [] } = schema;
  const { required = [] } = own.schema;
  const isPart =
    always.every((field) => required.includes(field)) &&
    [...texts].every(([field, text]) => own.texts.get(field) === text);
  // What may be absent from the other and is always there in this one is said again.
  const same = [...texts].filter(([field]) => always.includes(field) || !required.includes(field));
  const size = same.reduce((sum, [, text]) => sum + text.length, 0);
  return isPart && size >= shortestShape
    ? [{ name, fields: new Set(same.map(([field]) => field)), size }]
    : [];
}

function extending({ type, properties, required = [], ...described }: PlainObject, base: Base): object {
  const besides = Object.entries(properties).filter(([field]) => !base.fields.has(field));
  const needed = required.filter((field) => !base.fields.has(field));
  return {
    allOf: [
      { $ref: `#/components/schemas/${base.name}` },
      { type, properties: Object.fromEntries(besides), ...(needed.length === 0 ? {} : { required: needed }) },
    ],
    ...described,
  };
}
