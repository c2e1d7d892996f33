// What composing further chains needs, as it is stored: files as read, layers as linked, and environments with the rules that
// were checked in them. No text is read or parsed again for what stands here.

import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import type { PackMemory, PackRead } from '../compile/compile.ts';
import type { CheckedRules, Sound } from '../front/check/environment.ts';
import type { PackRule } from '../front/check/pack-rule.ts';
import { rememberWriting } from '../front/fingerprint/fingerprint.ts';
import type { LayerRead } from '../front/link/chain.ts';
import { type LinkedRule, linkedRule } from '../front/link/linked-rule.ts';
import { rememberOwnFindings } from '../front/lint/lint.ts';
import { restored, type StoredRule } from './stored-rules.ts';

/** An environment as it is stored; of each code its rules in the chains that have the environment. */
export interface StoredSound extends Omit<Sound, 'rules'> {
  readonly rules: ReadonlyMap<string, readonly StoredRule[]>;
}

/** A set of packs as it is stored. */
export interface StoredMemory {
  readonly reads: readonly PackRead[];
  readonly layers: ReadonlyMap<string, LayerRead>;
  readonly sound: ReadonlyMap<string, StoredSound>;
  /** what is said of each chain that is stored with it, and of all together */
  readonly diagnostics: ReadonlyMap<string, readonly Diagnostic[]>;
  readonly lints: readonly Diagnostic[];
}

/** The memory of a set that was stored. */
export const openedMemory = ({ reads, layers, sound, lints }: StoredMemory) => ({
  reads,
  memory: {
    lints,
    layers: new StoredMap(layers, (layer) => layer),
    sound: new StoredMap(sound, ({ rules, ...others }) => ({
      ...others,
      rules: new StoredCheckedRules(rules),
    })),
  } satisfies PackMemory,
});

/** A map over what was stored. */
class StoredMap<S, V> extends Map<string, V> {
  readonly #stored: ReadonlyMap<string, S>;
  readonly #open: (stored: S) => V;

  constructor(stored: ReadonlyMap<string, S>, open: (stored: S) => V) {
    super();
    this.#stored = stored;
    this.#open = open;
  }

  override get(key: string): V | undefined {
    const known = super.get(key);
    if (known !== undefined) return known;
    const stored = this.#stored.get(key);
    if (stored === undefined) return undefined;
    const value = this.#open(stored);
    this.set(key, value);
    return value;
  }
}

/** Rules that were checked before they were stored, and those checked since. */
class StoredCheckedRules implements CheckedRules {
  readonly #stored: StoredSound['rules'];
  readonly #since = new WeakMap<LinkedRule, PackRule>();

  constructor(stored: StoredSound['rules']) {
    this.#stored = stored;
  }

  get(linked: LinkedRule): PackRule | undefined {
    const since = this.#since.get(linked);
    if (since !== undefined) return since;
    const same = this.#stored
      .get(linked.code)
      ?.find(({ layered }) => layered !== undefined && linkedRule(layered) === linked);
    if (same === undefined) return undefined;
    const rule = restored<PackRule>(same);
    if (same.known !== undefined) {
      rememberWriting(rule, same.known.digest);
      rememberOwnFindings(rule, same.known.findings);
    }
    return rule;
  }

  set(linked: LinkedRule, rule: PackRule): void {
    this.#since.set(linked, rule);
  }
}
