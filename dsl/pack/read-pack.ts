// One file of a rule pack, from YAML to a document: fields read and placed, expressions not yet parsed.
// All faults of the file come in one run.

import { report } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../source/source-file.ts';
import { readYaml } from '../source/yaml.ts';
import type { YamlMap, YamlNode } from '../source/yaml-node.ts';
import {
  monthNamings,
  type PackDocument,
  type TableEntry,
  type TableNode,
  type WorkEntry,
} from './document.ts';
import { Fields, nodeName, smallName, tellBadName } from './fields.ts';
import { readCalendar } from './read-calendar.ts';
import { readDivisions, readKala } from './read-kala.ts';
import { readRules } from './read-rule.ts';

/**
 * Reads one file of a pack, whose YAML may have been read already. Nothing is thrown; `document` is undefined where the
 * file is no pack at all.
 */
export function readPack(
  file: SourceFile,
  { root, diagnostics } = readYaml(file),
): {
  document: PackDocument | undefined;
  diagnostics: Diagnostic[];
} {
  const start = { file, start: 0, end: Math.min(1, file.text.length) };
  if (root === undefined || root.kind !== 'map') {
    const found = root === undefined ? 'empty' : nodeName(root);
    if (!diagnostics.some((d) => d.severity === 'error')) {
      diagnostics.push(report('not-a-pack', root?.range ?? start, { found }));
    }
    return { document: undefined, diagnostics };
  }
  const fields = new Fields(root, 'a pack', diagnostics);
  const pack = fields.scalar('pack');
  const parent = fields.scalar('extends');
  const rules = readRules(fields.map('rules'), diagnostics);
  const document: PackDocument = {
    file,
    pack: pack?.text ?? '',
    packRange: pack?.range ?? start,
    ...(parent === undefined ? {} : { extends: parent.text, extendsRange: parent.range }),
    title: fields.text('title'),
    months: fields.oneOf('months', monthNamings),
    kala: readKala(fields.map('kala'), diagnostics),
    divisions: readDivisions(fields.map('divisions'), diagnostics),
    tables: readTables(fields.map('tables'), diagnostics),
    calendars: (fields.map('calendars')?.entries ?? []).flatMap(({ key, value }) => {
      const calendar = readCalendar(key, value, diagnostics);
      return calendar === undefined ? [] : [calendar];
    }),
    rules: rules.rules,
    disable: rules.disable,
    works: readWorks(fields.map('works'), diagnostics),
  };
  fields.finish();
  if (pack === undefined || pack.text === '') {
    if (pack !== undefined) fields.wrong('pack', pack, 'the name of a pack');
    fields.missing('pack', start);
    return { document: undefined, diagnostics };
  }
  return { document, diagnostics };
}

function readTables(map: YamlMap | undefined, sink: Diagnostic[]): TableEntry[] {
  return (map?.entries ?? []).map(({ key, value }) => {
    if (!smallName.test(key.text)) tellBadName(key.range, key.text, 'a table', sink);
    return { name: key.text, range: key.range, value: tableNode(value) };
  });
}

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

function readWorks(map: YamlMap | undefined, sink: Diagnostic[]): WorkEntry[] {
  return (map?.entries ?? []).flatMap(({ key, value }): WorkEntry[] => {
    if (value.kind !== 'map') {
      sink.push(
        report('wrong-node', value.range, { field: key.text, expected: 'a map', found: nodeName(value) }),
      );
      return [];
    }
    const fields = new Fields(value, `the work \`${key.text}\``, sink);
    const title = fields.text('title') ?? fields.missing('title', key.range);
    const entry = {
      key: key.text,
      range: key.range,
      author: fields.text('author'),
      year: fields.text('year'),
      about: fields.text('about'),
    };
    fields.finish();
    return title === undefined ? [] : [{ ...entry, title }];
  });
}
