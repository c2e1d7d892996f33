// Code of a sample with its comments, strings and keys told apart.

import { html } from '@nirnaya/explain/markup';

// What is told apart, by the language of a sample; the first that matches at a place counts.
const strings = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`;
const hash = String.raw`(?<=^|\s)#.*`;

const patterns: Readonly<Record<string, RegExp>> = {
  sh: new RegExp(`(?<comment>${hash})|(?<string>${strings})`, 'gm'),
  yaml: new RegExp(
    String.raw`(?<comment>${hash})|(?<key>(?<=^[ \t]*(?:- )?)[\w-]+(?=:))|(?<string>${strings})`,
    'gm',
  ),
  json: /(?<key>"(?:[^"\\\n]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\\n]|\\.)*")/g,
  ts: new RegExp(
    String.raw`(?<comment>//.*)|(?<key>\b(?:async|await|const|export|function|if|import|from|return|throw|new)\b)|(?<string>${strings})`,
    'g',
  ),
  python: new RegExp(
    String.raw`(?<comment>${hash})|(?<key>\b(?:def|from|if|import|return|raise|not|in)\b)|(?<string>${strings})`,
    'gm',
  ),
};

/** The code as HTML. A language that is not known is text. */
export function highlighted(code: string, language: string): string {
  const pattern = patterns[language];
  if (pattern === undefined) return html`${code}`.html;
  let out = '';
  let at = 0;
  for (const match of code.matchAll(pattern)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    out += html`${code.slice(at, match.index)}<span class="code-${kind ?? ''}">${match[0]}</span>`.html;
    at = match.index + match[0].length;
  }
  return out + html`${code.slice(at)}`.html;
}
