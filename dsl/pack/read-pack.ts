// One file of a rule pack, from YAML to a document: fields read and placed, expressions not yet parsed.
// Every diagnostic of the file comes in one run; where the YAML is damaged, those of the YAML and no others.

import { report } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile, SourceRange } from '../source/source-file.ts';
import { isDamage, readYaml } from '../source/yaml.ts';
import type { YamlMap, YamlNode } from '../source/yaml-node.ts';
import {
  monthNamings,
  type PackDocument,
  packKinds,
  type TableEntry,
  type TableNode,
  type WorkEntry,
} from './document.ts';
import { Fields, nodeName, reportBadName, smallName } from './fields.ts';
import { readCalendar } from './read-calendar.ts';
import { readIgnores } from './read-ignores.ts';
import { readDivisions, readKala } from './read-kala.ts';
import { readStatedPlace } from './read-place.ts';
import { readRules } from './read-rule.ts';

/**
 * Reads one file of a pack, whose YAML may have been read already. Nothing is thrown; `document` is undefined where the
 * file is no pack at all, `stray` what stands in one that does not say to which pack it belongs.
 */
export function readPack(
  file: SourceFile,
  { root, diagnostics } = readYaml(file),
): {
  document: PackDocument | undefined;
  stray?: PackDocument;
  diagnostics: Diagnostic[];
} {
  if (diagnostics.some(isDamage)) return readDamaged(file, root, diagnostics);
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
  const ofFile = readIgnores(fields, { file, start: 0, end: file.text.length });
  const { kala, ignores } = readKala(fields.map('kala'), diagnostics);
  const document: PackDocument = {
    file,
    pack: pack?.text ?? '',
    packRange: pack?.range ?? start,
    ...(parent === undefined ? {} : { extends: parent.text, extendsRange: parent.range }),
    kind: fields.oneOf('kind', packKinds),
    ...alsoOf(fields),
    title: fields.text('title'),
    months: fields.oneOf('months', monthNamings),
    month_names: fields.oneOf('month_names', monthNamings),
    place: readStatedPlace(fields),
    states: fields.texts('states'),
    kala,
    divisions: readDivisions(fields.map('divisions'), diagnostics),
    tables: readTables(fields.map('tables'), diagnostics),
    calendars: (fields.map('calendars')?.entries ?? []).flatMap(({ key, value }) => {
      const calendar = readCalendar(key, value, diagnostics);
      return calendar === undefined ? [] : [calendar];
    }),
    rules: rules.rules,
    disable: rules.disable,
    works: readWorks(fields.map('works'), diagnostics),
    ignores: [...ofFile, ...rules.ignores, ...ignores],
  };
  fields.finish();
  if (pack === undefined || pack.text === '') {
    if (pack !== undefined) fields.wrong('pack', pack, 'the name of a pack');
    fields.missing('pack', start);
    return { document: undefined, stray: document, diagnostics };
  }
  return { document, diagnostics };
}

function alsoOf(fields: Fields): Pick<PackDocument, 'alsoOf'> {
  const names = fields.texts('also_of');
  return names === undefined ? {} : { alsoOf: names.map(({ text, range }) => ({ name: text, range })) };
}

// What can be read serves hover and navigation; it is not checked.
function readDamaged(file: SourceFile, root: YamlNode | undefined, diagnostics: Diagnostic[]) {
  const name = packNameIn(file);
  if (name === undefined) return { document: undefined, diagnostics };
  const range = { file, start: name.start, end: name.end };
  const { document } =
    root === undefined ? { document: undefined } : readPack(file, { root, diagnostics: [] });
  const nothing = emptyDocument(file, name.text, range);
  return {
    document: { ...nothing, ...document, pack: name.text, packRange: range, isDamaged: true },
    diagnostics,
  };
}

const emptyDocument = (file: SourceFile, pack: string, packRange: SourceRange): PackDocument => ({
  file,
  pack,
  packRange,
  kala: [],
  divisions: [],
  tables: [],
  calendars: [],
  rules: [],
  disable: [],
  works: [],
  ignores: [],
});

// The name of the pack that a file belongs to, as its text has it.
function packNameIn({ text }: SourceFile) {
  const found = /^(?:pack|"pack"|'pack')[ \t]*:[ \t]*["']?([\w.-]+)/m.exec(text);
  const [whole, name] = found ?? [];
  if (found === null || whole === undefined || name === undefined) return undefined;
  const end = found.index + whole.length;
  return { text: name, start: end - name.length, end };
}

function readTables(map: YamlMap | undefined, sink: Diagnostic[]): TableEntry[] {
  return (map?.entries ?? []).map(({ key, value }) => {
    if (!smallName.test(key.text)) reportBadName(key.range, key.text, 'a table', sink);
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
