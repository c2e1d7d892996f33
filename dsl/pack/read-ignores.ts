// The field `ignore`: warnings that an author accepts for a rule or a kala, each with the reason.

import { isWarningCode, report, warningCodes } from '../diagnostics/catalogue.ts';
import { listOf, oneOf } from '../json-schema/shapes.ts';
import { suggest } from '../vocabulary/suggest.ts';
import type { IgnoreEntry } from './entries.ts';
import { Fields } from './fields.ts';
import { placedText, text } from './plain-shapes.ts';
import { readRecord, recordSchema } from './read-record.ts';
import type { RecordTable, Section } from './shape.ts';

const ignoreTable = {
  code: {
    about: 'the code of the warning',
    shape: { ...placedText, schema: oneOf(warningCodes()), values: warningCodes() },
    required: true,
  },
  reason: { about: 'why it may stand', shape: text },
} as const satisfies RecordTable;

// An editor asks for the reason at once; a reader that lacks it warns.
const item = { ...recordSchema(ignoreTable), required: ['code', 'reason'] };

/** A warning that is let stand, apart from what it stands beside. */
export type Ignored = Omit<IgnoreEntry, 'within'>;

/** A list of warnings that may stand. */
export const ignores: Section<readonly Ignored[]> = {
  schema: listOf(item),
  item: { schema: item, fields: ignoreTable },
  read: (owner, field) =>
    owner.list(field).flatMap((node): Ignored[] => {
      if (node.kind !== 'map') {
        owner.wrong(field, node, 'a map with `code` and `reason`');
        return [];
      }
      const read = readRecord(new Fields(node, 'an `ignore`', owner.sink), ignoreTable, node.range);
      if (read === undefined) return [];
      const { text: code, range } = read.code;
      const reason = read.reason?.trim() ?? '';
      if (!isWarningCode(code)) {
        const params = { field: 'code', value: code, allowed: warningCodes().join(', ') };
        const best = suggest(code, warningCodes());
        const help = best && `did you mean \`${best}\`?`;
        owner.sink.push(report('value-not-allowed', range, params, { help }));
        return [];
      }
      if (reason === '') owner.sink.push(report('ignore-without-reason', range, { code }));
      return [{ code, reason, range }];
    }),
};
