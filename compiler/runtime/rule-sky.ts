// On whose sky a rule of a chain is decided: its own, that of the calendar whose date it is, that of the rule whose days it
// is counted from, or that of the chain.

import type { SkyName } from '@nirnaya/dsl/vocabulary';
import type { PackCalendar, PackRule } from '../front/check/pack-rule.ts';

/** What the skies of rules are found in. */
interface SkyParts {
  readonly rules: ReadonlyMap<string, PackRule>;
  readonly calendars: ReadonlyMap<string, PackCalendar>;
  readonly sky: SkyName;
}

/** The sky of a rule by its code; of a code that is not there that of the chain. */
export function skyOfRule(parts: SkyParts, code: string): SkyName {
  const rule = parts.rules.get(code)?.checked;
  if (rule === undefined) return parts.sky;
  const { sky, target, wholeDays, references } = rule;
  if (target.op === 'calendar') return parts.calendars.get(target.calendar)?.sky ?? sky ?? parts.sky;
  const [reference, ...more] = references.keys();
  // Rules refer to one another in no circle.
  if (wholeDays && reference !== undefined && more.length === 0) return skyOfRule(parts, reference);
  return sky ?? parts.sky;
}
