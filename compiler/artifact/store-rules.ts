// Rules made into what is stored of them.

import type { PackRule } from '../front/check/pack-rule.ts';
import { canonicalRule } from '../front/fingerprint/canonical-form.ts';
import { writtenOnce } from '../front/fingerprint/fingerprint.ts';
import type { LayeredRule } from '../front/link/layer.ts';
import { ownFindingsOf } from '../front/lint/lint.ts';
import type { Compiled, StoredRule } from './stored-rules.ts';

/** Makes rules into what is stored; the same rule is always stored as the same thing. */
export class RuleStore {
  readonly #composing: boolean;
  readonly #known = new Map<Compiled, StoredRule>();

  /** `composing` tells whether further chains will be composed of what is stored */
  constructor(composing: boolean) {
    this.#composing = composing;
  }

  /** an observance or a condition, with what is known of it by itself */
  dated(rule: PackRule, layered: LayeredRule): StoredRule {
    if (!this.#composing) return this.other(rule);
    const known = () => ({ digest: writtenOnce(rule, canonicalRule).digest, findings: ownFindingsOf(rule) });
    return this.#stored(rule, () => ({ ...plainRule(rule), layered, known: known() }));
  }

  other(rule: Compiled): StoredRule {
    return this.#stored(rule, () => plainRule(rule));
  }

  #stored(rule: Compiled, make: () => StoredRule): StoredRule {
    let known = this.#known.get(rule);
    if (known === undefined) {
      known = make();
      this.#known.set(rule, known);
    }
    return known;
  }
}

function plainRule({ linked, ...compiled }: Compiled): StoredRule {
  return { linked, compiled };
}
