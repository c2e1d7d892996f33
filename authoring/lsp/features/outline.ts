// The outline of a file: its sections, what they define, and the lets, inputs and windows of the rules.

import type { SourceRange } from '@nirnaya/dsl/source';
import type { YamlEntry, YamlNode } from '@nirnaya/dsl/yaml';
import { type DocumentSymbol, type SymbolInformation, SymbolKind } from 'vscode-languageserver';
import { fileNames, keyParts } from '../names/file-names.ts';
import type { Definition, Named } from '../names/mention.ts';
import { holds, rangeIn } from '../workspace/positions.ts';
import type { FileRead } from '../workspace/read.ts';

/** How editors show what has a name. */
export const symbolKinds: Readonly<Record<Named, SymbolKind>> = {
  pack: SymbolKind.Package,
  rule: SymbolKind.Event,
  kala: SymbolKind.Constant,
  table: SymbolKind.Array,
  division: SymbolKind.Enum,
  calendar: SymbolKind.Class,
  work: SymbolKind.String,
  let: SymbolKind.Variable,
  input: SymbolKind.TypeParameter,
  window: SymbolKind.Property,
};

/** The outline of a file, section by section. */
export function outlineOf({ file, root }: FileRead): readonly DocumentSymbol[] {
  if (root?.kind !== 'map') return [];
  const { definitions } = fileNames(root);
  const named = definitions.filter(({ kind }) => kind !== 'pack');
  return root.entries.flatMap(({ key, value }): DocumentSymbol[] => {
    if (value.kind !== 'map' || key.text === '') return [];
    const whole = { file, start: key.range.start, end: Math.max(key.range.end, value.range.end) };
    const top = named.filter(({ owner, range }) => owner === undefined && holds(value.range, range.start));
    if (top.length === 0) return [];
    const children = top.map((definition) => symbolOf(definition, value.entries, named));
    return [symbol(key.text, SymbolKind.Namespace, { whole, own: key.range }, children)];
  });
}

function symbolOf(
  definition: Definition,
  entries: readonly YamlEntry[],
  all: readonly Definition[],
): DocumentSymbol {
  const { kind, name, mode, whole, range } = definition;
  const parts = all
    .filter((part) => part.owner === name && part !== definition && holds(whole, part.range.start))
    .map((part) => symbol(part.name, symbolKinds[part.kind], { whole: part.whole, own: part.range }, []));
  const value = entries.find(({ key }) => keyParts(key.text).name === name)?.value;
  const title = [mode === 'define' ? undefined : mode, titleIn(value)].filter((word) => word !== undefined);
  return {
    ...symbol(name === '' ? '(no name)' : name, symbolKinds[kind], { whole, own: range }, parts),
    ...(title.length === 0 ? {} : { detail: title.join(' ') }),
  };
}

// What people call it.
function titleIn(value: YamlNode | undefined): string | undefined {
  if (value?.kind !== 'map') return undefined;
  const field = value.entries.find(({ key }) => key.text === 'name' || key.text === 'title');
  return field?.value.kind === 'scalar' && field.value.text !== '' ? field.value.text : undefined;
}

/** Where a symbol stands. */
interface Ranges {
  /** with what belongs to it */
  readonly whole: SourceRange;
  /** its name */
  readonly own: SourceRange;
}

const symbol = (
  name: string,
  kind: SymbolKind,
  { whole, own }: Ranges,
  children: DocumentSymbol[],
): DocumentSymbol => ({ name, kind, range: rangeIn(whole), selectionRange: rangeIn(own), children });

/** An outline as a list, for clients that show no tree: what stands in what by its name. */
export const flattened = (
  outline: readonly DocumentSymbol[],
  uri: string,
  container?: string,
): SymbolInformation[] =>
  outline.flatMap(({ name, kind, range, children = [] }) => [
    {
      name,
      kind,
      location: { uri, range },
      ...(container === undefined ? {} : { containerName: container }),
    },
    ...flattened(children, uri, name),
  ]);
