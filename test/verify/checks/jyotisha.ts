// Calendars that jyotisha computed: the observances we have a name for, and the lunar month and tithi of the others.

import type { Place } from '../../../engine/place/place.ts';
import { sanscript } from '../../../explain/scripts/sanscript.ts';
import type { Calculator } from '../calculator.ts';
import { jyotishaNames } from '../jyotisha-names.ts';
import { namedRules } from '../naming/named-rules.ts';
import { spokenOf } from '../naming/search.ts';
import { places } from '../places.ts';
import type { Row } from '../rows.ts';
import { isJudged, uncovered, type Verdict } from '../verdict.ts';
import { checkDate } from './festivals.ts';
import { checkSunrise } from './tithi.ts';

const PACK = 'NORTH_INDIA';

/** Compares a row of place, date, name (`name` or `name_sa`) and, where it has one, lunar date `MM-TT`. */
export function checkJyotisha(calculator: Calculator, row: Row): Verdict {
  const town = row.at('place');
  const place = Object.entries(places).find(([name]) => town === name || town.startsWith(`${name} (`))?.[1];
  if (place === undefined) return uncovered;
  const name = row.at('name_sa') || row.at('name');
  const known = jyotishaNames.find(({ names }) => names.test(name));
  if (known !== undefined) {
    const subject = { code: known.code, pack: known.pack ?? PACK, place };
    const verdict = checkDate(calculator, subject, { date: row.at('date'), what: name });
    return isJudged(verdict) ? { ...verdict, parts: { festivals: verdict.kind === 'agree' } } : verdict;
  }
  const [, month, tithi] = /^(\d{2})-(\d{2})$/.exec(row.at('lunar')) ?? [];
  if (tithi === undefined) return checkNamed(calculator, row, { name, place });
  return checkSunrise(calculator, place, row.at('date'), { tithi: Number(tithi), month: Number(month) });
}

// Of a name in Harvard-Kyoto what stands for itself: without numbers, brackets and what it is besides.
function spoken(name: string): string {
  const plain = name.replace(/_or_.*|_\(.*\)$|~\d+$/g, '').replace(/[~_-]/g, ' ');
  // Its long e and o of the south are letters that Harvard-Kyoto has not.
  return sanscript.t(plain.replaceAll('E', 'e').replaceAll('O', 'o'), 'hk', 'devanagari').trim();
}

function checkNamed(
  calculator: Calculator,
  row: Row,
  { name, place }: { readonly name: string; readonly place: Place },
): Verdict {
  const text = spoken(name);
  const rules = namedRules(calculator, PACK, text);
  const rule = spokenOf(calculator, { place }, rules, row.at('date'));
  if (rule === undefined) return uncovered;
  const verdict = checkDate(
    calculator,
    { place, ...rule },
    { date: row.at('date'), what: `${name} = ${text}` },
  );
  return isJudged(verdict) ? { ...verdict, parts: { 'by name alone': verdict.kind === 'agree' } } : verdict;
}
