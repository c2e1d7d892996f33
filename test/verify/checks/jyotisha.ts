// Calendars that jyotisha computed: the observances we have a name for, and the lunar month and tithi of the others.

import type { Calculator } from '../calculator.ts';
import { jyotishaNames } from '../jyotisha-names.ts';
import { places } from '../places.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict } from '../verdict.ts';
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
    const verdict = checkDate(calculator, subject, row.at('date'), name);
    return verdict.kind === 'uncovered'
      ? verdict
      : { ...verdict, parts: { festivals: verdict.kind === 'agree' } };
  }
  const [, month, tithi] = /^(\d{2})-(\d{2})$/.exec(row.at('lunar')) ?? [];
  if (tithi === undefined) return uncovered;
  return checkSunrise(calculator, place, row.at('date'), { tithi: Number(tithi), month: Number(month) });
}
