// What a chain needs to know of its rules before it reads any of them: which are in force, and what each waits for.

import type { Wanderer } from '../../engine/observe/graha-tracks.ts';
import { finished, type Steps } from '../../engine/steps.ts';
import type { OtherRules } from '../check/other-rules.ts';
import type { PackCalendar, PackRule } from '../runtime/pack-rule.ts';
import { skylessRules } from './skyless.ts';
import { type Waiting, waitingFor } from './waiting.ts';
import { wanderersOf, weighedWanderers } from './wanderers.ts';

/** The plan of a chain: codes of the rules in force, and what their index is made of. */
export interface ChainPlan {
  readonly observances: readonly string[];
  readonly conditions: readonly string[];
  /** the suitabilities that rate days for an event, by event */
  readonly ratings: ReadonlyMap<string, string>;
  /** the grahas besides the Sun and the Moon that decide its observances: their tracks take some time to compute */
  readonly wanderers: readonly Wanderer[];
  /** those that decide how it rates days */
  readonly weighedWanderers: readonly Wanderer[];
  /** the codes of the observances that are decided without a sky, on a year of the calendars or any other */
  readonly skyless: ReadonlySet<string>;
  /** what each rule waits for, in steps */
  waiting(): Steps<ReadonlyMap<string, Waiting>>;
}

/** A plan as plain data. */
export interface PlainPlan extends Omit<ChainPlan, 'waiting'> {
  readonly waiting: ReadonlyMap<string, Waiting>;
}

interface PlannedRules extends OtherRules {
  readonly rules: ReadonlyMap<string, PackRule>;
  readonly calendars: ReadonlyMap<string, PackCalendar>;
}

/** Rules that are looked at in a step. */
const RULES_A_STEP = 16;

/** The plan of rules that are at hand. What takes some time is found when it is first asked for. */
export function planOf(parts: PlannedRules): ChainPlan {
  const inForce = [...parts.rules.values()].filter(({ linked }) => !linked.disabled);
  const ofKind = (kind: PackRule['checked']['kind']): readonly PackRule[] =>
    inForce.filter(({ checked }) => checked.kind === kind);
  const observances = ofKind('observance');
  let followed: readonly Wanderer[] | undefined;
  let weighed: readonly Wanderer[] | undefined;
  let skyless: ReadonlySet<string> | undefined;
  return {
    observances: observances.map(({ code }) => code),
    conditions: ofKind('condition').map(({ code }) => code),
    ratings: new Map(
      [...parts.scored.values()].flatMap(({ code, checked, linked, event }) =>
        checked.kind === 'suitability' && !linked.disabled && event !== undefined ? [[event, code]] : [],
      ),
    ),
    get wanderers() {
      followed ??= wanderersOf(observances);
      return followed;
    },
    get weighedWanderers() {
      weighed ??= weighedWanderers(parts.scored.values(), parts.rules);
      return weighed;
    },
    get skyless() {
      skyless ??= skylessRules(parts.rules);
      return skyless;
    },
    waiting: () => waitingOfAll(parts),
  };
}

/** A plan as it is written. */
export const plainPlan = (plan: ChainPlan): PlainPlan => ({
  observances: plan.observances,
  conditions: plan.conditions,
  ratings: plan.ratings,
  wanderers: plan.wanderers,
  weighedWanderers: plan.weighedWanderers,
  skyless: plan.skyless,
  waiting: finished(plan.waiting()),
});

/** The plan that was written. */
export const planOfPlain = (plain: PlainPlan): ChainPlan => ({
  ...plain,
  // biome-ignore lint/correctness/useYield: all of it is known
  *waiting() {
    return plain.waiting;
  },
});

function* waitingOfAll({ rules, calendars }: PlannedRules): Steps<ReadonlyMap<string, Waiting>> {
  const out = new Map<string, Waiting>();
  const waiting = (code: string): Waiting => {
    const known = out.get(code);
    if (known !== undefined) return known;
    const rule = rules.get(code);
    const found =
      rule === undefined
        ? { keys: [], before: 0, after: 0 }
        : waitingFor(rule.checked, {
            waiting,
            firstRashi: (calendar) => calendars.get(calendar)?.firstRashi ?? 0,
          });
    out.set(code, found);
    return found;
  };
  let count = 0;
  for (const code of rules.keys()) {
    waiting(code);
    count += 1;
    if (count % RULES_A_STEP === 0) yield;
  }
  return out;
}
