// Kalas and divisions as written: windows of the day, their names and authorities.

import { report } from '../diagnostics/catalogue.ts';
import { mapOf } from '../json-schema/shapes.ts';
import { type DivisionEntry, type IgnoreEntry, type KalaEntry, qualities } from './entries.ts';
import { Fields, nodeName, reportBadName } from './fields.ts';
import { smallName } from './name-forms.ts';
import { expression, smallNames, word } from './plain-shapes.ts';
import { ignores } from './read-ignores.ts';
import { readRecord, recordSchema } from './read-record.ts';
import { namingOf, namingTable, readTime, timeForm } from './read-windows.ts';
import type { RecordTable, Section } from './shape.ts';

const kalaTable = {
  is: { about: 'the window or the instant', shape: expression(), required: true },
  ...namingTable,
  quality: {
    about: 'whether it favours what is begun in it; with a quality it is listed among the timings of a day',
    shape: word(qualities),
  },
  ignore: {
    about: 'warnings to silence: a list of codes, each with a reason',
    shape: ignores,
  },
} as const satisfies RecordTable;

/** The section `kala` of a pack, with the warnings that its entries let stand. */
export const kala: Section<{
  readonly kala: readonly KalaEntry[];
  readonly ignores: readonly IgnoreEntry[];
}> = {
  schema: mapOf(smallNames('(?:override +)?'), timeForm(kalaTable, 'any').schema),
  opens: 'below',
  entry: () => timeForm(kalaTable, 'any'),
  read(owner, field) {
    const ignored: IgnoreEntry[] = [];
    const entries = (owner.map(field)?.entries ?? []).flatMap((entry): KalaEntry[] => {
      const { key, value } = entry;
      const override = key.text.startsWith('override ');
      const name = override ? key.text.slice('override '.length).trim() : key.text;
      if (!smallName.test(name)) reportBadName(key.range, name, 'a kala', owner.sink);
      const read = readTime(entry, kalaTable, { name, what: 'kala', sink: owner.sink });
      if (read === undefined) return [];
      const { expression: written, about } = read;
      const within = { ...key.range, end: value.range.end };
      ignored.push(...(about?.ignore ?? []).map((one) => ({ ...one, within })));
      const mode = override ? 'override' : 'define';
      const quality = about?.quality;
      return [{ name, mode, range: key.range, expression: written, ...namingOf(about), quality }];
    });
    return { kala: entries, ignores: ignored };
  },
};

const divisionTable = {
  divide: {
    about: 'the windows and into how many parts each is cut',
    shape: { ...expression('target'), grammar: 'windows' },
    required: true,
  },
  label: { about: 'what the parts are called in turn', shape: expression(), required: true },
  ...namingTable,
} as const satisfies RecordTable;

const division = { schema: recordSchema(divisionTable), fields: divisionTable };

/** The section `divisions` of a pack. */
export const divisions: Section<readonly DivisionEntry[]> = {
  schema: mapOf(smallNames(), division.schema),
  opens: 'below',
  entry: () => division,
  read: (owner, field) =>
    (owner.map(field)?.entries ?? []).flatMap(({ key, value }): DivisionEntry[] => {
      const { text: name, range } = key;
      if (value.kind !== 'map') {
        const params = { field: name, expected: 'a map', found: nodeName(value) };
        owner.sink.push(report('wrong-node', value.range, params));
        return [];
      }
      if (!smallName.test(name)) reportBadName(range, name, 'a division', owner.sink);
      const fields = new Fields(value, `the division \`${name}\``, owner.sink);
      const read = readRecord(fields, divisionTable, range);
      return read === undefined
        ? []
        : [{ name, range, divide: read.divide, label: read.label, ...namingOf(read) }];
    }),
};
