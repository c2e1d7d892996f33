// The names of single occurrences of an observance.

import { mapOf, matching, within } from '../json-schema/shapes.ts';
import type { VariantEntry } from './entries.ts';
import { Fields, reportBadKey } from './fields.ts';
import { variantKey } from './name-forms.ts';
import { expression, text, texts } from './plain-shapes.ts';
import { readRecord, recordSchema } from './read-record.ts';
import type { RecordTable, Shape } from './shape.ts';

const variantTable = {
  name: { about: 'the common name', shape: text, required: true },
  name_sa: { about: 'the Sanskrit name, in IAST', shape: text },
  aliases: { about: 'other names', shape: texts },
  when: {
    about: 'when the name holds beside the others; without it the name is given by `named`',
    shape: expression('truth'),
  },
} as const satisfies RecordTable;

const schema = recordSchema(variantTable);

/** The field `variants` of a rule: records by their keys, in the order written. */
export const variants: Shape<readonly VariantEntry[]> = {
  schema: mapOf(matching(within(variantKey), 'the key of a variant, such as KAMADA'), schema),
  opens: 'below',
  mayNotBeEmpty: true,
  entry: () => ({ schema, fields: variantTable }),
  named: { form: variantKey, nameOf: ({ key }: VariantEntry) => key },
  read: (owner, field) =>
    (owner.map(field)?.entries ?? []).flatMap(({ key, value }): VariantEntry[] => {
      const { text: name, range } = key;
      if (!variantKey.test(name)) reportBadKey(range, name, 'a variant', owner.sink);
      if (value.kind !== 'map') {
        owner.wrong(name, value, 'a map with a `name`');
        return [];
      }
      const read = readRecord(new Fields(value, `the variant ${name}`, owner.sink), variantTable, range);
      return read === undefined ? [] : [{ ...read, key: name, aliases: read.aliases ?? [], range }];
    }),
};
