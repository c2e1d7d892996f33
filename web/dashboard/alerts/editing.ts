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
  if ('fault' in read) return `This is no JSON yet: line ${read.line} ${read.fault}.`;
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

/** Where the first line that an error names begins and ends in a text, in characters; undefined where it names none. */
export function lineNamed(text: string, message: string): readonly [number, number] | undefined {
  const line = /\bline (\d+)/.exec(message)?.[1];
  if (line === undefined) return undefined;
  const lines = text.split('\n');
  const at = Math.min(Number(line), lines.length) - 1;
  const start = lines.slice(0, at).join('\n').length + (at === 0 ? 0 : 1);
  return [start, start + (lines[at]?.length ?? 0)];
}
