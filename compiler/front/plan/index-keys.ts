// The index: what each rule waits for, so that a day need look only at the rules that can fall on it.

import { untabledCalendars } from '@nirnaya/engine/calendars';
import { civilDay, civilFromDay } from '@nirnaya/engine/civil';
import type { Wanderer } from '@nirnaya/engine/observe';
import type { PackCalendar } from '../check/pack-rule.ts';
import type { CheckedRule } from '../check/rule.ts';
import type { TypedExpression } from '../check/typed.ts';

/** What must be so near a day for a rule to fall on it; `reach` is how far from the target its day may lie. */
export interface IndexKeys {
  /** keys, any of which will do; undefined = may fall on any day */
  readonly keys: readonly string[] | undefined;
  readonly before: number;
  readonly after: number;
}

const anyDay: IndexKeys = { keys: undefined, before: 0, after: 0 };

/** Key of a tithi (0..29) of a month; month 12 is any intercalary one, -1 any at all. */
export const tithiKey = (month: number, tithi: number): string => `tithi ${month} ${tithi}`;
export const sunKey = (rashi: number): string => `sun ${rashi}`;
export const nakshatraKey = (nakshatra: number): string => `nakshatra ${nakshatra}`;
export const grahaKey = (graha: Wanderer, rashi: number): string => `enters ${graha} ${rashi}`;
export const weekdayKey = (weekday: number): string => `weekday ${weekday}`;
export const gregorianKey = (month: number, day: number): string => `gregorian ${month} ${day}`;
/** What the keys of a calendar's dates begin with. */
export const worldCalendarKey = (calendar: string): string => `world ${calendar}`;
export const worldKey = (calendar: string, month: number, day: number): string =>
  `${worldCalendarKey(calendar)} ${month} ${day}`;

/** What the index needs of the pack: the same of a rule referred to, and the rashi of a calendar's first month. */
export interface IndexLookup {
  keysOfRule(code: string): IndexKeys;
  /** undefined where there is no such calendar */
  calendar(name: string): Pick<PackCalendar, 'firstRashi' | 'sky'> | undefined;
}

// What a rule is indexed by that names neither another nor a calendar: the same in every chain.
const alone = new WeakMap<CheckedRule, IndexKeys>();

/** What a rule is indexed by. */
export function indexKeysFor(rule: CheckedRule, look: IndexLookup): IndexKeys {
  if (rule.kind === 'condition') return anyDay;
  const known = alone.get(rule);
  if (known !== undefined) return known;
  let looked = false;
  const indexed = indexedBy(rule, {
    keysOfRule: (code) => {
      looked = true;
      return look.keysOfRule(code);
    },
    calendar: (name) => {
      looked = true;
      return look.calendar(name);
    },
  });
  if (!looked) alone.set(rule, indexed);
  return indexed;
}

function indexedBy(rule: CheckedRule, look: IndexLookup): IndexKeys {
  const target = ofTarget(rule.target, look);
  const { keys, before, after } = rule.sky === undefined ? target : onOtherSky(target);
  const also = [...rule.clauses, ...(rule.drik ?? [])].flatMap(({ clause }) =>
    clause.kind === 'also' ? [clause.days] : [],
  );
  const lag = Math.max(0, ...also) + (rule.lasts ?? 1) - 1;
  return { keys, before: before + Math.max(0, ...also.map((d) => -d)), after: after + lag };
}

// The most days after the sankranti that any calendar begins its month.
const monthLag = 3;

// The most days from the first of a month of the world's calendars to its last.
const longestMonth = 31;

const everyRashi: readonly number[] = Array.from({ length: 12 }, (_, rashi) => rashi);

// Skies differ by hours about where the Sun is: an ingress lies a day off at most. Their lunar months may have other names.
function onOtherSky({ keys, before, after }: IndexKeys): IndexKeys {
  const ofSun = keys?.every((key) => key.startsWith('sun ')) === true;
  return ofSun ? { keys, before: before + 1, after: after + 1 } : anyDay;
}

// The widest a single tithi, nakshatra or sankranti lies from its day.
const near = { before: 1, after: 1 } as const;

// Eclipses lie about the ends of the two halves: Purnima and Krishna 1, Amavasya and Shukla 1.
const syzygies = {
  any: [14, 15, 29, 0],
  solar: [29, 0],
  lunar: [14, 15],
  penumbral: [14, 15],
} as const;

