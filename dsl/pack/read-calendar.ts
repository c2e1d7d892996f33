// A calendar as written: when its months begin, and their names.

import { report } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { listOf, mapOf, oneOrList } from '../json-schema/shapes.ts';
import type { SourceRange } from '../source/source-file.ts';
import type { YamlEntry } from '../yaml/node.ts';
import { authority, citesAny } from './cite.ts';
import { type CalendarEntry, dayModes } from './entries.ts';
import { Fields, nodeName } from './fields.ts';
import { anyNumber, clauses, expression, namedExpressions, placedText, text, word } from './plain-shapes.ts';
import { readRecord, recordSchema, recordShape } from './read-record.ts';
import { sky } from './read-sky.ts';
import type { RecordTable, Section, Shape } from './shape.ts';

/** How many months a calendar names. */
const monthsInYear = 12;

/** A month by its spellings, and where each stands. */
interface Month {
  readonly names: readonly string[];
  readonly range: SourceRange;
  readonly ranges: readonly SourceRange[];
}

const months: Shape<readonly Month[]> = {
  schema: { ...listOf(oneOrList(text.schema, 1), monthsInYear), maxItems: monthsInYear },
  read(owner, field) {
    const read = owner.list(field).flatMap((item): Month[] => {
      const names = item.kind === 'list' ? item.items : [item];
      const texts = names.flatMap((n) => (n.kind === 'scalar' && n.value !== null ? [n.text] : []));
      if (texts.length !== names.length || texts.length === 0)
        owner.wrong(field, item, 'a name or a list of names');
      const ranges = names.map(({ range }) => range);
      return texts.length === 0 ? [] : [{ names: texts, range: item.range, ranges }];
    });
    reportTwice(read, owner.sink);
    return read;
  },
};

const eraTable = {
  name: { about: 'what the era is called', shape: text, required: true },
  offset: {
    about: 'the Gregorian year in which a year begins, less its number',
    shape: anyNumber,
    required: true,
  },
} as const satisfies RecordTable;

const calendarTable = {
  begins: { about: 'the event that begins a month', shape: expression('target'), required: true },
  decide: { about: 'the clauses that choose its day', shape: clauses, required: true },
  day: {
    about: 'the boundary of candidate days: sunrise (default), civil or sunset',
    shape: word(dayModes),
  },
  sky: { about: 'the sky on which its months begin; by default that of the chain', shape: sky },
  let: { about: 'named expressions for use in this calendar', shape: namedExpressions },
  first_month: {
    about: 'the sign that the Sun enters as the first month begins',
    shape: { ...placedText, names: 'rashi' },
    required: true,
  },
  months: { about: 'twelve; each a name or a list of spellings', shape: months, required: true },
  era: { about: 'how its years are counted', shape: recordShape('an era', eraTable) },
  cite: {
    about: 'the authorities: a list of works with what they say',
    shape: authority,
    required: true,
  },
} as const satisfies RecordTable;

const calendar = { schema: recordSchema(calendarTable), fields: calendarTable };

/** The section `calendars` of a pack. */
export const calendars: Section<readonly CalendarEntry[]> = {
  schema: mapOf({}, calendar.schema),
  opens: 'below',
  entry: () => calendar,
  read: (owner, field) =>
    (owner.map(field)?.entries ?? []).flatMap((entry) => readCalendar(entry, owner.sink) ?? []),
};

function readCalendar({ key, value }: YamlEntry, sink: Diagnostic[]): CalendarEntry | undefined {
  const override = key.text.startsWith('override ');
  const name = override ? key.text.slice('override '.length).trim() : key.text;
  const { range } = key;
  if (value.kind !== 'map') {
    sink.push(report('wrong-node', value.range, { field: name, expected: 'a map', found: nodeName(value) }));
    return undefined;
  }
  const fields = new Fields(value, `the calendar \`${name}\``, sink);
  const read = readRecord(fields, calendarTable, range);
  if (!citesAny(fields)) sink.push(report('missing-authority', range, { code: name }));
  const { length } = fields.list('months');
  if (length !== monthsInYear) {
    const params = { what: 'the number of months', allowed: String(monthsInYear), found: length };
    sink.push(report('number-out-of-range', range, params));
    return undefined;
  }
  if (read === undefined || read.months.length !== monthsInYear) return undefined;
  const { begins, decide, day, first_month, let: bindings = [], era, cite, sky: stated } = read;
  return {
    name,
    mode: override ? 'override' : 'define',
    range,
    begins,
    decide,
    day,
    first_month,
    months: read.months.map(({ names, range: at }) => ({ names, range: at })),
    bindings,
    cite,
    ...(stated === undefined ? {} : { sky: stated }),
    ...(era === undefined ? {} : { era: { name: era.name, offset: era.offset } }),
  };
}

// A date of a month with the name of another could never be meant.
function reportTwice(read: readonly Month[], sink: Diagnostic[]): void {
  const first = new Map<string, { readonly month: number; readonly range: SourceRange }>();
  read.forEach(({ names, ranges }, month) => {
    names.forEach((name, i) => {
      const range = ranges[i];
      const known = first.get(name);
      if (range === undefined) return;
      if (known === undefined) first.set(name, { month, range });
      else {
        const labels = [{ range: known.range, message: 'named here' }];
        sink.push(report('month-twice', range, { name }, { labels }));
      }
    });
  });
}
