/**
 * Krishnamurti Paddhati (K. S. Krishnamurti, Reader III): lords of stars and of their parts, the significators of houses, and who
 * rules a moment. Grahas by number, Sun 0 to Ketu 8.
 */
import type { Chart } from './chart.ts';
import { NAKSHATRA_SYSTEMS } from './dashas/nakshatra-systems.ts';
import { G } from './graha.ts';
import { type House, houseHolding } from './houses.ts';
import { lordOf, signOf } from './sign.ts';
import { nakshatraOf, nakshatraTraversed } from './star.ts';

/** The lords of a place: of its rashi, of its star, of the part of the star, and of the part of that part. */
export interface PlaceLords {
  readonly sign: number;
  readonly star: number;
  readonly sub: number;
  readonly subSub: number;
}

/** Lords and years of Vimshottari in order; the first is Ashvini's. */
const { lords } = NAKSHATRA_SYSTEMS.vimshottari;

const CYCLE = lords.reduce((sum, { years }) => sum + years, 0);

/** A share of a part below which a place is of the part that begins there. */
const EDGE = 1e-9;

/**
 * The lords of a longitude in sidereal degrees. A star is parted as Vimshottari parts its years, the lord's own part first, and each part
 * in the same way.
 */
export function placeLords(longitude: number): PlaceLords {
  const star = nakshatraOf(longitude) % lords.length;
  const sub = partAt(star, nakshatraTraversed(longitude));
  const subSub = partAt(sub.index, sub.traversed);
  return {
    sign: lordOf(signOf(longitude)),
    star: lords[star].lord,
    sub: lords[sub.index].lord,
    subSub: lords[subSub.index].lord,
  };
}

/** Which part holds a share (0..1) of something whose parts begin with that of the lord `first`, and the share of the part behind it. */
function partAt(first: number, share: number): { readonly index: number; readonly traversed: number } {
  let behind = share * CYCLE;
  for (let i = 0; i < lords.length; i++) {
    const index = (first + i) % lords.length;
    const { years } = lords[index];
    if (behind < years - EDGE) return { index, traversed: Math.max(0, behind / years) };
    behind -= years;
  }
  return { index: first, traversed: 0 };
}

/** The significators of a house, from the strongest grade to the weakest. */
export interface Significators {
  /** grahas in a star of a graha that is in the house */
  readonly inStarsOfOccupants: readonly number[];
  readonly occupants: readonly number[];
  /** grahas in a star of the lord of the rashi of the cusp */
  readonly inStarsOfOwner: readonly number[];
  readonly owner: number;
}

/** The significators of each of some houses. */
export function significatorsOf(
  { longitude }: Pick<Chart, 'longitude'>,
  houses: readonly House[],
): readonly Significators[] {
  const grahas = Array.from(longitude, (degrees, graha) => ({
    graha,
    house: houseHolding(houses, degrees),
    star: placeLords(degrees).star,
  }));
  const named = (those: typeof grahas): readonly number[] => those.map(({ graha }) => graha);
  return houses.map(({ cusp }, i) => {
    const occupants = named(grahas.filter(({ house }) => house === i + 1));
    const owner = lordOf(signOf(cusp));
    return {
      inStarsOfOccupants: named(grahas.filter(({ star }) => occupants.includes(star))),
      occupants,
      inStarsOfOwner: named(grahas.filter(({ star }) => star === owner)),
      owner,
    };
  });
}

/** Who rules a moment, from the strongest to the weakest. */
export interface RulingGrahas {
  readonly lagnaStar: number;
  readonly lagnaSign: number;
  readonly moonStar: number;
  readonly moonSign: number;
  /** of the weekday from sunrise on; undefined where the Sun does not rise and set */
  readonly day: number | undefined;
}

/** The lords that rule the moment of a chart. */
export function rulingGrahas({
  lagna,
  longitude,
  day,
}: Pick<Chart, 'lagna' | 'longitude' | 'day'>): RulingGrahas {
  const [rising, moon] = [placeLords(lagna), placeLords(longitude[G.moon])];
  return {
    lagnaStar: rising.star,
    lagnaSign: rising.sign,
    moonStar: moon.star,
    moonSign: moon.sign,
    // Sun to Saturn are the lords of the weekdays in their order.
    day: day?.weekday,
  };
}
