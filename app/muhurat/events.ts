// The events that muhurats are sought for and days are rated for: those that rules of the packs name.

import type { PackOutline, RuleInput, ScoredRule } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { unknownText } from '@nirnaya/dsl/vocabulary';
import { titleOf } from '@nirnaya/explain/sentences';
import { unsupported } from '../requests/refusal.ts';
import { definingChains, type Purpose } from '../rules/defining-chains.ts';
import { type Chains, chainDeciding } from '../rules/last-word.ts';

/** The pack whose chain finds muhurats and rates days, unless another has the event. */
export const muhuratPack = 'suitability';

const purpose: Purpose = { pack: muhuratPack, kinds: ['muhurat', 'suitability'] };

/** The names of the chains that may have events: that of the bundled pack first, then those of one's own. */
export const eventChains = (packs: ReadonlyMap<string, PackOutline>): readonly string[] =>
  definingChains(purpose, packs);

/** An event and the chain that has it. */
export interface EventMatch {
  readonly pack: CompiledPack;
  readonly event: MuhuratEvent;
}

/** Every event of some chains; of a name that several have, that of the first, unless another has a rule of it otherwise. */
export function eventsAmong(chains: readonly CompiledPack[]): readonly EventMatch[] {
  const [first, ...rest] = chains;
  if (first === undefined) return [];
  const all: Chains = [first, ...rest];
  const names = new Map<string, EventMatch[]>();
  for (const pack of chains)
    for (const event of eventsOf(pack))
      names.set(event.event, [...(names.get(event.event) ?? []), { pack, event }]);
  return [...names.values()].flatMap((matches) => {
    // The last word on either of its rules; where two packs change one each, on that which rates days.
    const deciding = matches
      .flatMap(({ event }) => [event.days.code, event.times.code])
      .flatMap((code) => chainDeciding(all, code) ?? []);
    const own = deciding.find((pack) => pack !== first) ?? first;
    return matches.filter(({ pack }) => pack === own);
  });
}

/** An event, and the rules that decide about it. */
export interface MuhuratEvent {
  /** as in requests: `griha_pravesh` */
  readonly event: string;
  readonly name: string;
  /** scores times */
  readonly times: ScoredRule;
  /** rates whole days */
  readonly days: ScoredRule;
}

/** The events of a chain that have a rule of either kind in force, in the order of the rules that rate days. */
function eventsOf(pack: CompiledPack): readonly MuhuratEvent[] {
  const rules = [...pack.scored.values()].filter(({ linked }) => !linked.disabled);
  const times = new Map(
    rules.flatMap((rule) => (rule.checked.kind === 'muhurat' && rule.event ? [[rule.event, rule]] : [])),
  );
  return rules.flatMap((days): MuhuratEvent[] => {
    const { event, checked } = days;
    const own = event === undefined ? undefined : times.get(event);
    if (checked.kind !== 'suitability' || event === undefined || own === undefined) return [];
    return [{ event, name: days.linked.fields.name ?? titleOf(days.code), times: own, days }];
  });
}

/** The event of a name in any case, with `-` or `_`. An unknown one is a 422 that lists those there are. */
export function eventNamed(chains: readonly CompiledPack[], name: string): EventMatch {
  const plain = name.trim().toLowerCase().replaceAll('-', '_');
  const events = eventsAmong(chains);
  const match = events.find(({ event }) => event.event === plain);
  if (match !== undefined) return match;
  const names = events.map(({ event }) => event.event);
  throw unsupported('unknown_event', `event: ${unknownText({ what: 'event', text: name, known: names })}.`);
}

/** The inputs that the rules of an event take. */
export const inputsOfEvent = ({ times, days }: MuhuratEvent): readonly RuleInput[] => {
  const inputs = new Map(
    [...times.checked.inputs, ...days.checked.inputs].map((input) => [input.name, input]),
  );
  return [...inputs.values()];
};
