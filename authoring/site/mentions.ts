// Dependencies: the kalas, divisions, tables, calendars and rules that each thing names by itself.

import { canonicalDecision, canonicalRule, type LinkedRule } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { cutAtNames, type Uses } from '../diff/by-name.ts';
import type { Subject } from './paths.ts';
import type { PacksContent } from './source.ts';

/** Something that names something else. */
export interface Mention {
  readonly subject: Subject;
  readonly name: string;
}

type Add = (mention: Mention, uses: Uses) => void;

/** What names each thing, by `kala pradosha`; each once, whichever of its versions does. */
export function mentionsIn(
  packs: readonly string[],
  { chains }: PacksContent,
): ReadonlyMap<string, readonly Mention[]> {
  const bySubject = new Map<string, Map<string, Mention>>();
  const add: Add = (mention, uses) => {
    const own = `${mention.subject} ${mention.name}`;
    for (const key of uses.keys()) {
      const known = bySubject.get(key) ?? new Map<string, Mention>();
      if (key !== own) bySubject.set(key, known.set(own, mention));
    }
  };
  for (const pack of packs) {
    const chain = chains.get(pack);
    if (chain !== undefined) addOwn(chain, add);
  }
  return new Map(
    [...bySubject].map(([key, mentions]) => [
      key,
      [...mentions.values()].sort((a, b) => `${a.subject} ${a.name}`.localeCompare(`${b.subject} ${b.name}`)),
    ]),
  );
}

/** The things that a form rests on, as keys of `mentionsIn`. */
export const usesOf = (form: unknown): readonly string[] => [...cutAtNames(form).uses.keys()].sort();

// What a chain's last pack has written, or has a part in.
function addOwn(chain: CompiledPack, add: Add): void {
  const { name: pack } = chain;
  const isOwn = ({ linked }: { readonly linked: LinkedRule }): boolean =>
    [...linked.provenance.values()].includes(pack);
  for (const [name, rule] of chain.rules) {
    if (isOwn(rule)) add({ subject: 'rule', name }, cutAtNames(canonicalRule(rule)).uses);
  }
  for (const [name, rule] of chain.scored) {
    if (!isOwn(rule)) continue;
    const { lines, require } = rule.checked;
    const uses = new Map(cutAtNames([lines.map(({ term }) => term), require]).uses);
    for (const { text } of rule.checked.with) uses.set(`rule ${text}`, undefined);
    add({ subject: 'rule', name }, uses);
  }
  for (const [name, rule] of chain.chakras) {
    const terms = [...rule.checked.bindings, ...rule.checked.results].map(({ term }) => term);
    if (isOwn(rule)) add({ subject: 'rule', name }, cutAtNames(terms).uses);
  }
  for (const [name, kala] of chain.kalas) {
    if (kala.pack === pack) add({ subject: 'kala', name }, cutAtNames(chain.dayWindows.kalaTerm(name)).uses);
  }
  for (const [name, division] of chain.divisions) {
    if (division.pack === pack) add({ subject: 'division', name }, divisionUses(chain, name));
  }
  for (const [name, { rule }] of chain.calendars) {
    add({ subject: 'calendar', name }, cutAtNames(canonicalDecision(rule)).uses);
  }
}

const divisionUses = (chain: CompiledPack, name: string): Uses => {
  const division = chain.dayWindows.divisionTerm(name);
  return cutAtNames(division && [division.windows, division.labels]).uses;
};
