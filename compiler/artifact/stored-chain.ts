// A compiled chain as it is stored: its plan is read when it is opened, and each rule when it is first needed.

import type { TableNode } from '@nirnaya/dsl/pack';
import { vocabularyWith } from '@nirnaya/dsl/vocabulary';
import type { Division, TypedExpression } from '../front/check/typed.ts';
import type { ChainPlan } from '../front/plan/chain-plan.ts';
import type { IndexKeys } from '../front/plan/index-keys.ts';
import { attributesOf } from '../runtime/attributes.ts';
import { type CompiledPack, compiledPack, type PackParts } from '../runtime/pack.ts';
import { restoredMap, type StoredRule } from './stored-rules.ts';

/** Rules by code, each read by itself. */
type Rules = ReadonlyMap<string, StoredRule>;

/** A chain as it is stored. */
export interface StoredChain
  extends Pick<PackParts, 'name' | 'chain' | 'fingerprint' | 'sky' | 'calendars' | 'kalas' | 'divisions'> {
  readonly plan: Omit<ChainPlan, 'indexKeys'>;
  readonly indexKeys: ReadonlyMap<string, IndexKeys>;
  readonly rules: Rules;
  readonly scored: Rules;
  readonly chakras: Rules;
  readonly births: Rules;
  readonly tables: ReadonlyMap<string, TableNode>;
  readonly kalaTerms: ReadonlyMap<string, TypedExpression | undefined>;
  readonly divisionTerms: ReadonlyMap<string, Division | undefined>;
}

/** The chain that was stored. */
export function openedChain(stored: StoredChain): CompiledPack {
  const { plan, indexKeys, kalaTerms, divisionTerms, tables, ...others } = stored;
  return compiledPack({
    ...others,
    plan: { ...plan, indexKeys },
    rules: restoredMap(stored.rules),
    scored: restoredMap(stored.scored),
    chakras: restoredMap(stored.chakras),
    births: restoredMap(stored.births),
    tables,
    // Names of calendars label no table.
    attributes: attributesOf(tables, vocabularyWith([])),
    kala: (name) => kalaTerms.get(name),
    division: (name) => divisionTerms.get(name),
  });
}
