// Quick fixes: what the language proposes instead of what stands there.

import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import type { SourceRange } from '../../dsl/source/source-file.ts';
import { fileNames } from '../names/file-names.ts';
import type { FileRead } from '../workspace/read.ts';

/** A change of text that settles a diagnostic. */
export interface Fix {
  readonly title: string;
  readonly range: SourceRange;
  readonly text: string;
  readonly told: Diagnostic;
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
    .flatMap((told) => fixesOf(read, told));
}

function fixesOf(read: FileRead, told: Diagnostic): Fix[] {
  if (told.fix !== undefined) return [{ ...told.fix, told }];
  if (told.code === 'ambiguous-name') return kindsBefore(told);
  const [, best] = /^did you mean `([^`]+)`\?$/.exec(told.help ?? '') ?? [];
  if (best === undefined) return [];
  const range = misspelt(read, told);
  return range === undefined ? [] : [{ title: `Change to ${best}`, range, text: best, told }];
}

// The word that a message is about. Some speak of a whole key, or of a whole citation; the word stands in it.
function misspelt({ file, root }: FileRead, { message, range }: Diagnostic): SourceRange | undefined {
  const quoted = [...message.matchAll(/`([^`]+)`/g)].flatMap(([, word]) => word ?? []);
  const text = file.text.slice(range.start, range.end);
  if (quoted.includes(unquoted(text))) return range;
  const { definitions, uses } = fileNames(root);
  const inside = (at: SourceRange): boolean => range.start <= at.start && at.end <= range.end;
  return [...definitions, ...uses].find((at) => quoted.includes(at.name) && inside(at.range))?.range;
}

const unquoted = (text: string): string => text.replace(/^(["'])(.*)\1$/, '$2');

// `Magha` may be a month or a star: the kind goes before it.
function kindsBefore(told: Diagnostic): Fix[] {
  const [, name, kinds] = /^`([^`]+)` may be a (.+)$/.exec(told.message) ?? [];
  if (name === undefined || kinds === undefined) return [];
  const range = { ...told.range, end: told.range.start };
  return kinds.split(' or ').map((kind) => ({ title: `Say ${kind} ${name}`, range, text: `${kind} `, told }));
}
