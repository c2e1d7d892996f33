// Eclipses before and after a birth, at its place and on the Earth, as PyJHora has them from the Swiss Ephemeris.

import { civilFromDay, JD_OF_CIVIL_DAY_0 } from '../../../engine/civil/civil.ts';
import { chartAt } from '../../../engine/jyotisha/chart.ts';
import { G } from '../../../engine/jyotisha/graha.ts';
import { lunarEclipseAtPlace } from '../../../engine/place/lunar-eclipse.ts';
import { solarEclipseAtPlace } from '../../../engine/place/solar-eclipse.ts';
import type { Eclipse } from '../../../engine/sky/eclipses/eclipse.ts';
import { eclipsesOf } from '../../../engine/sky/eclipses/eclipses-of.ts';
import type { SkyYear } from '../../../engine/sky/sky-year.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';
import { altitudeOf } from './altitude.ts';
import { type Birth, birthOf, clockText } from './births.ts';
import { stampInstant } from './pyjhora-places.ts';

/** Minutes: the program's contacts are to a second, of another Delta T and radius of the Moon. */
const MINUTES = 1;

/** An eclipse as a place or the Earth has it: what kind, and its contacts, JD UT. */
interface Seen {
  readonly type: string;
  readonly contacts: readonly (number | undefined)[];
}

/** Years on either side that are searched: a place has none for some years. */
const YEARS = 4;

/** Judges a row of the kind or of the contacts of the eclipse before or after a birth. */
export function checkEclipseRow(calculator: Calculator, row: Row): Verdict {
  const birth = birthOf(row);
  const label = row.at('label');
  if (birth === undefined) return uncovered;
  const back = row.at('function') === 'eclipse_backward_tests';
  const kind = label.includes('Solar') ? 'solar' : 'lunar';
  const seen = nearest(calculator, birth, { kind, local: label.includes('Local'), back });
  if (seen === undefined) return uncovered;
  const part = `${kind} eclipses`;
  if (row.at('measure') === 's_loc[0]') {
    const agrees = seen.type === row.at('expected');
    return verdict(
      agrees,
      () => ({ what: label, expected: row.at('expected'), actual: seen.type, reason: null }),
      { [part]: agrees },
    );
  }
  const printed: readonly (readonly [number, number, number, string])[] = JSON.parse(row.at('expected'));
  const off = printed.map(([year, month, day, time], i) => {
    const ours = seen.contacts[i];
    const jd = stampInstant([[year, month, day], time]) - birth.offset;
    if (ours === undefined) return Number.POSITIVE_INFINITY;
    // The greatest of a lunar eclipse stands in the row by the clock of Greenwich.
    return (
      Math.min(...(kind === 'lunar' ? [0, birth.offset] : [0]).map((more) => Math.abs(jd + more - ours))) *
      1440
    );
  });
  const agrees = off.every((minutes) => minutes <= MINUTES);
  return verdict(
    agrees,
    () => ({
      what: label,
      expected: row.at('expected'),
      actual: seen.contacts
        .map((jd) => (jd === undefined ? 'none' : clockText(jd + birth.offset)))
        .join(', '),
      reason: atItsSunrise(calculator, birth, { seen, printed, off }),
    }),
    { [part]: agrees },
  );
}

/** Altitude of the Sun's centre, degrees, when its whole disc has risen: refraction less half the disc. */
const DISC_RISEN = -34 / 60 + 16 / 60;
const ALTITUDE = 0.05;

// The greatest that a place sees of an eclipse under way at sunrise is at sunrise, which is another's for the whole disc.
function atItsSunrise(
  { workspace, dayOf }: Calculator,
  { place, offset }: Birth,
  {
    seen,
    printed,
    off,
  }: {
    readonly seen: Seen;
    readonly printed: readonly (readonly [number, number, number, string])[];
    readonly off: readonly number[];
  },
): string | null {
  const missed = printed.flatMap(([year, month, day, time], i) =>
    off[i] > MINUTES ? [stampInstant([[year, month, day], time]) - offset] : [],
  );
  const [greatest] = missed;
  const ours = seen.contacts[1];
  if (missed.length !== 1 || ours === undefined) return null;
  const at = dayOf(place, Math.floor(greatest + offset - JD_OF_CIVIL_DAY_0));
  const altitude = altitudeOf(chartAt(workspace.sky.ephemeris, greatest, place), G.sun);
  const atSunrise = at !== undefined && Math.abs(ours - at.py.sunrise[at.index]) * 1440 < MINUTES;
  return atSunrise && Math.abs(altitude - DISC_RISEN) < ALTITUDE
    ? "the greatest that is seen is at sunrise, which the library has when the Sun's whole disc is up, ours when its upper limb is"
    : null;
}

function nearest(
  calculator: Calculator,
  { jd, place }: Birth,
  { kind, local, back }: { readonly kind: Eclipse['kind']; readonly local: boolean; readonly back: boolean },
): Seen | undefined {
  const { year } = civilFromDay(Math.floor(jd - JD_OF_CIVIL_DAY_0));
  const years = Array.from({ length: YEARS + 1 }, (_, i) => year + (back ? -i : i));
  for (const one of years) {
    const sky = calculator.yearOf(place, one)?.sky;
    const eclipses = sky === undefined ? [] : eclipsesOf(sky).filter((of) => of.kind === kind);
    for (const eclipse of back ? [...eclipses].reverse() : eclipses) {
      if (back ? eclipse.greatest >= jd : eclipse.greatest <= jd) continue;
      const seen = sky && (local ? atPlace(sky, eclipse, place) : onEarth(eclipse));
      if (seen !== undefined) return seen;
    }
  }
  return undefined;
}

function onEarth(eclipse: Eclipse): Seen {
  if (eclipse.kind === 'solar') {
    const { partial, greatest, type } = eclipse;
    return { type, contacts: [partial.start, greatest, partial.end] };
  }
  return { type: eclipse.type, contacts: lunarContacts(eclipse) };
}

const lunarContacts = ({ penumbral, partial, greatest }: Extract<Eclipse, { kind: 'lunar' }>) => [
  penumbral.start,
  partial?.start,
  greatest,
  partial?.end,
  penumbral.end,
];

// What is above the horizon decides the kind; the rows have the contacts that are seen, and the setting or rising beside.
function atPlace(sky: SkyYear, eclipse: Eclipse, place: Birth['place']): Seen | undefined {
  if (eclipse.kind === 'solar') {
    const local = solarEclipseAtPlace(sky, eclipse, place);
    if (local === undefined || local.visible.length === 0) return undefined;
    return { type: local.type, contacts: [local.first.jd, local.seen?.jd, local.fourth.jd] };
  }
  const local = lunarEclipseAtPlace(sky, eclipse, place);
  const isSeen = (phase: { readonly visible: ArrayLike<number> } | undefined): boolean =>
    phase !== undefined && phase.visible.length > 0;
  if (!isSeen(local.penumbral)) return undefined;
  const type = isSeen(local.total) ? 'total' : isSeen(local.partial) ? 'partial' : 'penumbral';
  return { type, contacts: lunarContacts(eclipse) };
}
