// Rules as they are stored: each linked rule stands once, however many chains have it. Whoever reads one needs no table of the
// fields that a rule may have.

import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import type { LayeredRule } from '../front/link/layer.ts';
import type { LinkedRule } from '../front/link/linked-rule.ts';
import type { ReadMap } from './read-map.ts';

/** A compiled rule of any kind. */
export interface Compiled {
  readonly code: string;
  readonly linked: LinkedRule;
}

/** A rule as it is stored. */
export interface StoredRule {
  readonly linked: LinkedRule;
  readonly compiled: object;
  /** what the packs wrote of it, where further chains are composed of it */
  readonly layered?: LayeredRule;
  /** of an observance or a condition: what was found out of it by itself, so that no chain finds it out again */
  readonly known?: KnownOfRule;
}

/** What does not depend on the chain that a rule stands in. */
export interface KnownOfRule {
  /** what its meaning is known by */
  readonly digest: string;
  /** what the lints found */
  readonly findings: readonly Diagnostic[];
}

const restoredRules = new WeakMap<StoredRule, Compiled>();

/** The rule that was stored; the same each time. */
export function restored<R extends Compiled>(stored: StoredRule): R {
  let rule = restoredRules.get(stored);
  if (rule === undefined) {
    rule = { ...stored.compiled, linked: stored.linked } as unknown as R;
    restoredRules.set(stored, rule);
  }
  return rule as R;
}

/** A map of stored rules as one of rules. */
export const restoredMap = <R extends Compiled>(map: ReadonlyMap<string, unknown>): ReadonlyMap<string, R> =>
  (map as ReadMap<StoredRule>).mapped((stored) => restored<R>(stored));
