// The samples of a document: its fenced blocks, and a shell's words.

import { readFileSync } from 'node:fs';

/** A fenced block. */
export interface Sample {
  /** `yaml`, `sh`, `text` */
  readonly language: string;
  /** what stands after the language: the file it is, or how a command ends */
  readonly about: string;
  readonly text: string;
  /** where its first line stands, from 1 */
  readonly line: number;
}

/** The text of a document of the project. */
export const documentText = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The fenced blocks of a document, in order. */
export function samplesOf(markdown: string): readonly Sample[] {
  const out: Sample[] = [];
  let open: { language: string; about: string; lines: string[]; line: number } | undefined;
  markdown.split('\n').forEach((content, i) => {
    const [, language = '', about = ''] = /^```(\w*) *(.*)$/.exec(content) ?? [];
    if (open === undefined) {
      if (content.startsWith('```')) open = { language, about, lines: [], line: i + 2 };
    } else if (content === '```') {
      out.push({ ...open, text: `${open.lines.join('\n')}\n` });
      open = undefined;
    } else open.lines.push(content);
  });
  return out;
}

/** The command lines of a sample: without comments, and without what starts them. */
export function commandsOf({ text }: Sample): readonly (readonly string[])[] {
  return text
    .split('\n')
    .map((line) => wordsOf(line))
    .filter((args) => args.length > 0);
}

/** The words of a line of a shell: quotes group, `#` begins a comment. */
function wordsOf(line: string): readonly string[] {
  const args: string[] = [];
  for (const [word] of line.matchAll(/#.*$|(?:[^\s'"]+|'[^']*'|"[^"]*")+/g)) {
    if (word.startsWith('#')) break;
    args.push(word.replaceAll(/'([^']*)'|"([^"]*)"/g, '$1$2'));
  }
  return args;
}

/** Whether some lines are those shown, to the digit; `...` stands for any number of them. */
export function isShown(actual: string, shown: string): boolean {
  const escaped = shown
    .trimEnd()
    .split('\n')
    .map((line) =>
      line === '...' ? '(?:.*\\n)*?.*' : line.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').trimEnd(),
    );
  return new RegExp(`^${escaped.join('\\s*\\n')}\\s*$`).test(actual.trimEnd());
}
