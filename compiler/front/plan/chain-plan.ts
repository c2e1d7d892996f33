// What a chain needs to know of its rules before it reads any of them: which are in force, and what each waits for.

import type { OtherRules } from '../check/other-rules.ts';
import type { PackCalendar, PackRule } from '../check/pack-rule.ts';
import { type IndexKeys, indexKeysFor } from './index-keys.ts';
import { skylessRules } from './skyless.ts';

/** The plan of a chain: codes of the rules in force, and what their index is made of. */
export interface ChainPlan {
  readonly observances: readonly string[];
  readonly conditions: readonly string[];
  /** the suitabilities that rate days for an event, by event */
  readonly ratings: ReadonlyMap<string, string>;
  /** the codes of the observances that are decided without a sky, on a year of the calendars or any other */
  readonly skyless: ReadonlySet<string>;
  /** what each rule waits for, by its code */
  readonly indexKeys: ReadonlyMap<string, IndexKeys>;
}

interface PlannedRules extends OtherRules {
  readonly rules: ReadonlyMap<string, PackRule>;
  readonly calendars: ReadonlyMap<string, PackCalendar>;
}

/** The plan of rules that are at hand. What takes some time is found when it is first asked for. */
export function planOf(parts: PlannedRules): ChainPlan {
  const inForce = [...parts.rules.values()].filter(({ linked }) => !linked.disabled);
  const ofKind = (kind: PackRule['checked']['kind']): readonly PackRule[] =>
    inForce.filter(({ checked }) => checked.kind === kind);
  const observances = ofKind('observance');
  let skyless: ReadonlySet<string> | undefined;
  let keysOfAll: ReadonlyMap<string, IndexKeys> | undefined;
  return {
    observances: observances.map(({ code }) => code),
    conditions: ofKind('condition').map(({ code }) => code),
    ratings: new Map(
      [...parts.scored.values()].flatMap(({ code, checked, linked, event }) =>
        checked.kind === 'suitability' && !linked.disabled && event !== undefined ? [[event, code]] : [],
      ),
    ),
    get skyless() {
      skyless ??= skylessRules(parts.rules);
      return skyless;
    },
    get indexKeys() {
      keysOfAll ??= indexKeysOfAll(parts);
      return keysOfAll;
    },
  };
}

/** A plan as plain data, to be stored. */
export const plainPlan = ({
  observances,
  conditions,
  ratings,
  skyless,
  indexKeys,
}: ChainPlan): ChainPlan => ({
  observances,
  conditions,
  ratings,
  skyless,
  indexKeys,
});

function indexKeysOfAll({ rules, calendars }: PlannedRules): ReadonlyMap<string, IndexKeys> {
  const out = new Map<string, IndexKeys>();
  const keysOfRule = (code: string): IndexKeys => {
    const known = out.get(code);
    if (known !== undefined) return known;
    const rule = rules.get(code);
    const keys =
      rule === undefined
        ? { keys: [], before: 0, after: 0 }
        : indexKeysFor(rule.checked, {
            keysOfRule,
            calendar: (name) => calendars.get(name),
          });
    out.set(code, keys);
    return keys;
  };
  for (const code of rules.keys()) keysOfRule(code);
  return out;
}
