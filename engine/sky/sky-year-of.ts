/**
 * The sky of a year from its polynomials, and the same year on another sky. In: a fit and the sky that it belongs to, or a
 * sky year and a name. Out: a `SkyYear`.
 */
import { memoOn } from '../cache/memo.ts';
import { longitudeMotion } from './anga.ts';
import { angaYearOf } from './anga-year.ts';
import { siddhantaYear } from './siddhantas/siddhanta.ts';
import type { SkyFit } from './sky-fit.ts';
import type { SkyName } from './sky-name.ts';
import type { SkyYear, WiderSky } from './sky-year.ts';

/** The sky of a year of its fit, which reaches a month beyond what the year covers. */
export function skyYearOf(year: number, fit: SkyFit, wider: WiderSky): SkyYear {
  const angas = angaYearOf(year, 'drik', {
    sun: longitudeMotion(fit.sunLongitude),
    moon: longitudeMotion(fit.moonLongitude),
  });
  return {
    ...angas,
    fit,
    wider,
    get drik() {
      return this;
    },
  };
}

// There are six skies: the years of a sky are let go with the year that they share what is true with.
const others = memoOn<SkyYear, Map<SkyName, SkyYear>>();

/** The same year on another sky; what is true is shared, the angas are made once. */
export function skyYearOn({ drik }: SkyYear, name: SkyName): SkyYear {
  if (name === 'drik') return drik;
  const years = others.of(drik, () => new Map());
  let year = years.get(name);
  if (year === undefined) {
    const { fit, wider } = drik;
    year = { ...siddhantaYear(name, drik.year), fit, wider, drik };
    years.set(name, year);
  }
  return year;
}
