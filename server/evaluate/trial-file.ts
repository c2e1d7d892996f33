// A text as sent made into a file of a pack. What is added to it counts in no line and no column.

import { lineColumn, type SourceFile, sourceFile } from '../../dsl/source/source-file.ts';
import { readYaml } from '../../dsl/source/yaml.ts';

/** The path of the text; no file of a pack has it. */
const trialPath = '(text)';

/** What a pack is called whose text does not say. */
const trialPack = 'TRIAL';

const ruleKey = /^(?:(?:override|extend)\s+)?[A-Z][A-Z0-9_]*$/;

/** Whether a file is the text that was sent. */
export const isTrialFile = ({ path }: Pick<SourceFile, 'path'>): boolean => path === trialPath;

/**
 * The text as a file. One that names its pack is taken as it stands; one that does not is given a name and, unless it
 * says which, a parent; rules by their codes alone are put under `rules:`.
 */
export function trialFile(text: string, parent: string): SourceFile {
  const sent = sourceFile(trialPath, text);
  const { root } = readYaml(sent);
  if (root?.kind !== 'map' || sent.text[root.range.start] === '{') return sent;
  const keys = root.entries.map(({ key }) => key.text);
  if (keys.includes('pack')) return sent;
  const bare = keys.every((key) => key === 'disable' || ruleKey.test(key));
  const { line, column } = lineColumn(sent, root.range.start);
  const lines = sent.text.split('\n');
  const indent = ' '.repeat(column - 1);
  const added = [
    `pack: ${trialPack}`,
    ...(keys.includes('extends') ? [] : [`extends: ${JSON.stringify(parent)}`]),
    ...(bare ? ['rules:'] : []),
  ].map((field) => indent + field);
  const inner = bare ? ' ' : '';
  const own = lines.slice(line - 1).map((content) => inner + content);
  const whole = sourceFile(trialPath, [...lines.slice(0, line - 1), ...added, ...own].join('\n'));
  // Lines begin where those of the text as sent do.
  const { lineStarts } = whole;
  const ownStarts = lineStarts.slice(line - 1 + added.length).map((start) => start + inner.length);
  return { ...whole, lineStarts: [...lineStarts.slice(0, line - 1), ...ownStarts] };
}
