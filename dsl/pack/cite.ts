// Citations: the work, the place in it, what it says, and how sure we are.

import { report } from '../diagnostics/catalogue.ts';
import type { Schema } from '../json-schema/schema.ts';
import { defined, listOf, when } from '../json-schema/shapes.ts';
import { type Cited, type CiteLevel, citeLevels } from './entries.ts';
import { Fields } from './fields.ts';
import { number, text, texts, word } from './plain-shapes.ts';
import { readRecord, recordSchema, recordShape } from './read-record.ts';
import type { RecordTable, Shape } from './shape.ts';

/** More dates than any list has. */
const mostDates = 100_000;

const fitsTable = {
  matched: {
    about: 'how many of the dates the rule gives',
    shape: number('`matched`', 0, mostDates, { isWhole: true }),
    required: true,
  },
  of: {
    about: 'of how many dates',
    shape: number('`of`', 1, mostDates, { isWhole: true }),
    required: true,
  },
  from: { about: 'the lists that print them', shape: texts, required: true },
  span: { about: 'the years of the dates, such as 2001..2035', shape: text },
} as const satisfies RecordTable;

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
  fits: {
    about: 'of an INFERRED citation: how many published dates the rule gives, of how many',
    shape: recordShape('`fits`', fitsTable),
  },
  note: {
    about: 'what is disputed or not yet read; a PROVISIONAL citation needs one',
    shape: text,
  },
} as const satisfies RecordTable;

const isOfLevel = (level: CiteLevel): Schema => ({
  properties: { level: { const: level } },
  required: ['level'],
});

/** The schema of a citation; a PROVISIONAL one says why, an INFERRED one from what. */
export const citation: Schema = {
  ...recordSchema(citationTable),
  ...when(
    isOfLevel('PROVISIONAL'),
    { required: ['note'] },
    when(isOfLevel('INFERRED'), { required: ['fits'] }, {}),
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
      if (cited?.level === 'INFERRED' && cited.fits === undefined)
        owner.sink.push(report('inferred-without-fits', node.range, { work: cited.work }));
      return cited === undefined ? [] : [{ ...cited, range: node.range }];
    }),
};

// `dharmasindhu 2.3 (VERIFIED): the earlier of two; note: a later hand`, `government_list (INFERRED, 23 of 24)`
function citedText({ work, place, level, fits, says, note }: Omit<Cited, 'range'>): string {
  const sure = fits === undefined ? level : `${level}, ${fits.matched} of ${fits.of}`;
  const head = [work, ...(place === undefined ? [] : [place]), `(${sure})`].join(' ');
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
