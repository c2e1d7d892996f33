// Conditions while they are edited: by buttons, or as a JSON text, and from one to the other.

import type { AlertConditions } from '@nirnaya/contract/alerts';
import { conditionsOf, type Draft, draftOf } from './draft.ts';
import { lineOf, readJson } from './json-lines.ts';

/** Conditions as they are edited. */
export type Editing =
  | { readonly by: 'buttons'; readonly draft: Draft }
  | { readonly by: 'json'; readonly text: string };

/** What is wrong with a field, as the API says it. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

const textOf = (conditions: AlertConditions): string => JSON.stringify(conditions, null, 2);

/** Conditions to be edited: by buttons where these can show them. */
export function editingOf(conditions: AlertConditions): Editing {
  const draft = draftOf(conditions);
  return draft === undefined ? { by: 'json', text: textOf(conditions) } : { by: 'buttons', draft };
}

/** The same as JSON. */
export const asJson = (editing: Editing): Editing =>
  editing.by === 'json' ? editing : { by: 'json', text: textOf(conditionsOf(editing.draft)) };

/** The same by buttons; a text says why that cannot be. */
export function asButtons(editing: Editing): Editing | string {
  if (editing.by === 'buttons') return editing;
  const read = readJson(editing.text);
  if ('fault' in read) return `This is not JSON yet: line ${read.line} ${read.fault}.`;
  const draft = draftOf(read.value);
  return draft === undefined
    ? 'The buttons cannot show all of these conditions. They can be edited here, and work as they are.'
    : { by: 'buttons', draft };
}

/** The conditions to be sent, or what is wrong with their text. What else may be wrong with them the API says. */
export function conditionsIn(
  editing: Editing,
): { readonly conditions: AlertConditions } | { readonly fault: FieldFault } {
  if (editing.by === 'buttons') return { conditions: conditionsOf(editing.draft) };
  const read = readJson(editing.text);
  if ('fault' in read) return { fault: { field: 'conditions', message: `line ${read.line} ${read.fault}` } };
  return { conditions: read.value as AlertConditions };
}

/** Errors of the API, those of conditions that are edited as JSON with their lines: `line 4, all.0.value: must be ...`. */
export function faultsWithLines(faults: readonly FieldFault[], editing: Editing): readonly FieldFault[] {
  const read = editing.by === 'json' ? readJson(editing.text) : undefined;
  if (read === undefined || 'fault' in read) return faults;
  return faults.map(({ field, message }) => {
    const path = /^conditions\.(.+)$/.exec(field)?.[1];
    if (path === undefined) return { field, message };
    return { field: 'conditions', message: `line ${lineOf(read.lines, path)}, ${path}: ${message}` };
  });
}

/** Refusals that concern conditions, though they name no field: the parameters that may be the cause. */
const parametersOf: Readonly<Record<string, readonly string[]>> = {
  unknown_event: ['event'],
  unknown_kala: ['kala', 'with_kala'],
};

/**
 * What a refusal of the API says about conditions, with the line of the parameter that it names where they are edited as JSON; none
 * where it is about something else.
 */
export function refusalFaults(
  { code, message }: { readonly code: string; readonly message: string },
  editing: Editing,
): readonly FieldFault[] {
  const parameters = Object.hasOwn(parametersOf, code) ? parametersOf[code] : undefined;
  if (parameters === undefined) return [];
  const text = message.replace(/^(conditions|event): /, '');
  const read = editing.by === 'json' ? readJson(editing.text) : undefined;
  const cause =
    read === undefined || 'fault' in read ? undefined : leafWith(read.value, parameters, wordsOf(text));
  if (cause === undefined || read === undefined || 'fault' in read)
    return [{ field: 'conditions', message: `cannot be used: ${text}` }];
  return [{ field: 'conditions', message: `line ${lineOf(read.lines, cause)}, ${cause}: ${text}` }];
}

// The words of a refusal, without those of the list of what there is.
const wordsOf = (text: string): readonly string[] => (text.split(';')[0] ?? '').split(/\W+/);

// The path of the first value under one of some names that is one of some words.
function leafWith(
  value: unknown,
  names: readonly string[],
  words: readonly string[],
  path = '',
): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`;
    if (names.includes(name) && typeof inner === 'string' && words.includes(inner)) return at;
    const deeper = leafWith(inner, names, words, at);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

/** Where the first line that an error names begins and ends in a text, in characters; undefined where it names none. */
export function lineNamed(text: string, message: string): readonly [number, number] | undefined {
  const line = /\bline (\d+)/.exec(message)?.[1];
  if (line === undefined) return undefined;
  const lines = text.split('\n');
  const at = Math.min(Number(line), lines.length) - 1;
  const start = lines.slice(0, at).join('\n').length + (at === 0 ? 0 : 1);
  return [start, start + (lines[at]?.length ?? 0)];
}
