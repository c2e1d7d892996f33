// The contract of a lint: a function from one rule in its chain to findings.

import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import type { Cited } from '@nirnaya/dsl/pack';
import type { PackRule } from '../check/pack-rule.ts';
import type { LinkedChain } from '../link/chain.ts';

/** What a lint sees of one rule. */
export interface LintInput {
  readonly rule: PackRule;
  readonly chain: LinkedChain;
  readonly rules: ReadonlyMap<string, PackRule>;
}

/** One lint: returns its findings about one rule. */
export type Lint = (input: LintInput) => readonly Diagnostic[];

/** A lint that sees nothing but the rule: its findings are the same in every chain. */
export type OwnLint = (input: Pick<LintInput, 'rule'>) => readonly Diagnostic[];

/** A lint of one citation, among the works that its chain lists. */
export type CitationLint = (cited: Cited, works: ReadonlyMap<string, unknown>) => readonly Diagnostic[];
