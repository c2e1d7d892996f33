// What a lint is: a function from one rule in its chain to findings.

import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import type { LinkedChain } from '../link/chain.ts';
import type { PackRule } from '../pack-rule.ts';

/** What a lint sees of one rule. */
export interface LintInput {
  readonly rule: PackRule;
  readonly chain: LinkedChain;
  readonly rules: ReadonlyMap<string, PackRule>;
}

/** One lint: gives its findings about one rule. */
export type Lint = (input: LintInput) => readonly Diagnostic[];
