// How much of a chart hangs on the minute of the birth, written: distances to the next edges and what lies within the uncertainty.

import { type ChosenOptions, type sensitivityShape, vargaMethodOf } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import {
  balanceAtBirth,
  type Chart,
  type DashaSeed,
  dashaLongitude,
  G,
  lagnaDays,
  lagnaSpeed,
  moonDays,
  NAKSHATRA_DEGREES,
  NAKSHATRA_SYSTEMS,
  nakshatraOf,
  normalizeDegrees,
  padaOf,
  signOf,
  vargaPart,
  vargaSign,
  YEAR_DAYS,
} from '@nirnaya/engine/jyotisha';
import { GRAHAS } from '@nirnaya/engine/sky';
import { degrees } from '../day/numbers.ts';
import type { Cast, CastContext } from './cast.ts';
import { rashiNamed } from './grahas.ts';

type Sensitivity = z.output<typeof sensitivityShape>;
type Edge = Sensitivity['vargas'][number]['back'];
type Change = Sensitivity['changes'][number];
type Of = Change['of'];

/** Why seconds to the edges of the lagna are null; empty where they are not. */
export const missingRising = (chart: Chart): Record<string, string> =>
  lagnaDays(chart, 0, 'ahead') === undefined
    ? {
        'sensitivity.seconds':
          'beyond the polar circles the lagna runs backwards or leaps, and has no time to an edge',
      }
    : {};

const divisions = {
  rashi: { size: 30, name: (longitude: number) => rashiNamed(signOf(longitude)) },
  nakshatra: {
    size: NAKSHATRA_DEGREES,
    name: (longitude: number) => nameOf('nakshatra', nakshatraOf(longitude)),
  },
  pada: { size: NAKSHATRA_DEGREES / 4, name: (longitude: number) => String(padaOf(longitude) + 1) },
} as const satisfies Record<Of, { readonly size: number; readonly name: (longitude: number) => string }>;

const kinds = ['rashi', 'nakshatra', 'pada'] as const;

/** What hangs on a point and its part. */
const affects: Readonly<Record<'lagna' | 'moon' | 'graha', Readonly<Record<Of, string>>>> = {
  lagna: {
    rashi: 'the houses and their lords, yogas and doshas from the lagna, dashas of rashis',
    nakshatra: 'the nakshatra of the lagna and its lord',
    pada: 'the lagna of the navamsha',
  },
  moon: {
    rashi: 'yogas and doshas from the Moon, kutas, sade sati',
    nakshatra: 'every dasha of nakshatras, which begins with another lord, and the kutas',
    pada: "the Moon's navamsha, the syllable of the name, Kalachakra dasha",
  },
  graha: {
    rashi: 'the house of that graha, its dignity, yogas and doshas with it',
    nakshatra: 'the nakshatra of that graha and its lord',
    pada: 'the navamsha of that graha',
  },
};

/** Where an edge lies, and what is beyond it. */
interface Reached {
  readonly into: string;
  readonly degrees: number;
  readonly days: number | undefined;
}

/** The distances of a chart from its next edges, of the lagna in some vargas (by their parts), and what the uncertainty holds. */
export function sensitivityOf(
  { workspace }: Pick<CastContext, 'workspace'>,
  { birth, chart, conventions: { options } }: Cast,
  parts: readonly number[],
): Sensitivity {
  const { ephemeris } = workspace.sky;
  const moon = chart.longitude[G.moon];
  const whenMoon = (at: number) => moonDays(ephemeris, chart, at);
  const whenLagna = (at: number, side: Side) => lagnaDays(chart, at, side);
  const points = kinds.flatMap((of) => [
    { point: 'lagna' as const, of, ...boundsNear(chart.lagna, of, whenLagna) },
    { point: 'moon' as const, of, ...boundsNear(moon, of, whenMoon) },
  ]);
  const vargas = parts.filter((part) => part > 1).map((part) => vargaEdges(chart, part, options));
  const { seconds, isStated } = birth.uncertainty;
  const within = (days: number | undefined): days is number =>
    days !== undefined && Math.abs(days) * 86_400 <= seconds;
  const changes = [
    ...points.flatMap(({ point, of, in: from, back, ahead }) =>
      [back, ahead].flatMap((edge) =>
        within(edge.days) ? [changeTo({ what: point, of, from, edge, affects: affects[point][of] })] : [],
      ),
    ),
    ...vargas.flatMap(({ varga, lagna, back, ahead }) =>
      [back, ahead].flatMap((edge) =>
        // The next part of some vargas is given to the same rashi.
        within(edge.days) && edge.into !== lagna
          ? [
              changeTo({
                what: `lagna of ${varga}`,
                of: 'rashi',
                from: lagna,
                edge,
                affects: `the houses of ${varga}`,
              }),
            ]
          : [],
      ),
    ),
    ...otherGrahas(chart, seconds),
  ].sort((a, b) => Math.abs(a.seconds) - Math.abs(b.seconds));
  return {
    time_uncertainty: seconds,
    is_stated: isStated,
    points: points.map(({ back, ahead, ...point }) => ({
      ...point,
      back: written(back),
      ahead: written(ahead),
    })),
    vargas: vargas.map(({ back, ahead, ...varga }) => ({
      ...varga,
      back: written(back),
      ahead: written(ahead),
    })),
    vimshottari_days: Math.round(vimshottariDays(chart, seconds, options.dasha_seed) * 100) / 100,
    changes,
  };
}

