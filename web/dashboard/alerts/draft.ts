// Conditions as they are chosen by buttons, and the JSON that stands for them, both ways.

import type { AlertConditions, AlertNode } from '@nirnaya/contract/alerts';
import { type AlertLeaf, type Part, partKindNames, partKinds } from './parts.ts';

/** Conditions that are chosen by buttons: all of them, or any. */
export interface Draft {
  readonly match: 'all' | 'any';
  readonly parts: readonly Part[];
}

/** The JSON of chosen conditions. */
export function conditionsOf({ match, parts }: Draft): AlertConditions {
  const nodes = parts.map(({ kind, isNot, chosen }): AlertNode => {
    const node = partKinds[kind].node(chosen);
    return isNot ? { not: node } : node;
  });
  return match === 'all' ? { all: nodes } : { any: nodes };
}

/**
 * The conditions that a JSON value stands for, as buttons show them; undefined where they cannot show all of it. Whatever it
 * gives, `conditionsOf` makes the same conditions of it.
 */
export function draftOf(value: unknown): Draft | undefined {
  if (!isObject(value) || Object.keys(value).length !== 1) return undefined;
  const match = 'all' in value ? 'all' : 'any';
  const nodes = value[match];
  if (!Array.isArray(nodes) || nodes.length === 0) return undefined;
  const parts = nodes.map(partOf);
  return parts.includes(undefined) ? undefined : { match, parts: parts as readonly Part[] };
}

function partOf(node: unknown): Part | undefined {
  if (!isObject(node)) return undefined;
  const isNot = Object.keys(node).length === 1 && 'not' in node;
  const inner = isNot ? node.not : node;
  if (isLeaf(inner)) {
    for (const kind of partKindNames) {
      const chosen = partKinds[kind].chosen(inner);
      if (chosen !== undefined) return { kind, isNot, chosen };
    }
    return undefined;
  }
  const value = halvesIn(inner);
  return value === undefined ? undefined : { kind: 'tithi', isNot, chosen: { value, when: 'day' } };
}

/** A tithi of either half that runs during the day is two comparisons: `11,26`. */
function halvesIn(node: unknown): string | undefined {
  if (!isObject(node) || Object.keys(node).length !== 1 || !Array.isArray(node.any)) return undefined;
  const tithis = node.any.map((leaf: unknown) =>
    isLeaf(leaf) && leaf.fact === 'tithis' && leaf.operator === 'contains' && leaf.params === undefined
      ? leaf.value
      : undefined,
  );
  const value = tithis.join(',');
  return partKinds.tithi.chosen({ fact: 'tithi', operator: 'in', value: tithis as number[] }) === undefined
    ? undefined
    : value;
}

const fields = ['fact', 'params', 'operator', 'value'];

const isLeaf = (node: unknown): node is AlertLeaf =>
  isObject(node) &&
  typeof node.fact === 'string' &&
  (node.params === undefined || isObject(node.params)) &&
  Object.keys(node).every((field) => fields.includes(field));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
