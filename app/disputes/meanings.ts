// Whether a rule means the same in two chains, so that it need not be decided in both: its own meaning, that of the rules
// it names, the calendars, and the sky that it is decided on.

import { meaningOf } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';

/** Whether a rule of both chains may fall on another day in the second. */
export type MayDiffer = (code: string) => boolean;

/** Compares two chains rule by rule, each when it is first asked about. */
export function mayDifferIn(one: CompiledPack, other: CompiledPack): MayDiffer {
  if (!haveSameCalendars(one, other)) return () => true;
  return decidedOnce((code, differs) => {
    const rule = one.rules.get(code);
    const twin = other.rules.get(code);
    if (rule === undefined || twin === undefined) return true;
    if (one.skyOf(code) !== other.skyOf(code)) return true;
    if (one.sky !== other.sky && !one.skyless.has(code)) return true;
    if (rule !== twin && meaningOf(rule) !== meaningOf(twin)) return true;
    return [...rule.checked.references.keys()].some(differs);
  });
}

/** Whether a rule of a chain may fall on another day in the other mode: it or one that it names has clauses of its own there. */
export function mayDifferByMode({ rules }: CompiledPack): MayDiffer {
  return decidedOnce((code, differs) => {
    const rule = rules.get(code);
    if (rule === undefined) return false;
    return rule.checked.drik !== undefined || [...rule.checked.references.keys()].some(differs);
  });
}

// Rules refer to one another without circles.
function decidedOnce(decide: (code: string, differs: MayDiffer) => boolean): MayDiffer {
  const known = new Map<string, boolean>();
  const differs = (code: string): boolean => {
    let isDifferent = known.get(code);
    if (isDifferent === undefined) {
      isDifferent = decide(code, differs);
      known.set(code, isDifferent);
    }
    return isDifferent;
  };
  return differs;
}

function haveSameCalendars({ calendars }: CompiledPack, other: CompiledPack): boolean {
  return [...calendars].every(([name, calendar]) => {
    const twin = other.calendars.get(name);
    return twin === undefined || twin === calendar || twin.rule === calendar.rule;
  });
}
