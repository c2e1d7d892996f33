// One file of a rule pack, from YAML to a document: fields read and placed, expressions not yet parsed.
// Every diagnostic of the file comes in one run; where the YAML is damaged, those of the YAML and no others.

import { report } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile, SourceRange } from '../source/source-file.ts';
import type { YamlNode } from '../yaml/node.ts';
import { isDamage, readYaml } from '../yaml/read-yaml.ts';
import type { PackDocument } from './document.ts';
import { Fields, nodeName } from './fields.ts';
import { packTable } from './pack-table.ts';
import { readFields, type Values } from './read-record.ts';
import { statedTable } from './stated-table.ts';

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
  const read = readFields(fields, packTable);
  const { pack, extends: parent, also_of: others, rules, kala, ignore } = read;
  const within = { file, start: 0, end: file.text.length };
  const document: PackDocument = {
    file,
    pack: pack?.text ?? '',
    packRange: pack?.range ?? start,
    ...(parent === undefined ? {} : { extends: parent.text, extendsRange: parent.range }),
    ...statedIn(read),
    ...(others === undefined ? {} : { alsoOf: others.map(({ text, range }) => ({ name: text, range })) }),
    kala: kala.kala,
    divisions: read.divisions,
    tables: read.tables,
    calendars: read.calendars,
    chains: read.chains,
    rules: rules.rules,
    disable: rules.disable,
    works: read.works,
    ignores: [...ignore.map((one) => ({ ...one, within })), ...rules.ignores, ...kala.ignores],
  };
  if (pack === undefined || pack.text === '') {
    const written = fields.scalar('pack');
    if (written !== undefined) fields.wrong('pack', written, 'the name of a pack');
    fields.missing('pack', start);
    return { document: undefined, stray: document, diagnostics };
  }
  return { document, diagnostics };
}

const statedIn = (read: Values<typeof statedTable>): Values<typeof statedTable> =>
  Object.fromEntries(
    Object.keys(statedTable).map((field) => [field, read[field as keyof typeof statedTable]]),
  );

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
  chains: [],
  rules: [],
  disable: [],
  works: [],
  ignores: [],
});

// The name of the pack that a file belongs to, as its text has it.
function packNameIn({ text }: SourceFile) {
  const match = /^(?:pack|"pack"|'pack')[ \t]*:[ \t]*["']?([\w.-]+)/m.exec(text);
  const [whole, name] = match ?? [];
  if (match === null || whole === undefined || name === undefined) return undefined;
  const end = match.index + whole.length;
  return { text: name, start: end - name.length, end };
}