// Where the Sun enters the tropical signs from Mesha on: about these dates at any place, from 1700 to 3100.
const tropicalEntries = [
  [3, 20],
  [4, 20],
  [5, 21],
  [6, 21],
  [7, 22],
  [8, 23],
  [9, 23],
  [10, 23],
  [11, 22],
  [12, 21],
  [1, 20],
  [2, 19],
] as const;
const daysAbout = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

function ofTropicalEntry(signs: readonly number[]): IndexKeys {
  const keys = signs.flatMap((sign) => {
    const [month, date] = tropicalEntries[sign] ?? [1, 1];
    return daysAbout.map((days) => {
      const about = civilFromDay(civilDay(2001, month, date) + days);
      return gregorianKey(about.month - 1, about.day);
    });
  });
  return { keys, ...near };
}

function ofIngress({ body, rashi, tropical }: Extract<TypedExpression, { op: 'enters' }>): IndexKeys {
  // The Moon enters a sign every other day.
  if (body === 'Moon') return anyDay;
  const signs = rashi === undefined ? everyRashi : [rashi];
  if (tropical === true) return ofTropicalEntry(signs);
  return { keys: signs.map((sign) => (body === 'Sun' ? sunKey(sign) : grahaKey(body, sign))), ...near };
}

function ofTarget(term: TypedExpression, look: IndexLookup): IndexKeys {
  switch (term.op) {
    case 'every':
    case 'nth':
    case 'within':
      return ofTarget(term.of, look);
    case 'named':
      return ofTarget(term.body, look);
    case 'set':
      return term.how === 'and' ? ofTarget(term.left, look) : anyDay;
    case 'lunar': {
      if (term.tithis === undefined) return anyDay;
      const months = [
        ...(term.adhika === 'only' ? [] : (term.months ?? [-1])),
        ...(term.adhika === 'skip' || term.months === undefined ? [] : [12]),
        ...(term.adhika === 'only' && term.months === undefined ? [12] : []),
      ];
      return { keys: months.flatMap((m) => (term.tithis ?? []).map((t) => tithiKey(m, t))), ...near };
    }
    case 'eclipse':
      return { keys: syzygies[term.which].map((tithi) => tithiKey(-1, tithi)), ...near };
    case 'enters':
      return ofIngress(term);
    case 'quantity-spans': {
      const { name, body } = term.quantity;
      if (term.labels === undefined) return anyDay;
      if (name === 'weekday') return { keys: term.labels.map(weekdayKey), before: 0, after: 0 };
      if (name === 'nakshatra' && body === 'Moon') return { keys: term.labels.map(nakshatraKey), ...near };
      return anyDay;
    }
    case 'gregorian':
      if (term.month === undefined || term.day === undefined) return anyDay;
      return { keys: [gregorianKey(term.month, term.day)], before: 0, after: 0 };
    case 'world': {
      // A feast is the one day of its one month.
      const feast = untabledCalendars.named(term.calendar)?.months.length === 0;
      const [month, day] = feast ? [0, 1] : [term.month, term.day];
      if (month === undefined) return anyDay;
      // A whole month is known by its first day.
      const reach = day === undefined ? longestMonth : 0;
      return { keys: [worldKey(term.calendar, month, day ?? 1)], before: 0, after: reach };
    }
    case 'calendar': {
      // The first days of a month follow a sankranti; others are as many days after it.
      if (term.month === undefined || term.day === undefined) return anyDay;
      const { firstRashi = 0, sky } = look.calendar(term.calendar) ?? {};
      const lag = term.day - 1;
      const keys = {
        keys: [sunKey((firstRashi + term.month) % 12)],
        before: near.before - lag,
        after: monthLag + lag,
      };
      return sky === undefined ? keys : onOtherSky(keys);
    }
    case 'weekday-near':
      return { keys: [weekdayKey(term.weekday)], before: 0, after: 0 };
    case 'rule':
      return look.keysOfRule(term.code);
    case 'days-from': {
      const anchor = ofTarget(term.anchor, look);
      return { keys: anchor.keys, before: anchor.before - term.days, after: anchor.after + term.days };
    }
    default:
      return anyDay;
  }
}
