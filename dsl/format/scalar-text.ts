// The text of a YAML scalar on one line: as written where it is plain, otherwise in the plainest quotes that it allows.

import type { YamlScalar } from '../yaml/node.ts';

/** Whether a scalar stands within `{}` or `[]`, where plain texts may hold less. */
export type ScalarPlace = 'block' | 'flow';

/** A key or a value as one line. */
export function scalarText(node: YamlScalar, place: ScalarPlace): string {
  const { file, start, end } = node.range;
  const isOneLine = !/[\n\r]/.test(file.text.slice(start, end));
  if (node.style === 'plain' && (isOneLine || typeof node.value !== 'string')) return node.text;
  return quoted(node.text, place);
}

/** A text as a scalar that YAML reads as that text: plain where that is safe. */
function quoted(text: string, place: ScalarPlace): string {
  if (isPlain(text, place)) return text;
  const strange = unprintable.test(text);
  if (!strange && !/["\\]/.test(text)) return `"${text}"`;
  return strange || text.includes("'") ? escapedText(text) : `'${text}'`;
}

/** An expression as a scalar of one line; undefined where only signs that few know would make it one. */
export function expressionScalar(text: string, place: ScalarPlace): string | undefined {
  const scalar = quoted(text, place);
  return scalar.includes('\\') ? undefined : scalar;
}

/** A text in double quotes, on one line whatever is in it. */
export const escapedText = (text: string): string =>
  `"${text.replace(/["\\]/g, '\\$&').replace(allUnprintable, escaped)}"`;

// What cannot be seen, or would end a line.
const unseen = '[\\u0000-\\u001f\\u007f-\\u00a0\\u2028\\u2029\\ufeff]';
const unprintable = new RegExp(unseen);
const allUnprintable = new RegExp(unseen, 'g');

const named: Readonly<Record<string, string>> = { '\n': '\\n', '\t': '\\t', '\r': '\\r', '\u00a0': '\\_' };

const escaped = (c: string): string => named[c] ?? `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`;

const reservedFirst = /^(?:[,[\]{}#&*!|>'"%@`]|[-?:](?:\s|$)|---|\.\.\.)/;
const flowSigns = /[,[\]{}]/;

// Texts that YAML, or an older YAML in another tool, reads as something else.
const notText =
  /^(?:~|null|true|false|yes|no|y|n|on|off|[-+]?\.(?:inf|nan)|[-+]?0[xob][\da-f_]+|[-+]?[\d.][\d_.,:]*(?:e[-+]?\d+)?|\d{4}-\d\d?-\d\d?.*|<<|=)$/i;

function isPlain(text: string, place: ScalarPlace): boolean {
  if (text === '' || text !== text.trim() || unprintable.test(text)) return false;
  if (reservedFirst.test(text) || notText.test(text)) return false;
  if (/:(?:\s|$)|\s#/.test(text)) return false;
  return place === 'block' || !(flowSigns.test(text) || /^[-?:]/.test(text));
}
