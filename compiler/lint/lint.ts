// Runs every lint over a linked chain. One lint, one file.

import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import type { LinkedChain } from '../link/chain.ts';
import type { PackRule } from '../runtime/pack-rule.ts';
import { alsoAfterPrefer } from './also-after-prefer.ts';
import { citations } from './citations.ts';
import type { Lint } from './contract.ts';
import { disabledButReferenced } from './disabled-but-referenced.ts';
import { duplicateRule } from './duplicate-rule.ts';
import { neverTrue } from './never-true.ts';
import { noEffect } from './no-effect.ts';
import { requireAfterPrefer } from './require-after-prefer.ts';
import { shadowed } from './shadowed.ts';
import { unindexed } from './unindexed.ts';
import { unitSuspicious } from './unit-suspicious.ts';

const lints: readonly Lint[] = [
  requireAfterPrefer,
  alsoAfterPrefer,
  noEffect,
  neverTrue,
  duplicateRule,
  unindexed,
  unitSuspicious,
  shadowed,
  disabledButReferenced,
  citations,
];

/** Runs all lints over all rules of a chain. */
export function lintChain(
  chain: LinkedChain,
  rules: ReadonlyMap<string, PackRule>,
  sink: Diagnostic[],
): void {
  for (const rule of rules.values()) {
    for (const lint of lints) sink.push(...lint({ rule, chain, rules }));
  }
}
