// Transits over a birth within a span: the stays of the grahas in rashis, from the Moon and the lagna of birth.

import { type gocharaAnswer, mostMoonDays, mostTransitDays } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { isoDate, jdOfCivilDay } from '@nirnaya/engine/civil';
import {
  type Chart,
  G,
  GRAHA_COUNT,
  houseOf,
  lagnaSign,
  luminaryStaysOf,
  mayObstruct,
  type Stay,
  signAt,
  staysOf,
  type Vedha,
} from '@nirnaya/engine/jyotisha';
import { requireDateRange } from '../requests/range.ts';
import { unsupported } from '../requests/refusal.ts';
import { bindusOf } from './ashtakavarga.ts';
import { echoOfBirth } from './birth.ts';
import type { Cast, CastContext } from './cast.ts';
import { envelopeOf } from './chart-answers.ts';
import { instantText } from './dashas.ts';
import { grahaNamed, placeIn, rashiNamed } from './grahas.ts';
import { vedhaIn } from './vedha.ts';

type Answer = z.output<typeof gocharaAnswer>;

/** A span of civil days. */
export interface TransitSpan {
  /** civil day numbers */
  readonly from: number;
  readonly to: number;
}

/**
 * Answer of `POST /v1/kundli/gochara`. A span turned around is a 400; one too long, or that begins before the birth, a 422; a date that is
 * not served a 404; packs without a rule of vedha a 503.
 */
export function gocharaAnswerOf(context: CastContext, cast: Cast, { from, to }: TransitSpan): Answer {
  const { birth, chart } = cast;
  requireSpan(chart, { from, to });
  const stays = allStays(context, cast, { from, to, withMoon: to - from < mostMoonDays });
  const { bhinna, samudaya } = bindusOf(cast);
  const obstacles = vedhaIn(context.workspace);
  const moon = chart.sign[G.moon];
  const writtenStay = (graha: number, stay: Stay): Answer['transits'][number]['stays'][number] => {
    const house = houseOf(moon, stay.sign);
    const vedha = obstacles.houses[graha]?.get(house);
    return {
      rashi: rashiNamed(stay.sign),
      start_at: instantText(stay.start),
      end_at: instantText(stay.end),
      came_back: stay.backwards,
      house_from_moon: house,
      house_from_lagna: houseOf(lagnaSign(chart), stay.sign),
      is_good: vedha !== undefined,
      vedha_house: vedha ?? null,
      vedha:
        vedha === undefined
          ? []
          : obstructions(stays, { graha, stay, sign: signAt(moon, vedha), by: obstacles }),
      // After Saturn the ashtakavargas go on with the lagna.
      bindus: graha < G.rahu ? (bhinna[graha]?.bindus[stay.sign] ?? null) : null,
      samudaya_bindus: samudaya.bindus[stay.sign] ?? 0,
    };
  };
  return {
    birth: echoOfBirth(birth),
    moon: placeIn(chart.longitude[G.moon]),
    lagna: placeIn(chart.lagna),
    from: isoDate(from),
    to: isoDate(to),
    transits: stays.flatMap((of, graha) =>
      of === undefined
        ? []
        : [{ graha: grahaNamed(graha), stays: of.map((stay) => writtenStay(graha, stay)) }],
    ),
    source: obstacles.source,
    ...envelopeOf(context, cast),
  };
}

function requireSpan({ jd }: Chart, { from, to }: TransitSpan): void {
  requireDateRange({ from, to, fields: ['from', 'to'] }, mostTransitDays);
  if (jdOfCivilDay(from) + 1 < jd)
    throw unsupported('before_birth', `from: ${isoDate(from)} is before the birth.`);
}

/** The stays of each graha; undefined of the Moon where it is not listed. */
function allStays(
  { workspace }: CastContext,
  { chart, conventions }: Cast,
  { from, to, withMoon }: TransitSpan & { readonly withMoon: boolean },
): readonly (readonly Stay[] | undefined)[] {
  const { sky } = workspace;
  const range = { from: jdOfCivilDay(from), to: jdOfCivilDay(to + 1) };
  // The zodiac of the chart lies behind that of Lahiri by as much.
  const ahead = sky.ephemeris.meanAyanamsa(chart.jd) - chart.ayanamsa;
  return Array.from({ length: GRAHA_COUNT }, (_, graha) => {
    if (graha === G.moon && !withMoon) return undefined;
    if (graha === G.sun || graha === G.moon) return luminaryStaysOf(sky.ephemeris, graha, range, ahead);
    return staysOf(sky.planets, graha, range, { ahead, node: conventions.node });
  });
}

/** A good stay, and the rashi from which it is obstructed. */
interface Obstructed {
  readonly graha: number;
  readonly stay: Stay;
  readonly sign: number;
  readonly by: Vedha;
}

/** When grahas stand in the rashi from which a stay is obstructed. */
function obstructions(
  stays: readonly (readonly Stay[] | undefined)[],
  { graha, stay, sign, by }: Obstructed,
): Answer['transits'][number]['stays'][number]['vedha'] {
  return stays
    .flatMap((of = [], other) =>
      mayObstruct(by, graha, other)
        ? of.flatMap((one) => {
            const [start, end] = [Math.max(one.start, stay.start), Math.min(one.end, stay.end)];
            return one.sign === sign && start < end ? [{ other, start, end }] : [];
          })
        : [],
    )
    .sort((a, b) => a.start - b.start)
    .map(({ other, start, end }) => ({
      by: grahaNamed(other),
      start_at: instantText(start),
      end_at: instantText(end),
    }));
}
