// A calendar as written: when its months begin, and their names.

import { report } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceRange } from '../source/source-file.ts';
import type { YamlNode, YamlScalar } from '../source/yaml-node.ts';
import { citesAny, readCites } from './cite.ts';
import { type CalendarEntry, dayModes } from './document.ts';
import { Fields, nodeName } from './fields.ts';

/** How many months a calendar names. */
export const monthsInYear = 12;

/** Reads one entry of `calendars`. */
export function readCalendar(
  key: YamlScalar,
  value: YamlNode,
  sink: Diagnostic[],
): CalendarEntry | undefined {
  const override = key.text.startsWith('override ');
  const name = override ? key.text.slice('override '.length).trim() : key.text;
  if (value.kind !== 'map') {
    sink.push(report('wrong-node', value.range, { field: name, expected: 'a map', found: nodeName(value) }));
    return undefined;
  }
  const fields = new Fields(value, `the calendar \`${name}\``, sink);
  const begins = fields.expression('begins') ?? fields.missing('begins', key.range);
  const decide = fields.expression('decide') ?? fields.missing('decide', key.range);
  const first = fields.scalar('first_month') ?? fields.missing('first_month', key.range);
  const months = fields.list('months').flatMap((item) => {
    const names = item.kind === 'list' ? item.items : [item];
    const texts = names.flatMap((n) => (n.kind === 'scalar' && n.value !== null ? [n.text] : []));
    if (texts.length !== names.length || texts.length === 0)
      fields.wrong('months', item, 'a name or a list of names');
    const ranges = names.map(({ range }) => range);
    return texts.length === 0 ? [] : [{ names: texts, range: item.range, ranges }];
  });
  reportTwice(months, sink);
  const day = fields.oneOf('day', dayModes);
  const lets = fields.named('let');
  const era = readEra(fields);
  const cite = readCites(fields);
  fields.finish();
  if (!citesAny(fields)) sink.push(report('missing-authority', key.range, { code: name }));
  if (fields.list('months').length !== monthsInYear) {
    sink.push(
      report('number-out-of-range', key.range, {
        what: 'the number of months of a calendar',
        min: monthsInYear,
        max: monthsInYear,
        found: fields.list('months').length,
      }),
    );
    return undefined;
  }
  if (months.length !== monthsInYear || begins === undefined || decide === undefined || first === undefined)
    return undefined;
  return {
    name,
    mode: override ? 'override' : 'define',
    range: key.range,
    begins,
    decide,
    day,
    first_month: { text: first.text, range: first.range },
    months: months.map(({ names, range }) => ({ names, range })),
    lets,
    cite,
    ...(era === undefined ? {} : { era }),
  };
}

// A date of a month with the name of another could never be meant.
function reportTwice(
  months: readonly { readonly names: readonly string[]; readonly ranges: readonly SourceRange[] }[],
  sink: Diagnostic[],
): void {
  const first = new Map<string, { readonly month: number; readonly range: SourceRange }>();
  months.forEach(({ names, ranges }, month) => {
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

function readEra(owner: Fields): CalendarEntry['era'] {
  const map = owner.map('era');
  if (map === undefined) return undefined;
  const fields = new Fields(map, 'an era', owner.sink);
  const name = fields.text('name') ?? fields.missing('name', map.range);
  const offset = fields.number('offset') ?? fields.missing('offset', map.range);
  fields.finish();
  return name === undefined || offset === undefined ? undefined : { name, offset };
}
