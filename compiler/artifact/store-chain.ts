// A compiled chain made into what is stored of it.

import type { Layer, LayeredRule } from '../front/link/layer.ts';
import { plainPlan } from '../front/plan/chain-plan.ts';
import type { PackParts } from '../runtime/pack.ts';
import { entriesOf } from './read-apart.ts';
import type { RuleStore } from './store-rules.ts';
import type { StoredChain } from './stored-chain.ts';
import type { Compiled } from './stored-rules.ts';

/** What is stored of a chain. */
export function storedChain(parts: PackParts, layer: Layer, store: RuleStore): StoredChain {
  const { name, chain, fingerprint, sky, calendars, kalas, divisions } = parts;
  const { indexKeys, ...plan } = plainPlan(parts.plan);
  const layeredOf = (code: string): LayeredRule => {
    const layered = layer.rules.get(code);
    if (layered === undefined) throw new TypeError(`the rule ${code} is not in its layer`);
    return layered;
  };
  const others = (some: ReadonlyMap<string, Compiled>): StoredChain['rules'] =>
    storedMap(some, (_, rule) => store.other(rule));
  return {
    name,
    chain,
    fingerprint,
    sky,
    calendars,
    kalas,
    divisions,
    plan,
    indexKeys: entriesOf(indexKeys),
    rules: storedMap(parts.rules, (code, rule) => store.dated(rule, layeredOf(code))),
    scored: others(parts.scored),
    chakras: others(parts.chakras),
    births: others(parts.births),
    tables: entriesOf(parts.tables),
    kalaTerms: storedMap(kalas, (kala) => parts.kala(kala)),
    divisionTerms: storedMap(divisions, (division) => parts.division(division)),
  };
}

const storedMap = <V, S>(
  map: ReadonlyMap<string, V>,
  store: (key: string, value: V) => S,
): ReadonlyMap<string, S> => entriesOf(new Map([...map].map(([key, value]) => [key, store(key, value)])));
