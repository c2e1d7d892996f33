// Two versions of the packs compared: what their authors changed in meaning, which dates that moves, and what else
// that the packs give.

import type { CanonicalRule } from './canonical-chain.ts';
import { compareDates } from './compare-dates.ts';
import { type ChangedResults, compareResults } from './compare-results.ts';
import type { PartChange, RuleChange } from './compare-rules.ts';
import type { Decided } from './moved.ts';
import type { DiffQuestion } from './question.ts';
import { type Chains, type Runnable, runsOf, type Versions, versionsOf } from './versions.ts';

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
  /** changed results of rules without dates, kalas, divisions and calendars */
  readonly given: readonly ChangedResults[];
}

/** Compares two versions. */
export function diffPacks(before: Chains, after: Chains, question: DiffQuestion): PackDiff {
  const { packs } = question;
  const both = versionsOf(before, after, packs, question.mode);
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
      ({ rules, ...change }) => JSON.stringify(change),
      (a, b) => ({ ...a, rules: [...new Set([...a.rules, ...b.rules])].sort() }),
    ).sort((a, b) => order(a.change.part, b.change.part)),
    dates: datesOf(both, question),
    given: compareResults(both, question),
  };
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

// Changes of several chains that have the same key reported once, those of the second and later joined to the first.
function gathered<T>(
  all: readonly Versions[],
  pick: (versions: Versions) => readonly T[],
  keyOf: (change: T) => string,
  join: (first: T, other: T) => T = (first) => first,
): InPacks<T>[] {
  const groups = new Map<string, { change: T; packs: string[] }>();
  for (const versions of all) {
    for (const change of pick(versions)) {
      const known = groups.get(keyOf(change));
      if (known === undefined) groups.set(keyOf(change), { change, packs: [versions.name] });
      else {
        known.change = join(known.change, change);
        known.packs.push(versions.name);
      }
    }
  }
  return [...groups.values()];
}

function datesOf(all: readonly Versions[], question: DiffQuestion): RuleDates[] {
  const list = runsOf(all, datedOf, question.sitesOf);
  const pairings = list.map(({ name, before, after, place }) => ({ code: name, before, after, place }));
  const moves =
    list.length === 0 ? [] : compareDates(pairings, question, question.placeYear, question.progress);
  const codes = [...new Set(list.map(({ name }) => name))].sort();
  return codes.flatMap((code): RuleDates[] => {
    const moved = new Map<string, MovedDate & { at: { site: string; packs: readonly string[] }[] }>();
    list.forEach(({ name, site, packs }, i) => {
      if (name !== code) return;
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

function datedOf({ old, now, was, is, changes }: Versions): readonly Runnable[] {
  return changes.rules
    .filter((rule) => rule.moves)
    .map(({ code }) => {
      const [ruleWas, ruleIs] = [was.rules.get(code), is.rules.get(code)];
      const before = isObserved(ruleWas) ? old : undefined;
      const after = isObserved(ruleIs) ? now : undefined;
      return {
        name: code,
        meanings: `${before && ruleWas?.dates} ${after && ruleIs?.dates}`,
        before,
        after,
      };
    });
}

const isObserved = (rule: CanonicalRule | undefined): boolean => rule?.dated === true && !rule.disabled;

const dayOf = ({ before, after }: MovedDate): number => before?.day ?? after?.day ?? 0;
