// What sets a rule of births aside, each when something holds; and the points of kutas.

import { listOf } from '../json-schema/shapes.ts';
import { cites } from './cite.ts';
import type { CancellationEntry } from './entries.ts';
import { Fields } from './fields.ts';
import { expression, number, text } from './plain-shapes.ts';
import { readRecord, recordSchema } from './read-record.ts';
import type { RecordTable, Shape } from './shape.ts';

/** Points of a kuta: those of all eight together are 36. */
export const points: Shape<number> = number('`points`', 0, 36);

const cancellationTable = {
  when: { about: 'when it is set aside', shape: expression(), required: true },
  because: { about: 'why, in a few words', shape: text, required: true },
  points: {
    about: 'of a kuta: the points that it then has; without it those of the table',
    shape: points,
  },
  cite: { about: 'the authorities: a list of works with what they say', shape: cites },
} as const satisfies RecordTable;

const item = recordSchema(cancellationTable);

/** The field `cancelled` of a rule of births. */
export const cancelled: Shape<readonly CancellationEntry[]> = {
  schema: listOf(item),
  opens: 'below',
  mayNotBeEmpty: true,
  item: { schema: item, fields: cancellationTable },
  read(owner, field) {
    if (owner.take(field) === undefined) return undefined;
    return owner.list(field).flatMap((node): CancellationEntry[] => {
      if (node.kind !== 'map') {
        owner.wrong(field, node, 'a map with `when` and `because`');
        return [];
      }
      const { range } = node;
      const read = readRecord(new Fields(node, 'a cancellation', owner.sink), cancellationTable, range);
      if (read === undefined) return [];
      const { when, because, points: given, cite = [] } = read;
      return [{ when, because, cite, range, ...(given === undefined ? {} : { points: given }) }];
    });
  },
};
