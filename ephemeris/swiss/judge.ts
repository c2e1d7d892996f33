/**
 * How far a packed sky is from the Swiss Ephemeris. In: instants. Out: the largest difference of each quantity.
 */
import { AYANAMSAS, BODY, type Body, type SkySource } from '@nirnaya/engine/sky';

/** A quantity and its largest difference, arc seconds; of distances parts of the distance. */
export interface Difference {
  readonly quantity: string;
  readonly worst: number;
  /** JD UT */
  readonly at: number;
}

type Measure = (source: SkySource, jd: number) => number;

const BODIES = Object.entries(BODY);

/** What is compared, by name. */
function measures(): Map<string, Measure> {
  const all = new Map<string, Measure>();
  for (const [name, body] of BODIES) {
    all.set(`${name}, longitude`, (source, jd) => source.position(jd, body).longitude);
    all.set(`${name}, true longitude`, (source, jd) => source.movingTrue(jd, body).longitude);
    if (isNode(body)) continue;
    all.set(`${name}, latitude`, (source, jd) => source.position(jd, body).latitude);
    all.set(`${name}, distance`, (source, jd) => Math.log(source.position(jd, body).distance) / 3600);
  }
  all.set('obliquity', (source, jd) => source.orientation(jd).obliquity);
  all.set('nutation', (source, jd) => source.orientation(jd).nutation);
  all.set('sidereal time', (source, jd) => source.meanSiderealTime(jd));
  for (const name of AYANAMSAS) all.set(`ayanamsa ${name}`, (source, jd) => source.meanAyanamsaOf(name, jd));
  return all;
}

const isNode = (body: Body): boolean => body === BODY.meanNode || body === BODY.trueNode;

/** The largest differences at some instants (JD UT), which are best sorted: each source reads its files in order. */
export function differences(packed: SkySource, swiss: SkySource, instants: readonly number[]): Difference[] {
  const all = [...measures()].map(([quantity, measure]) => ({ quantity, measure, worst: 0, at: Number.NaN }));
  for (const jd of instants) {
    for (const one of all) {
      const off = one.measure(packed, jd) - one.measure(swiss, jd);
      const arcsec = Math.abs(off - 360 * Math.round(off / 360)) * 3600;
      if (arcsec <= one.worst) continue;
      one.worst = arcsec;
      one.at = jd;
    }
  }
  return all.map(({ quantity, worst, at }) => ({ quantity, worst, at }));
}
