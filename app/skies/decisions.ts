// The decision of one occurrence on the other skies that almanacs of its land are computed on.

import type { PackSet } from '@nirnaya/compiler/compile';
import type { PackRule } from '@nirnaya/compiler/front';
import type { CompiledPack, FestivalMode, Trace } from '@nirnaya/compiler/runtime';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { type SkyBoundary, skyBoundary } from '@nirnaya/explain/observatory';
import { type SkiesOfRule, skiesOfSameRule } from './one-rule.ts';
import { schoolsBeside } from './schools.ts';

/** A chain and what it is called. */
export interface SkyChain {
  readonly who: string;
  readonly pack: CompiledPack;
}

/**
 * The chains whose decisions are laid beside those of a chain: the schools of its land, and the chain as its packs state it where
 * it was put on another sky.
 */
export function skyChainsBeside(
  pack: CompiledPack,
  { packs, compile }: Pick<PackSet, 'packs' | 'compile'>,
): readonly SkyChain[] {
  const stated = pack.asStated === pack ? [] : [{ who: pack.name, pack: pack.asStated }];
  const schools = schoolsBeside(pack.name, packs).flatMap(({ who, name }): SkyChain[] => {
    const other = compile(name).pack;
    return other === undefined ? [] : [{ who, pack: other }];
  });
  return [...stated, ...schools];
}

/** A decision, and where it was made. */
export interface DecisionMade {
  readonly pack: CompiledPack;
  readonly mode: FestivalMode;
  readonly placeYear: PlaceYear;
  /** IANA zone of explanations */
  readonly zone: string;
  readonly rule: PackRule;
  readonly trace: Trace;
}

/** The same occurrence on another sky. */
export interface SkyDecision {
  /** whose sky it is: traditions, or the pack of a land */
  readonly who: readonly string[];
  readonly skies: SkiesOfRule;
  readonly trace: Trace;
  /** undefined where the days agree, and for days that are counted from those of another rule */
  readonly boundary: SkyBoundary | undefined;
}

/** Days about those weighed in which the same occurrence is sought. */
const ABOUT = 4;

/** The decisions of chains that have the same rule on another sky; chains that agree on sky and day stand together. */
export function decisionsOnOtherSkies(
  made: DecisionMade,
  chains: readonly SkyChain[],
): readonly SkyDecision[] {
  const out: SkyDecision[] = [];
  for (const { who, pack } of chains) {
    const skies = skiesOfSameRule(made.pack, pack, made.rule.code);
    const trace = skies && sameOccurrence(made, pack);
    if (skies === undefined || trace === undefined) continue;
    const known = out.findIndex(
      (one) => one.skies.other === skies.other && dayOf(one.trace) === dayOf(trace),
    );
    if (known !== -1) out[known] = { ...out[known], who: [...out[known].who, who] };
    else out.push({ who: [who], skies, trace, boundary: boundaryOf(made, trace) });
  }
  return out;
}

const boundaryOf = (made: DecisionMade, other: Trace): SkyBoundary | undefined =>
  dayOf(made.trace) === dayOf(other) ? undefined : skyBoundary(made.rule, made.trace, other, made);

/** The civil day number that a trace decided; undefined where it did not. */
export const dayOf = ({ outcome }: Trace): number | undefined =>
  outcome.kind === 'decided' ? outcome.first : undefined;

function sameOccurrence(
  { mode, placeYear, rule, trace }: DecisionMade,
  other: CompiledPack,
): Trace | undefined {
  const days = trace.candidates.map(({ day }) => day);
  const { start } = trace.occurrence;
  const apart = ({ occurrence }: Trace): number => Math.abs(occurrence.start - start);
  const nearby = { from: Math.min(...days) - ABOUT, to: Math.max(...days) + ABOUT, mode };
  const traces = days.length === 0 ? [] : other.traces.between(placeYear, rule.code, nearby);
  return traces.reduce<Trace | undefined>(
    (best, one) => (best === undefined || apart(one) < apart(best) ? one : best),
    undefined,
  );
}
