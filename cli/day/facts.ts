// The panchang of one day, as plain values.

import type { Observance } from '../../compiler/pack.ts';
import { nameOf, tithiFullName } from '../../dsl/vocabulary/kinds.ts';
import { karanaOfHalf, lunationAt } from '../../engine/observe/quantities.ts';
import { civilFromDay, weekdayOf } from '../../engine/place/civil.ts';
import { trackLabelAt } from '../../engine/sky/track.ts';
import { sentenceOf } from '../../explain/sentence.ts';
import { lunationName, purnimantaName } from '../../explain/tithi-name.ts';
import type { Session } from '../ask/session.ts';
import { type Running, runningIn } from './running.ts';
import { solarDate } from './solar.ts';

/** An anga of the day with the instant it ends. */
export interface DayAnga {
  readonly number: number;
  readonly name: string;
  /** JD UT */
  readonly end: number;
}

/** An observance of the day. */
interface DayFestival {
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly reason: string;
}

/** A day. Instants are JD UT, NaN where absent. */
export interface DayFacts {
  /** civil day number */
  readonly day: number;
  readonly weekday: string;
  readonly sunrise: number;
  readonly sunset: number;
  readonly moonrise: number;
  readonly moonset: number;
  readonly amanta: string;
  readonly purnimanta: string;
  readonly tithi: readonly DayAnga[];
  readonly nakshatra: readonly DayAnga[];
  readonly yoga: readonly DayAnga[];
  readonly karana: readonly DayAnga[];
  readonly solar: readonly { readonly calendar: string; readonly month: string; readonly day: number }[];
  readonly festivals: readonly DayFestival[];
}

/** The facts of a civil day number. */
export function dayFacts(session: Session, day: number): DayFacts {
  const py = session.year(civilFromDay(day).year);
  const { sky } = py;
  const at = day - py.firstDay;
  const from = py.dayStart[at];
  const to = py.dayStart[at + 1];
  const angas = (running: readonly Running[], name: (label: number) => string): DayAnga[] =>
    running.map(({ label, end }) => ({ number: label + 1, name: name(label), end }));
  const lunation = lunationAt(sky, from);
  const tithi = trackLabelAt(sky.tithi, from) + 1;
  return {
    day,
    weekday: nameOf('weekday', weekdayOf(day)),
    sunrise: py.sunrise[at],
    sunset: py.sunset[at],
    moonrise: py.moonrise[at],
    moonset: py.moonset[at],
    amanta: lunation === undefined ? '' : lunationName(lunation),
    purnimanta: lunation === undefined ? '' : purnimantaName(lunation, tithi),
    tithi: angas(runningIn(sky.tithi, from, to), (label) => tithiFullName(label + 1)),
    nakshatra: angas(runningIn(sky.nakshatra, from, to), (label) => nameOf('nakshatra', label)),
    yoga: angas(runningIn(sky.yoga, from, to), (label) => nameOf('yoga', label)),
    karana: angas(runningIn(sky.karana, from, to), (label) => nameOf('karana', karanaOfHalf(label))),
    solar: solarDates(session, day),
    festivals: festivalsOn(session, day),
  };
}

function solarDates({ pack, year }: Session, day: number): DayFacts['solar'] {
  const py = year(civilFromDay(day).year);
  return [...pack.calendars.values()].flatMap(({ name, months }) => {
    const date = solarDate(pack, py, name, day);
    return date === undefined ? [] : [{ calendar: name, month: months[date.month - 1] ?? '', day: date.day }];
  });
}

function festivalsOn(session: Session, day: number): DayFestival[] {
  const { pack, mode, works, place } = session;
  const py = session.year(civilFromDay(day).year);
  return pack.observancesOn(py, day, { mode }).map((observance: Observance) => {
    const { rule, name, variants, occurrence } = observance;
    const trace = pack
      .traces(py, rule.code, day, day, { mode })
      .find((t) => t.occurrence.start === occurrence.start && t.occurrence.end === occurrence.end);
    const options = { zone: place.zone, name, placeYear: py, pack, works };
    return {
      code: rule.code,
      name: [name, ...variants].join(', '),
      type: rule.linked.fields?.type ?? 'FESTIVAL',
      reason: trace === undefined ? '' : sentenceOf(rule, trace, options),
    };
  });
}
