// The tables of a pack, in which expressions look values up, and the works that it cites.

import { report } from '../diagnostics/catalogue.ts';
import { mapOf } from '../json-schema/shapes.ts';
import type { YamlNode } from '../yaml/node.ts';
import type { TableEntry, TableNode, WorkEntry } from './entries.ts';
import { Fields, nodeName, reportBadName } from './fields.ts';
import { smallName } from './name-forms.ts';
import { smallNames, text } from './plain-shapes.ts';
import { readRecord, recordSchema } from './read-record.ts';
import type { RecordTable, Section } from './shape.ts';

/** The section `tables` of a pack. */
export const tables: Section<readonly TableEntry[]> = {
  schema: mapOf(smallNames(), {}),
  opens: 'below',
  read: (owner, field) =>
    (owner.map(field)?.entries ?? []).map(({ key, value }) => {
      if (!smallName.test(key.text)) reportBadName(key.range, key.text, 'a table', owner.sink);
      return { name: key.text, range: key.range, value: tableNode(value) };
    }),
};

function tableNode(node: YamlNode): TableNode {
  switch (node.kind) {
    case 'scalar':
      return { kind: 'scalar', text: node.text, value: node.value, range: node.range };
    case 'list':
      return { kind: 'list', items: node.items.map(tableNode), range: node.range };
    case 'map': {
      const entries = node.entries.map(({ key, value }) => ({
        key: { text: key.text, range: key.range },
        value: tableNode(value),
      }));
      return { kind: 'map', entries, range: node.range };
    }
  }
}

const workTable = {
  title: { about: 'the title of the work', shape: text, required: true },
  author: { about: 'who wrote it', shape: text },
  year: { about: 'when, as written: 1790, c. 1350', shape: text },
  about: { about: 'what it is', shape: text },
} as const satisfies RecordTable;

const work = { schema: recordSchema(workTable), fields: workTable };

/** The section `works` of a pack. */
export const works: Section<readonly WorkEntry[]> = {
  schema: mapOf({}, work.schema),
  opens: 'below',
  entry: () => work,
  read: (owner, field) =>
    (owner.map(field)?.entries ?? []).flatMap(({ key, value }): WorkEntry[] => {
      if (value.kind !== 'map') {
        const params = { field: key.text, expected: 'a map', found: nodeName(value) };
        owner.sink.push(report('wrong-node', value.range, params));
        return [];
      }
      const fields = new Fields(value, `the work \`${key.text}\``, owner.sink);
      const read = readRecord(fields, workTable, key.range);
      return read === undefined ? [] : [{ ...read, key: key.text, range: key.range }];
    }),
};
