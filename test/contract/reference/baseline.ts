// The description as it is compared with later ones: without what only people read.

import type { ComparedApi } from './breaking.ts';
import { withSharedInPlace } from './resolved.ts';

/** A description, and how many entries the history had then. */
export interface Baseline {
  readonly entries: number;
  readonly api: ComparedApi;
}

const forPeople = new Set([
  'summary',
  'description',
  'example',
  'examples',
  'title',
  'tags',
  'x-badge',
  'deprecated',
  'operationId',
  'headers',
]);

/** Fields of schemas are names, whatever they are called. */
const holdNames = new Set(['properties', 'schemas', 'paths']);

/** The baseline that a description is. */
export function baselineOf(description: object, entries: number): Baseline {
  const { paths, components } = withSharedInPlace(description as ComparedApi);
  const schemas = components?.schemas ?? {};
  return { entries, api: plain({ paths, components: { schemas } }) as ComparedApi };
}

function plain(node: unknown, names = false): unknown {
  if (Array.isArray(node)) return node.map((inner) => plain(inner));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      !names && forPeople.has(key) ? [] : [[key, plain(value, !names && holdNames.has(key))]],
    ),
  );
}

/** The text of a baseline: a line for each path and each schema. */
export function baselineText({ entries, api }: Baseline): string {
  const lines = (fields: object): string =>
    Object.entries(fields)
      .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
      .join(',\n');
  const schemas = lines(api.components?.schemas ?? {});
  return `{"entries":${entries},"api":{"paths":{\n${lines(api.paths)}\n},"components":{"schemas":{\n${schemas}\n}}}}\n`;
}
