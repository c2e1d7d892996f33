// Quick fixes: the replacements that diagnostics propose.

import type { Diagnostic, Suggestion } from '@nirnaya/dsl/diagnostics';
import type { SourceRange } from '@nirnaya/dsl/source';
import { fileNames } from '../names/file-names.ts';
import type { FileRead } from '../workspace/read.ts';

/** A change of text that settles a diagnostic. */
export interface Fix {
  readonly title: string;
  readonly range: SourceRange;
  readonly text: string;
  readonly diagnostic: Diagnostic;
}

/** The fixes of the diagnostics that touch a part of a file. */
export function fixesIn(
  read: FileRead,
  all: readonly Diagnostic[],
  start: number,
  end: number,
): readonly Fix[] {
  return all
    .filter(({ range }) => range.start <= end && start <= range.end)
    .flatMap((diagnostic) => [...fixesOf(read, diagnostic), ...workAdded(read, diagnostic)]);
}

function fixesOf(read: FileRead, diagnostic: Diagnostic): Fix[] {
  const { fix, suggestion } = diagnostic;
  const changes = fix === undefined ? (diagnostic.choices ?? []) : [fix];
  if (changes.length > 0 || suggestion === undefined)
    return changes.map((change) => ({ ...change, diagnostic }));
  const range = misspelledRange(read, diagnostic, suggestion);
  return range === undefined
    ? []
    : [{ title: `write ${suggestion.text}`, range, text: suggestion.text, diagnostic }];
}

// A work that no pack of the chain lists, listed in this file.
function workAdded({ file, root }: FileRead, diagnostic: Diagnostic): Fix[] {
  if (diagnostic.code !== 'uncited' || root?.kind !== 'map') return [];
  const { range } = diagnostic;
  const use = fileNames(root).uses.find(
    (one) => one.kind === 'work' && range.start <= one.range.start && one.range.end <= range.end,
  );
  if (use === undefined || !/^[a-z][a-z0-9_]*$/.test(use.name)) return [];
  const works = root.entries.find(({ key }) => key.text === 'works');
  const line = `  ${use.name}: {title: ${use.name.replaceAll('_', ' ')}}\n`;
  const title = `list ${use.name} under \`works:\` of this file`;
  const put = (at: number, text: string): Fix[] => [
    { title, range: { file, start: at, end: at }, text, diagnostic },
  ];
  const lineOf = (offset: number): number => file.text.lastIndexOf('\n', offset - 1) + 1;
  if (works === undefined) {
    const rules = root.entries.find(({ key }) => key.text === 'rules') ?? root.entries.at(-1);
    return rules === undefined ? [] : put(lineOf(rules.key.range.start), `works:\n${line}`);
  }
  const [first] = works.value.kind === 'map' ? works.value.entries : [];
  // A map in braces on the line of its key has no lines of its own.
  if (first === undefined || lineOf(first.key.range.start) === lineOf(works.key.range.start)) return [];
  const start = lineOf(first.key.range.start);
  const indent = file.text.slice(start, first.key.range.start);
  return put(start, line.replace(/^ +/, indent));
}

// The word that a message is about. Some messages are about a whole key or citation that holds the word.
function misspelledRange(
  { file, root }: FileRead,
  { range }: Diagnostic,
  { name }: Suggestion,
): SourceRange | undefined {
  if (unquoted(file.text.slice(range.start, range.end)) === name) return range;
  const { definitions, uses } = fileNames(root);
  const inside = (at: SourceRange): boolean => range.start <= at.start && at.end <= range.end;
  return [...definitions, ...uses].find((at) => at.name === name && inside(at.range))?.range;
}

const unquoted = (text: string): string => text.replace(/^(["'])(.*)\1$/, '$2');