type Side = 'back' | 'ahead';

/** A little beyond an edge, degrees: what is there is of the next part. */
const BEYOND = 1e-7;

function reached(
  longitude: number,
  [from, to]: readonly [from: number, to: number],
  {
    days,
    name,
  }: { readonly days: (at: number, side: Side) => number | undefined; readonly name: (at: number) => string },
): { readonly back: Reached; readonly ahead: Reached } {
  return {
    back: {
      into: name(normalizeDegrees(from - BEYOND)),
      degrees: longitude - from,
      days: days(normalizeDegrees(from), 'back'),
    },
    ahead: {
      into: name(normalizeDegrees(to + BEYOND)),
      degrees: to - longitude,
      days: days(normalizeDegrees(to), 'ahead'),
    },
  };
}

function boundsNear(longitude: number, of: Of, days: (at: number, side: Side) => number | undefined) {
  const { size, name } = divisions[of];
  const from = Math.floor(longitude / size) * size;
  return { in: name(longitude), ...reached(longitude, [from, from + size], { days, name }) };
}

function vargaEdges(chart: Chart, part: number, options: ChosenOptions) {
  const method = vargaMethodOf(options, part);
  const { from, to } = vargaPart(chart.lagna, part, method);
  const name = (at: number): string => rashiNamed(vargaSign(at, part, method));
  return {
    varga: `D${part}`,
    lagna: name(chart.lagna),
    ...reached(chart.lagna, [from, to], { days: (at, side) => lagnaDays(chart, at, side), name }),
  };
}

const written = ({ into, degrees: arc, days }: Reached): Edge => ({
  into,
  degrees: degrees(arc),
  seconds: days === undefined ? null : secondsOf(days),
});

/** Seconds to a tenth. */
const secondsOf = (days: number): number => Math.round(days * 864_000) / 10;

const changeTo = ({
  edge,
  ...change
}: Omit<Change, 'to' | 'seconds'> & { readonly edge: Reached }): Change => ({
  what: change.what,
  of: change.of,
  from: change.from,
  to: edge.into,
  seconds: secondsOf(edge.days ?? 0),
  affects: change.affects,
});

/** The grahas besides the Moon that cross an edge within some seconds, by their motion at birth. */
const otherGrahas = (chart: Chart, seconds: number): Change[] =>
  GRAHAS.flatMap((what, i) => {
    if (i === G.moon) return [];
    const days = (at: number): number =>
      (normalizeDegrees(at - chart.longitude[i] + 180) - 180) / chart.speed[i];
    return kinds.flatMap((of) => {
      const { in: from, back, ahead } = boundsNear(chart.longitude[i], of, days);
      return [back, ahead].flatMap((edge) =>
        Math.abs(edge.days ?? Number.POSITIVE_INFINITY) * 86_400 <= seconds
          ? [changeTo({ what, of, from, edge, affects: affects.graha[of] })]
          : [],
      );
    });
  });

/** Days by which the dates of Vimshottari move when the birth does by some seconds: the way of its seed in that time, as years of the lord. */
function vimshottariDays(chart: Chart, seconds: number, seed: DashaSeed): number {
  const { lord } = balanceAtBirth('vimshottari', dashaLongitude('vimshottari', chart, { seed }));
  const years = NAKSHATRA_SYSTEMS.vimshottari.lords.find((one) => one.lord === lord)?.years ?? 0;
  const speed = seed === 'lagna' ? lagnaSpeed(chart) : Math.abs(seedSpeed(chart, seed));
  const way = (speed * seconds) / 86_400 / NAKSHATRA_DEGREES;
  return way * years * YEAR_DAYS.julian;
}

/** Degrees a day of the graha that a dasha begins with; a star counted from the Moon's goes with the Moon. */
const seedSpeed = (chart: Chart, seed: Exclude<DashaSeed, 'lagna'>): number => {
  const graha = GRAHAS.findIndex((name) => name.toLowerCase() === seed);
  return chart.speed[graha < 0 ? G.moon : graha];
};
