// Rows of published times: the kind of a row selects its check.

import type { Calculator } from '../calculator.ts';
import { placeOf } from '../place-of.ts';
import type { Row } from '../rows.ts';
import { isJudged, uncovered, type Verdict } from '../verdict.ts';
import { checkAtSunrise } from './at-sunrise.ts';
import { checkAttribute } from './attributes.ts';
import { checkBoundary } from './boundaries.ts';
import { checkPublishedDate } from './dates.ts';
import { checkInstant } from './instants.ts';
import { checkPada } from './padas.ts';
import { checkRiseSet } from './rise-set.ts';
import type { PublishedCheck } from './row.ts';
import { checkWindow } from './windows.ts';

const kinds: Readonly<Record<string, PublishedCheck | undefined>> = {
  attribute: checkAttribute,
  festival_date: checkPublishedDate,
  instant: checkInstant,
  karana_at_sunrise: checkAtSunrise,
  karana_end: checkBoundary,
  lunar_month: checkAttribute,
  madhyahna: checkInstant,
  moon_rashi_end: checkBoundary,
  moonrise: checkRiseSet,
  moonset: checkRiseSet,
  nakshatra_at_sunrise: checkAtSunrise,
  nakshatra_begin: checkBoundary,
  nakshatra_end: checkBoundary,
  nakshatra_pada_end: checkPada,
  sunrise: checkRiseSet,
  sunset: checkRiseSet,
  surya_nakshatra_end: checkBoundary,
  surya_pada_end: checkPada,
  tithi_at_sunrise: checkAtSunrise,
  tithi_begin: checkBoundary,
  tithi_end: checkBoundary,
  window: checkWindow,
  yoga_at_sunrise: checkAtSunrise,
  yoga_end: checkBoundary,
};

/** Compares a row of place, date, kind, name, value and flag. */
export function checkPublished(calculator: Calculator, row: Row): Verdict {
  const place = placeOf(row);
  const kind = row.at('kind');
  const check = kinds[kind];
  if (place === undefined || check === undefined) return uncovered;
  const verdict = check({
    calculator,
    row,
    place,
    kind,
    name: row.at('name'),
    value: row.at('value'),
  });
  if (!isJudged(verdict)) return verdict;
  return { ...verdict, parts: { [kind]: verdict.kind === 'agree' } };
}
