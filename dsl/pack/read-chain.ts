// A chain of days as written: observances kept on days in a row, and the one that is decided first.

import { report } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { listOf, mapOf, matching, within } from '../json-schema/shapes.ts';
import type { YamlEntry } from '../yaml/node.ts';
import { authority, citesAny } from './cite.ts';
import type { ChainEntry, ChainPair, PlacedText } from './entries.ts';
import { Fields, nodeName, reportBadKey } from './fields.ts';
import { codeShape, label } from './name-forms.ts';
import { code, codes, text } from './plain-shapes.ts';
import { readRecord, recordSchema } from './read-record.ts';
import type { RecordTable, Section, Shape } from './shape.ts';

/** Two codes stand in a pair. */
const pairLength = 2;

const pairSchema = { ...listOf(code.schema, pairLength), maxItems: pairLength };

// Pairs of days of the chain: `[[FESTIVAL_MAHA_ASHTAMI, FESTIVAL_MAHA_NAVAMI]]`.
const pairs: Shape<readonly ChainPair[]> = {
  schema: listOf(pairSchema),
  read: (owner, field) =>
    owner.list(field).flatMap((node): ChainPair[] => {
      const items = node.kind === 'list' ? node.items : [];
      const [first, second, ...more] = items.flatMap((item): PlacedText[] =>
        item.kind === 'scalar' && item.value !== null ? [{ text: item.text, range: item.range }] : [],
      );
      if (first === undefined || second === undefined || more.length > 0) {
        owner.wrong(field, node, 'a list of two codes');
        return [];
      }
      const bad = [first, second].filter((one) => !codeShape.test(one.text));
      for (const one of bad) owner.sink.push(report('bad-code', one.range, { code: one.text }));
      return bad.length > 0 ? [] : [[first, second]];
    }),
};

const chainTable = {
  name: { about: 'the common name', shape: text },
  days: {
    about: 'its observances in their order, by code',
    shape: codes,
    required: true,
  },
  anchor: {
    about: 'the day that is decided first; the others stand beside it where their clauses leave a choice',
    shape: code,
    required: true,
  },
  may_share: { about: 'pairs of neighbours that may fall on one day', shape: pairs },
  may_part: { about: 'pairs of neighbours between which days may stand', shape: pairs },
  cite: {
    about: 'the authorities: a list of works with what they say',
    shape: authority,
    required: true,
  },
} as const satisfies RecordTable;

const chain = { schema: recordSchema(chainTable), fields: chainTable };

const override = 'override ';

/** The section `chains` of a pack. */
export const chains: Section<readonly ChainEntry[]> = {
  schema: {
    ...mapOf(
      matching(`(?:override\\s+)?${within(label)}`, 'a chain is written in capitals, digits and _'),
      chain.schema,
    ),
  },
  opens: 'below',
  entry: () => chain,
  read: (owner, field) =>
    (owner.map(field)?.entries ?? []).flatMap((entry) => readChain(entry, owner.sink) ?? []),
};

function readChain({ key, value }: YamlEntry, sink: Diagnostic[]): ChainEntry | undefined {
  const mode = key.text.startsWith(override) ? 'override' : 'define';
  const name = mode === 'override' ? key.text.slice(override.length).trim() : key.text;
  const { range } = key;
  if (!label.test(name)) reportBadKey(range, name, 'a chain', sink);
  if (value.kind !== 'map') {
    sink.push(report('wrong-node', value.range, { field: name, expected: 'a map', found: nodeName(value) }));
    return undefined;
  }
  const fields = new Fields(value, `the chain \`${name}\``, sink);
  const read = readRecord(fields, chainTable, range);
  if (!citesAny(fields)) sink.push(report('missing-authority', range, { code: name }));
  if (read === undefined) return undefined;
  const { name: title, days, anchor, may_share = [], may_part = [], cite } = read;
  const listed = new Set(days.map((day) => day.text));
  for (const day of [anchor, ...may_share.flat(), ...may_part.flat()])
    if (!listed.has(day.text)) sink.push(report('not-of-chain', day.range, { code: day.text, chain: name }));
  return {
    name,
    mode,
    range,
    ...(title === undefined ? {} : { title }),
    days,
    anchor,
    mayShare: may_share,
    mayPart: may_part,
    cite,
  };
}
