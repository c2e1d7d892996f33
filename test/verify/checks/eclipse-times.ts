// Contacts of eclipses as newspapers print them for Indian cities. Sutak is a matter of rules and not compared here.

import {
  DISC_HORIZON,
  type EclipseHorizon,
  MOON_CENTRE_HORIZON,
} from '../../../engine/place/eclipse-horizon.ts';
import { lunarEclipseAtPlace } from '../../../engine/place/lunar-eclipse.ts';
import type { Place } from '../../../engine/place/place.ts';
import { solarEclipseAtPlace } from '../../../engine/place/solar-eclipse.ts';
import type { Eclipse, LunarEclipse, SolarEclipse } from '../../../engine/sky/eclipses/eclipse.ts';
import { eclipsesOf } from '../../../engine/sky/eclipses/eclipses-of.ts';
import type { SkyYear } from '../../../engine/sky/sky-year.ts';
import { type Calculator, localTime } from '../calculator.ts';
import { eclipsePlaces } from '../eclipse-places.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';

/** Minutes within which we agree: sources round and cut. */
const TOLERANCE = 2;

/** The Moon rises for these sources when its centre does, without refraction. */
const CENTRE: EclipseHorizon = { ...DISC_HORIZON, moon: MOON_CENTRE_HORIZON };

/** Judges a printed contact. */
export function checkEclipseTime(rules: Calculator, row: Row): Verdict {
  const place = eclipsePlaces[row.at('place')];
  const quantity = row.at('quantity');
  if (place === undefined || quantity.startsWith('sutak')) return uncovered;
  const printed = rules.instant(place, `${row.at('date')}T${row.at('time')}`);
  const sky = rules.yearOf(place, Number(row.at('date').slice(0, 4)))?.sky;
  if (printed === undefined || sky === undefined) return uncovered;
  const eclipse = eclipsesOf(sky).find(
    (e) => e.kind === row.at('kind') && Math.abs(e.greatest - printed) < 1,
  );
  if (eclipse === undefined) return uncovered;
  const minutesOff = (jd: number | undefined): number =>
    jd === undefined ? Number.POSITIVE_INFINITY : Math.abs(jd - printed) * 1440;
  const ours = contactOf(sky, eclipse, { place, quantity, horizon: DISC_HORIZON });
  if (ours === 'unknown') return uncovered;
  const agrees = minutesOff(ours) <= TOLERANCE;
  return verdict(
    agrees,
    () => {
      const byCentre = contactOf(sky, eclipse, { place, quantity, horizon: CENTRE });
      return {
        what: `${row.at('kind')} ${row.at('date')} ${row.at('place')}: ${quantity}`,
        expected: row.at('time_as_printed'),
        actual: ours === undefined ? 'none' : localTime(place, ours).slice(11),
        reason:
          byCentre !== 'unknown' && minutesOff(byCentre) <= TOLERANCE
            ? "the source computes moonrise for the Moon's centre, without refraction"
            : row.at('source').includes('inconsistent')
              ? 'the source contradicts itself, as the file notes'
              : null,
      };
    },
    { [quantity]: agrees },
  );
}

/** The instant that a quantity names; undefined where the eclipse has none at the place. */
function contactOf(
  sky: SkyYear,
  eclipse: Eclipse,
  {
    place,
    quantity,
    horizon,
  }: { readonly place: Place; readonly quantity: string; readonly horizon: EclipseHorizon },
): number | undefined | 'unknown' {
  return eclipse.kind === 'solar'
    ? solarContact(sky, eclipse, { place, quantity, horizon })
    : lunarContact(sky, eclipse, { place, quantity, horizon });
}

function solarContact(
  sky: SkyYear,
  eclipse: SolarEclipse,
  {
    place,
    quantity,
    horizon,
  }: { readonly place: Place; readonly quantity: string; readonly horizon: EclipseHorizon },
): number | undefined | 'unknown' {
  const local = solarEclipseAtPlace(sky, eclipse, place, horizon);
  switch (quantity) {
    case 'first_contact':
      return local?.first.jd;
    case 'maximum':
      return local?.maximum.jd;
    case 'last_contact':
      return local?.fourth.jd;
    default:
      return 'unknown';
  }
}

function lunarContact(
  sky: SkyYear,
  eclipse: LunarEclipse,
  {
    place,
    quantity,
    horizon,
  }: { readonly place: Place; readonly quantity: string; readonly horizon: EclipseHorizon },
): number | undefined | 'unknown' {
  const local = lunarEclipseAtPlace(sky, eclipse, place, horizon);
  switch (quantity) {
    case 'penumbra_first_contact':
      return eclipse.penumbral.start;
    case 'penumbra_last_contact':
      return eclipse.penumbral.end;
    case 'umbra_first_contact':
      return eclipse.partial?.start;
    case 'umbra_last_contact':
      return eclipse.partial?.end;
    case 'total_begins':
      return eclipse.total?.start;
    case 'total_ends':
      return eclipse.total?.end;
    case 'maximum':
      return eclipse.greatest;
    case 'maximum_visible':
      return local.seen?.jd;
    case 'penumbral_begins_visible':
      return local.penumbral.visible[0];
    case 'eclipse_begins_local':
      return local.partial?.visible[0];
    case 'eclipse_ends_local':
      return local.partial?.visible.at(-1);
    case 'moonrise':
      return local.penumbral.rises[0];
    default:
      return 'unknown';
  }
}
