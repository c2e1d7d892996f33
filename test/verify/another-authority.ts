// Whether some other rule of ours yields a list's date: a known other day, a rival rule, a chain, a mode, a place.

import type { PackRule } from '../../compiler/front/check/pack-rule.ts';
import type { Place } from '../../engine/place/place.ts';
import type { Calculator, RuleAtPlace } from './calculator.ts';
import type { FestivalDifference } from './festival-difference.ts';
import { EDGE_MINUTES } from './limits.ts';
import { otherDates } from './other-dates.ts';
import { type PlaceName, places } from './places.ts';

/** The first way of computing that yields the list's date, in words. */
export function anotherAuthority(calculator: Calculator, difference: FestivalDifference): string | undefined {
  const { subject, theirs, others } = difference;
  const gives = (variant: RuleAtPlace): boolean =>
    calculator.observances(variant, theirs).some((o) => o.day === theirs);

  for (const other of others) {
    if (otherDates(calculator, subject, other, theirs).includes(theirs))
      return `another authority: ${other.says}`;
  }
  for (const code of rivals(calculator, difference)) {
    if (gives({ ...subject, code }))
      return `another authority: the rule ${code}, for the same target, gives the published date`;
  }
  for (const minutes of [-EDGE_MINUTES, EDGE_MINUTES]) {
    if (gives({ ...subject, place: shifted(subject.place, minutes) })) {
      return `borderline: Sun and Moon rising ${Math.abs(minutes)} min ${minutes < 0 ? 'later' : 'earlier'} give the published date`;
    }
  }
  const mode = subject.mode === 'drik' ? 'standard' : 'drik';
  if (gives({ ...subject, mode }))
    return `another authority: the rule in mode ${mode} gives the published date`;
  const chains = [...calculator.chains.keys()].filter((pack) => gives({ ...subject, pack }));
  if (chains.length > 0) return `another authority: the rule of ${some(chains)} gives the published date`;
  const matches = neighbours(subject.place).filter((name) => gives({ ...subject, place: places[name] }));
  if (matches.length > 0) return `another place: the rule gives the published date in ${some(matches)}`;
  return undefined;
}

const targetOf = ({ linked }: PackRule): string | undefined =>
  linked.fields.kind === 'observance' ? linked.fields.observe?.text : undefined;

// Rules of the chain that decide on the same occurrence in another way, such as Smarta and Vaishnava.
function rivals(calculator: Calculator, { subject, ours }: FestivalDifference): string[] {
  const rules = calculator.pack(subject.pack)?.rules;
  const own = targetOf(ours.rule);
  if (rules === undefined || own === undefined) return [];
  return [...rules.values()]
    .filter((rule) => rule.code !== subject.code && targetOf(rule) === own)
    .map((rule) => rule.code);
}

// A degree of longitude is four minutes of time.
function shifted(place: Place, minutes: number): Place {
  return { ...place, lon: place.lon + minutes / 4 };
}

// Places whose computation a list may have taken over: those of its own clock, and those of India.
function neighbours(place: Place): PlaceName[] {
  const names = Object.keys(places) as PlaceName[];
  return names.filter((name) => [place.zone, 'Asia/Kolkata'].includes(places[name].zone));
}

function some(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}
