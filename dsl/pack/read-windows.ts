// Named times as written: each an expression, or a map with the expression under `is`, what people call it, and its authority.

import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { mapOf, when } from '../json-schema/shapes.ts';
import type { YamlEntry } from '../yaml/node.ts';
import { cites } from './cite.ts';
import { type ExpressionText, type Naming, qualities, type WindowEntry } from './entries.ts';
import { expressionOf, Fields, reportBadName } from './fields.ts';
import { smallName } from './name-forms.ts';
import { expression, smallNames, text, word } from './plain-shapes.ts';
import { readRecord, recordSchema, type Values } from './read-record.ts';
import type { ExpectedType, Form, RecordField, RecordTable, Shape } from './shape.ts';

/** What a named part of the day is called, and on what authority. */
export const namingTable = {
  name: { about: 'the common name', shape: text },
  name_sa: { about: 'the Sanskrit name, in IAST', shape: text },
  cite: { about: 'the authorities: a list of works with what they say', shape: cites },
} as const satisfies RecordTable;

/** The names of a part of the day, as documents have them. */
export const namingOf = (about: Values<typeof namingTable> | undefined): Naming => ({
  title: about?.name,
  title_sa: about?.name_sa,
  cite: about?.cite ?? [],
});

/** A table of fields of which `is` is the expression that may also stand alone. */
type TimeTable = RecordTable & { readonly is: RecordField<ExpressionText> & { readonly required: true } };

/** The form of an expression that may stand alone, or under `is`. */
export const timeForm = (table: TimeTable, expected: ExpectedType): Form => ({
  ...expression(expected),
  schema: when({ type: 'object' }, recordSchema(table), expression().schema),
  fields: table,
});

/**
 * Reads such an expression, and the fields beside it where it does not stand alone. `where` names it in messages; undefined
 * where there is no expression.
 */
export function readTime<T extends TimeTable>(
  { key, value }: YamlEntry,
  table: T,
  where: { readonly name: string; readonly what: string; readonly sink: Diagnostic[] },
): { readonly expression: ExpressionText; readonly about?: Values<T> } | undefined {
  if (value.kind !== 'map') {
    const alone = expressionOf(value, where.name, where.sink);
    return alone && { expression: alone };
  }
  const fields = new Fields(value, `the ${where.what} \`${where.name}\``, where.sink);
  const about = readRecord(fields, table, key.range);
  return about && { expression: (about as Values<TimeTable>).is, about };
}

const windowTable = {
  is: { about: 'the window or the instant', shape: expression('target'), required: true },
  ...namingTable,
  quality: {
    about:
      'whether it is sought, auspicious, or shunned, inauspicious; without it the window is a time and no more',
    shape: word(qualities),
  },
  because: { about: 'why it is sought or shunned, in a few words', shape: text },
} as const satisfies RecordTable;

/** The field `windows` of a rule. */
export const windows: Shape<readonly WindowEntry[]> = {
  schema: mapOf(smallNames(), timeForm(windowTable, 'target').schema),
  opens: 'below',
  mayNotBeEmpty: true,
  entry: () => timeForm(windowTable, 'target'),
  named: { form: smallName, nameOf: ({ name }: WindowEntry) => name },
  read: (owner, field) =>
    (owner.map(field)?.entries ?? []).flatMap((entry): WindowEntry[] => {
      const { text: name, range } = entry.key;
      if (!smallName.test(name)) reportBadName(range, name, `a ${field} entry`, owner.sink);
      const read = readTime(entry, windowTable, { name, what: 'window', sink: owner.sink });
      if (read === undefined) return [];
      const { expression: written, about } = read;
      const naming = namingOf(about);
      const { quality, because } = about ?? {};
      return [{ name, range, expression: written, ...naming, quality, because }];
    }),
};
