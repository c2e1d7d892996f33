// A text as sent, made into a file of a pack. Additions do not shift its lines and columns.

import { lineColumn, type SourceFile, sourceFile } from '@nirnaya/dsl/source';
import { readYaml } from '@nirnaya/dsl/yaml';
import type { SentText } from './task.ts';

/** The path of a text without a name; no file of a pack, and no name that is sent, begins so. */
const unnamed = '(text)';

// The files made of texts. Their paths could be those of files of the packs.
const drafts = new WeakSet<SourceFile>();

/** The name of a pack whose text has none. */
const draftPack = 'TRIAL';

const ruleKey = /^(?:(?:override|extend)\s+)?[A-Z][A-Z0-9_]*$/;

/** Whether a file is a text that was sent. */
export const isDraftFile = (file: SourceFile): boolean => drafts.has(file);

/** The name that a file is reported by; null of a text or an expression that has none. */
export const reportedPath = ({ path }: SourceFile): string | null => (path.startsWith('(') ? null : path);

/**
 * The text as a file. One that names its pack is taken as it stands; one that does not is given a name and, unless it
 * says which, a parent; rules by their codes alone are put under `rules:`.
 */
export function draftFile({ name, text }: SentText, parent: string): SourceFile {
  const file = wrapped(sourceFile(name ?? unnamed, text), parent);
  drafts.add(file);
  return file;
}

function wrapped(sent: SourceFile, parent: string): SourceFile {
  const { root } = readYaml(sent);
  if (root?.kind !== 'map' || sent.text[root.range.start] === '{') return sent;
  const keys = root.entries.map(({ key }) => key.text);
  if (keys.includes('pack')) return sent;
  const hasOnlyRules = keys.every((key) => key === 'disable' || ruleKey.test(key));
  const { line, column } = lineColumn(sent, root.range.start);
  const lines = sent.text.split('\n');
  const indent = ' '.repeat(column - 1);
  const added = [
    `pack: ${draftPack}`,
    ...(keys.includes('extends') ? [] : [`extends: ${JSON.stringify(parent)}`]),
    ...(hasOnlyRules ? ['rules:'] : []),
  ].map((field) => indent + field);
  const inner = hasOnlyRules ? ' ' : '';
  const own = lines.slice(line - 1).map((content) => inner + content);
  const whole = sourceFile(sent.path, [...lines.slice(0, line - 1), ...added, ...own].join('\n'));
  // Lines begin where those of the text as sent do.
  const { lineStarts } = whole;
  const ownStarts = lineStarts.slice(line - 1 + added.length).map((start) => start + inner.length);
  return { ...whole, lineStarts: [...lineStarts.slice(0, line - 1), ...ownStarts] };
}
