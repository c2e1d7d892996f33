/**
 * The sky of one Gregorian year with its margins: what every place on Earth shares. It has two parts. What is true is of
 * today's ephemerides on every sky: the paths over the turning Earth, obliquity, sidereal time, the planets. What the angas
 * are of is that of the sky by its name.
 */
import type { AngaYear } from './anga-year.ts';
import type { Planets } from './planets/planets.ts';
import type { SkyFit } from './sky-fit.ts';

/** The year of a sky: its angas, and what is true. */
export interface SkyYear extends AngaYear {
  /** true: polynomials of the year; they reach a month beyond from..to */
  readonly fit: SkyFit;
  /** true: the years around, and the planets */
  readonly wider: WiderSky;
  /** the same year of today's ephemerides; itself where it is that */
  readonly drik: SkyYear;
}

/** The years around a sky year, of today's ephemerides, and the planets. */
export interface WiderSky {
  year(year: number): SkyYear;
  readonly planets: Pick<Planets, 'year' | 'at'>;
}
