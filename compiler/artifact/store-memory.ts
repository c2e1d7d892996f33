// What composing further chains needs, made into what is stored of it.

import type { PackRead, PackSet } from '../compile/compile.ts';
import { linkedChainOf } from '../compile/compile-chain.ts';
import { isError } from '../compile/failure.ts';
import { environmentKey, type Sound } from '../front/check/environment.ts';
import type { PackRule } from '../front/check/pack-rule.ts';
import type { LayerRead } from '../front/link/chain.ts';
import { type LinkedRule, linkedRule } from '../front/link/linked-rule.ts';
import { entriesOf, fieldsOf } from './read-apart.ts';
import type { RuleStore } from './store-rules.ts';
import type { StoredMemory, StoredSound } from './stored-memory.ts';
import type { StoredRule } from './stored-rules.ts';

/** What is stored of a set, of which some chains are compiled. */
export function storedMemory(set: PackSet, names: Iterable<string>, store: RuleStore): StoredMemory {
  const { reads, shared, lints } = set.made;
  const chains = [...names];
  return {
    reads: reads.map(storedRead),
    layers: entriesOf(new Map([...shared.layers].map(([key, read]) => [key, storedLayer(read)] as const))),
    sound: entriesOf(storedSound(set, chains, store)),
    diagnostics: new Map(
      chains.flatMap((name) => {
        const { diagnostics } = set.compile(name);
        return diagnostics.length === 0 ? [] : [[name, diagnostics] as const];
      }),
    ),
    lints: set.diagnostics.some(isError) ? [] : lints(),
  };
}

function storedRead({ document, stray, diagnostics }: PackRead): PackRead {
  return {
    document: document && fieldsOf(document),
    ...(stray === undefined ? {} : { stray: fieldsOf(stray) }),
    diagnostics,
  };
}

const storedLayer = ({ layer, diagnostics }: LayerRead): LayerRead => ({
  layer: { ...layer, rules: entriesOf(layer.rules) },
  diagnostics,
});

function storedSound(
  set: PackSet,
  names: Iterable<string>,
  store: RuleStore,
): ReadonlyMap<string, StoredSound> {
  const { shared } = set.made;
  const byEnvironment = new Map<
    string,
    { readonly sound: Sound; readonly rules: Map<string, Set<StoredRule>> }
  >();
  for (const name of names) {
    const linked = linkedChainOf(name, shared, []);
    const key = environmentKey(linked, set.packs, shared.environments);
    const sound = shared.environments.sound.get(key);
    if (sound === undefined) continue;
    const rules = byEnvironment.get(key)?.rules ?? new Map<string, Set<StoredRule>>();
    byEnvironment.set(key, { sound, rules });
    for (const [code, layered] of linked.layer.rules) {
      const rule = ruleOf(sound, linkedRule(layered));
      if (rule === undefined) continue;
      const own = rules.get(code) ?? new Set();
      rules.set(code, own.add(store.dated(rule, layered)));
    }
  }
  return new Map(
    [...byEnvironment].map(([key, { sound, rules }]) => {
      const own = entriesOf(new Map([...rules].map(([code, some]) => [code, [...some]] as const)));
      return [key, { ...sound, names: plainNames(sound.names), rules: own }] as const;
    }),
  );
}

// Without what belongs to one chain.
const plainNames = ({ kala, tables, divisions, checkedKala, checkedDivisions }: Sound['names']) => ({
  kala,
  tables,
  divisions,
  checkedKala,
  checkedDivisions,
});

const ruleOf = ({ rules }: Sound, linked: LinkedRule | undefined): PackRule | undefined =>
  linked === undefined ? undefined : rules.get(linked);
