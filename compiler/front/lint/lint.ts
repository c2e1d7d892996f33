// Runs every lint over a linked chain. One lint, one file.

import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import type { PackRule } from '../check/pack-rule.ts';
import type { LinkedChain } from '../link/chain.ts';
import { alsoAfterPrefer } from './also-after-prefer.ts';
import { citations } from './citations.ts';
import type { Lint, OwnLint } from './contract.ts';
import { disabledButReferenced } from './disabled-but-referenced.ts';
import { duplicateRule } from './duplicate-rule.ts';
import { fallbackWithoutTarget } from './fallback-without-target.ts';
import { neverTrue } from './never-true.ts';
import { noEffect } from './no-effect.ts';
import { requireAfterPrefer } from './require-after-prefer.ts';
import { shadowed } from './shadowed.ts';
import { unindexed } from './unindexed.ts';
import { unitSuspicious } from './unit-suspicious.ts';
import { withoutSanskrit } from './without-sanskrit.ts';

const lints: readonly Lint[] = [duplicateRule, unindexed, shadowed, disabledButReferenced, citations];

const ownLints: readonly OwnLint[] = [
  requireAfterPrefer,
  alsoAfterPrefer,
  fallbackWithoutTarget,
  noEffect,
  neverTrue,
  unitSuspicious,
  withoutSanskrit,
];

// What is wrong with a rule itself, found once for all the chains that it stands in.
const ownFindings = new WeakMap<PackRule, readonly Diagnostic[]>();

/** What is wrong with a rule itself, whatever chain it stands in. */
export function ownFindingsOf(rule: PackRule): readonly Diagnostic[] {
  let findings = ownFindings.get(rule);
  if (findings === undefined) {
    findings = ownLints.flatMap((lint) => lint({ rule }));
    ownFindings.set(rule, findings);
  }
  return findings;
}

/** Takes what was found wrong with a rule itself before it was stored. */
export const rememberOwnFindings = (rule: PackRule, findings: readonly Diagnostic[]): void =>
  void ownFindings.set(rule, findings);

/** Runs all lints over all rules of a chain. */
export function lintChain(
  chain: LinkedChain,
  rules: ReadonlyMap<string, PackRule>,
  sink: Diagnostic[],
): void {
  for (const rule of rules.values()) {
    sink.push(...ownFindingsOf(rule));
    const input = { rule, chain, rules };
    for (const lint of lints) sink.push(...lint(input));
  }
}
