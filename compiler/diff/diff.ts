// Two versions of the packs compared: what their authors changed in meaning, and which dates that moves.

import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import type { Place, Site } from '../../engine/place/place.ts';
import type { CompiledPack } from '../pack.ts';
import { type ChainMeaning, chainMeaning, type RuleMeaning } from './chain-meaning.ts';
import { compareDates, type DateRange, type Pairing } from './compare-dates.ts';
import { type ChainChanges, compareChains, type PartChange, type RuleChange } from './compare-rules.ts';
import type { Decided } from './moved.ts';

/** The chains of one version, by their last pack. */
export type Chains = ReadonlyMap<string, CompiledPack>;

/** What is compared, and where. */
export interface DiffQuestion extends DateRange {
  /** chains whose rules are compared; those that one version lacks are told as packs */
  readonly packs: readonly string[];
  /** the places at which the dates of a chain are compared; none where only its rules are */
  sitesOf(pack: string): readonly Site[];
  placeYear(place: Place, year: number): PlaceYear;
  /** hears of each year that is done */
  progress?(year: number): void;
}

/** A change with the packs that have it. */
export interface InPacks<T> {
  readonly change: T;
  readonly packs: readonly string[];
}

/** A date that moved, came (no `before`) or went (no `after`). */
export interface MovedDate {
  readonly before: Decided | undefined;
  readonly after: Decided | undefined;
  /** where it did */
  readonly at: readonly { readonly site: string; readonly packs: readonly string[] }[];
}

/** The dates of a rule that differ, in their order. */
export interface RuleDates {
  readonly code: string;
  readonly moved: readonly MovedDate[];
}

/** How two versions of the packs differ. */
export interface PackDiff {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly rules: readonly InPacks<RuleChange>[];
  readonly parts: readonly InPacks<PartChange>[];
  readonly dates: readonly RuleDates[];
}

/** Compares two versions. */
export function diffPacks(before: Chains, after: Chains, question: DiffQuestion): PackDiff {
  const { packs } = question;
  const versions = packs.flatMap((name): Versions[] => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old === undefined || now === undefined || old.fingerprint === now.fingerprint) return [];
    const [was, is] = [chainMeaning(old, question.mode), chainMeaning(now, question.mode)];
    return [{ name, old, now, was, is, changes: compareChains(was, is) }];
  });
  const both = [...versions].sort((a, b) => a.now.chain.length - b.now.chain.length);
  return {
    added: packs.filter((name) => after.has(name) && !before.has(name)),
    removed: packs.filter((name) => before.has(name) && !after.has(name)),
    rules: gathered(
      both,
      ({ changes }) => changes.rules,
      (change) => JSON.stringify(change),
    ).sort((a, b) => order(a.change.code, b.change.code)),
    parts: gathered(
      both,
      ({ changes }) => changes.parts,
      ({ part, how }) => `${part} ${how}`,
      (a, b) => ({ ...a, rules: [...new Set([...a.rules, ...b.rules])].sort() }),
    ).sort((a, b) => order(a.change.part, b.change.part)),
    dates: datesOf(both, question),
  };
}

interface Versions {
  readonly name: string;
  readonly old: CompiledPack;
  readonly now: CompiledPack;
  readonly was: ChainMeaning;
  readonly is: ChainMeaning;
  readonly changes: ChainChanges;
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

// Changes of several chains that have the same key told once, those of the second and later joined to the first.
function gathered<T>(
  all: readonly Versions[],
  pick: (versions: Versions) => readonly T[],
  keyOf: (change: T) => string,
  join: (first: T, other: T) => T = (first) => first,
): InPacks<T>[] {
  const found = new Map<string, { change: T; packs: string[] }>();
  for (const versions of all) {
    for (const change of pick(versions)) {
      const known = found.get(keyOf(change));
      if (known === undefined) found.set(keyOf(change), { change, packs: [versions.name] });
      else {
        known.change = join(known.change, change);
        known.packs.push(versions.name);
      }
    }
  }
  return [...found.values()];
}

// Rules that mean the same in several chains have the same dates at a place, and are run once.
interface Run extends Pairing {
  readonly site: string;
  readonly packs: string[];
}

// The chains come parents first.
function datesOf(all: readonly Versions[], question: DiffQuestion): RuleDates[] {
  const runs = new Map<string, Run>();
  // What a chain runs by the rule and its two meanings: a child that inherits both adds no places of its own.
  const ran = new Map<string, Map<string, readonly Run[]>>();
  for (const { name, old, now, was, is, changes } of all) {
    const own = new Map<string, readonly Run[]>();
    ran.set(name, own);
    for (const { code } of changes.rules.filter((rule) => rule.moves)) {
      const [ruleWas, ruleIs] = [was.rules.get(code), is.rules.get(code)];
      const before = isObserved(ruleWas) ? old : undefined;
      const after = isObserved(ruleIs) ? now : undefined;
      const meanings = `${code} ${before && ruleWas?.dates} ${after && ruleIs?.dates}`;
      const inherited = now.chain.slice(0, -1).flatMap((parent) => ran.get(parent)?.get(meanings) ?? []);
      for (const run of inherited) run.packs.push(name);
      if (inherited.length > 0) continue;
      const mine = question.sitesOf(name).map(({ name: site, place }): Run => {
        const key = `${meanings} ${place.lat} ${place.lon} ${place.zone}`;
        const run = runs.get(key) ?? { code, before, after, place, site, packs: [] };
        run.packs.push(name);
        runs.set(key, run);
        return run;
      });
      own.set(meanings, mine);
    }
  }
  const list = [...runs.values()];
  const moves = list.length === 0 ? [] : compareDates(list, question, question.placeYear, question.progress);
  const codes = [...new Set(list.map(({ code }) => code))].sort();
  return codes.flatMap((code): RuleDates[] => {
    const moved = new Map<string, MovedDate & { at: { site: string; packs: readonly string[] }[] }>();
    list.forEach(({ code: of, site, packs }, i) => {
      if (of !== code) return;
      for (const { before, after } of moves[i] ?? []) {
        const key = JSON.stringify([before?.text, before?.by, after?.text, after?.by]);
        const known = moved.get(key);
        if (known === undefined) moved.set(key, { before, after, at: [{ site, packs }] });
        else known.at.push({ site, packs });
      }
    });
    const sorted = [...moved.values()].sort((a, b) => dayOf(a) - dayOf(b));
    return sorted.length === 0 ? [] : [{ code, moved: sorted }];
  });
}

const isObserved = (rule: RuleMeaning | undefined): boolean => rule?.dated === true && !rule.disabled;

const dayOf = ({ before, after }: MovedDate): number => before?.day ?? after?.day ?? 0;
