// Citations: the work, the place in it, what it says, and how sure we are.

import type { Schema } from '../json-schema/schema.ts';
import { defined, listOf, when } from '../json-schema/shapes.ts';
import { type Cited, citeLevels } from './entries.ts';
import { Fields } from './fields.ts';
import { text, word } from './plain-shapes.ts';
import { readRecord, recordSchema } from './read-record.ts';
import type { RecordTable, Shape } from './shape.ts';

/** The fields of an item of `cite`. */
const citationTable = {
  work: {
    about: 'the work, by its key under works',
    shape: { ...text, names: 'work' },
    required: true,
  },
  place: { about: 'where in the work', shape: text },
  says: { about: 'what it says there', shape: text },
  level: {
    about: `how sure we are: ${citeLevels.join(', ')}`,
    shape: word(citeLevels),
    required: true,
  },
  note: {
    about: 'what is disputed or not yet read; a PROVISIONAL citation needs one',
    shape: text,
  },
} as const satisfies RecordTable;

/** The schema of a citation; a PROVISIONAL one says why. */
export const citation: Schema = {
  ...recordSchema(citationTable),
  ...when(
    { properties: { level: { const: 'PROVISIONAL' } }, required: ['level'] },
    { required: ['note'] },
    {},
  ),
};

/** The schema of a list of citations, empty or not. */
export const citations: Schema = listOf(defined('citation'));

/** The field `cite`: a list of citations, empty where there is none. */
export const cites: Shape<readonly Cited[]> = {
  schema: defined('cite'),
  opens: 'below',
  item: { schema: defined('citation'), fields: citationTable },
  plain: (all) => all.map(({ range, ...cited }) => cited),
  shown: (cited) => citedText(cited as Omit<Cited, 'range'>),
  read: (owner, field) =>
    owner.list(field).flatMap((node): Cited[] => {
      if (node.kind !== 'map') {
        owner.wrong(field, node, 'a map');
        return [];
      }
      const cited = readRecord(new Fields(node, 'a citation', owner.sink), citationTable, node.range);
      return cited === undefined ? [] : [{ ...cited, range: node.range }];
    }),
};

// `dharmasindhu 2.3 (VERIFIED): the earlier of two; note: a later hand`
function citedText({ work, place, level, says, note }: Omit<Cited, 'range'>): string {
  const head = [work, ...(place === undefined ? [] : [place]), `(${level})`].join(' ');
  const details = [...(says === undefined ? [] : [says]), ...(note === undefined ? [] : [`note: ${note}`])];
  return details.length === 0 ? head : `${head}: ${details.join('; ')}`;
}

/** The same of what cannot stand without an authority. */
export const authority: Shape<readonly Cited[]> = { ...cites, schema: { ...cites.schema, minItems: 1 } };

/** Whether anything stands under `cite`, readable or not. */
export function citesAny(owner: Fields): boolean {
  const node = owner.take('cite');
  return node !== undefined && (node.kind !== 'list' || node.items.length > 0);
}
