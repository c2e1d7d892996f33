// The answers about one birth that come of rules: the deity of devotion, doshas, the teaser and the premium report.

import { nameOf } from '../../dsl/vocabulary/kinds.ts';
import { lagnaSign } from '../../engine/jyotisha/chart.ts';
import { G } from '../../engine/jyotisha/graha.ts';
import { lordOf } from '../../engine/jyotisha/sign.ts';
import { nakshatraOf } from '../../engine/jyotisha/star.ts';
import { JD_OF_CIVIL_DAY_0 } from '../../engine/place/civil.ts';
import { authoritiesOf } from '../../explain/authority.ts';
import type {
  birthDoshaAnswer,
  ishtDevtaAnswer,
  kujaDoshaAnswer,
  premiumAnswer,
  teaserAnswer,
} from '../shapes/jyotisha/more.ts';
import type { z } from '../shapes/zod.ts';
import { ashtakavargaOf } from './ashtakavarga.ts';
import { avasthasOf } from './avasthas.ts';
import { echoOfBirth } from './birth.ts';
import type { Cast, CastContext } from './cast.ts';
import { around, birthChartOf } from './chart-answers.ts';
import { dashasOf, instantText } from './dashas.ts';
import { grahasOf, placeIn, rashiNamed } from './grahas.ts';
import { manglikOf } from './match.ts';
import { lackingPoints, noSunrise, pointsOf, upagrahasOf } from './points.ts';
import { birthPack, noRules, reading, readingPack, rulesIn } from './rules.ts';
import { sadeSatiOf } from './sade-sati.ts';
import { shadbalaOf, vimshopakaOf } from './strength.ts';
import { writtenYoga, yogasOf } from './yogas.ts';

/** The reading that names the deity by three lords. */
const ishtRule = 'READING_ISHTA_DEVATA';

/** Answer of `POST /v1/isht-devta`. */
export function ishtDevtaOf(
  context: CastContext,
  cast: Cast,
  traced: boolean,
): z.output<typeof ishtDevtaAnswer> {
  const { chart, birth } = cast;
  const rules = rulesIn(context.workspace, birthPack);
  const found = rules?.pack.readingsOf(chart, { trace: traced }).find(({ code }) => code === ishtRule);
  const value = (name: string): string | null => {
    const said = found?.values[name];
    return said === undefined || said === null ? null : String(said);
  };
  const deity = value('deity');
  const confidence = value('confidence');
  const star = nakshatraOf(chart.longitude[G.moon]);
  const low = confidence === 'low';
  const readings = rulesIn(context.workspace, readingPack);
  const fallback =
    low && readings !== undefined
      ? reading(readings, 'READING_FALLBACK_DEITY', { moon_sign_lord: lordNumber(cast) })?.text('deity')
      : undefined;
  const { engine, ...rest } = around(
    context,
    cast,
    deity === null ? { isht_devta: noRules(birthPack) } : {},
    rules?.pack.fingerprint ?? null,
  );
  return {
    isht_devta:
      deity === null
        ? null
        : {
            name: deity,
            basis: `the deity of ${value('dominant_planet')}`,
            confidence: confidence === 'high' ? 'high' : confidence === 'medium' ? 'medium' : 'low',
          },
    methodology: found?.rule.linked.fields.summary ?? noRules(birthPack),
    supporting_factors: {
      nakshatra: nameOf('nakshatra', star),
      nakshatra_deity: rules?.pack.attributes('nakshatra_deity', 'nakshatra')[star] ?? null,
      rashi: rashiNamed(chart.sign[G.moon]),
      lagna: rashiNamed(lagnaSign(chart)),
      lagna_lord: value('lagna_lord'),
      moon_sign_lord: value('moon_sign_lord'),
      nakshatra_lord: value('nakshatra_lord'),
      dominant_planet: value('dominant_planet'),
    },
    ...(low
      ? {
          note: 'No two of the lords of lagna, Moon sign and star of birth are the same graha, so the lord of the lagna is taken; fallback_deity is that of the lord of the Moon sign.',
        }
      : {}),
    ...(fallback === undefined || fallback === null ? {} : { fallback_deity: fallback }),
    authorities: found === undefined || rules === undefined ? [] : [...authoritiesOf(found.rule, rules)],
    ...(traced && found?.trace !== undefined
      ? { observatory: found.trace.map((step) => ({ ...step })) }
      : {}),
    birth: echoOfBirth(birth),
    ...rest,
    engine: { ...engine, rule: found?.code ?? null },
  };
}

const lordNumber = ({ chart }: Cast): number => lordOf(chart.sign[G.moon]);

/** What is asked about Mangal dosha besides the chart. */
export interface KujaWishes {
  readonly partner: Cast | undefined;
  /** civil day number */
  readonly sadeSatiDate: number | undefined;
  readonly traced: boolean;
}

/** Answer of `POST /v1/kundli/kuja-dosha`. */
export async function kujaDoshaOf(
  context: CastContext,
  cast: Cast,
  { partner, sadeSatiDate, traced }: KujaWishes,
): Promise<z.output<typeof kujaDoshaAnswer>> {
  const { chart, birth } = cast;
  const rules = rulesIn(context.workspace, birthPack);
  const own = rules === undefined ? null : manglikOf(chart, rules, traced);
  const theirs = rules === undefined || partner === undefined ? [] : manglikOf(partner.chart, rules, traced);
  const counts = ([first]: readonly { holds: boolean; cancelled: boolean }[]): boolean =>
    first?.holds === true && !first.cancelled;
  const why = noRules(birthPack);
  return {
    birth: echoOfBirth(birth),
    mars: grahasOf(chart)[G.mars],
    kuja_dosha: own,
    curses:
      rules === undefined ? null : inGroups(cast, rules, ['shapa'], traced).filter(({ holds }) => holds),
    partner:
      partner === undefined
        ? null
        : {
            birth: echoOfBirth(partner.birth),
            kuja_dosha: theirs,
            both: own !== null && counts(own) && counts(theirs),
          },
    sade_sati: await sadeSatiOf(context, chart, sadeSatiDate),
    ...around(
      context,
      cast,
      rules === undefined ? { kuja_dosha: why, curses: why } : {},
      rules?.pack.fingerprint ?? null,
    ),
  };
}

/** The rules of some groups, whether each holds or not. */
const inGroups = (
  { chart }: Cast,
  rules: NonNullable<ReturnType<typeof rulesIn>>,
  groups: readonly string[],
  traced: boolean,
) =>
  rules.pack
    .yogasOf(chart)
    .filter(({ rule }) => groups.includes(rule.checked.group ?? ''))
    .map((found) =>
      writtenYoga(traced ? (rules.pack.yogaOf(chart, found.code, { trace: true }) ?? found) : found, rules),
    );

/** Answer of `POST /v1/kundli/birth-dosha`; `family` are stars, 0 = Ashwini. */
export function birthDoshaOf(
  context: CastContext,
  cast: Cast,
  {
    family,
    afterThree,
    traced,
  }: {
    readonly family: readonly number[];
    readonly afterThree: boolean | undefined;
    readonly traced: boolean;
  },
): z.output<typeof birthDoshaAnswer> {
  const { chart, birth } = cast;
  const rules = rulesIn(context.workspace, birthPack);
  const star = nakshatraOf(chart.longitude[G.moon]);
  return {
    birth: echoOfBirth(birth),
    moon: placeIn(chart.longitude[G.moon]),
    doshas: rules === undefined ? null : inGroups(cast, rules, ['birth_time', 'gandanta'], traced),
    family: family.map((of) => ({ nakshatra: nameOf('nakshatra', of), same: of === star })),
    prasava_vikara: { given: afterThree ?? null, holds: afterThree ?? null },
    ...around(
      context,
      cast,
      rules === undefined ? { doshas: noRules(birthPack) } : {},
      rules?.pack.fingerprint ?? null,
    ),
  };
}

/** Answer of `POST /v1/kundli/teaser`. */
export function teaserOf(context: CastContext, cast: Cast): z.output<typeof teaserAnswer> {
  const { chart, birth } = cast;
  const at = context.now() / 86_400_000 + JD_OF_CIVIL_DAY_0;
  const rules = rulesIn(context.workspace, birthPack);
  const found = rules === undefined ? undefined : yogasOf(chart, rules, false);
  const [vimshottari] = dashasOf(chart, { year: 'julian', levels: 1, at });
  return {
    birth: echoOfBirth(birth),
    lagna: placeIn(chart.lagna),
    sun: placeIn(chart.longitude[G.sun]),
    moon: placeIn(chart.longitude[G.moon]),
    running: { as_of: instantText(at), vimshottari: vimshottari?.running ?? [] },
    counts:
      found === undefined
        ? null
        : { rules: found.rules, yogas: found.yogas.length, doshas: found.doshas.length },
    ...around(
      context,
      cast,
      found === undefined ? { counts: noRules(birthPack) } : {},
      rules?.pack.fingerprint ?? null,
    ),
  };
}

/** Answer of `POST /v1/kundli/premium-report`: everything of a chart. */
export async function premiumReportOf(
  context: CastContext,
  cast: Cast,
  traced: boolean,
): Promise<z.output<typeof premiumAnswer>> {
  const { chart } = cast;
  const whole = await birthChartOf(context, cast, { yogas: true, shadbala: false, traced });
  const {
    birth,
    lagna,
    grahas,
    houses,
    vargas,
    as_of,
    dashas,
    yogas,
    unavailable,
    conventions,
    disclaimer,
    engine,
  } = whole;
  await context.pause?.();
  const strengths = {
    bphs: shadbalaOf(chart, 'bphs', traced),
    raman: shadbalaOf(chart, 'raman', traced),
    vimshopaka: vimshopakaOf(chart, traced),
  };
  await context.pause?.();
  return {
    format: 'json',
    chart: { birth, lagna, grahas, houses, vargas, as_of, dashas, ...(yogas === undefined ? {} : { yogas }) },
    points: pointsOf(chart),
    upagrahas: upagrahasOf(chart),
    strengths,
    ashtakavarga: ashtakavargaOf(chart),
    avasthas: avasthasOf(chart, undefined, traced),
    sade_sati: await sadeSatiOf(context, chart, undefined),
    conventions,
    unavailable: {
      ...unavailable,
      ...lackingPoints(chart),
      ...(chart.day === undefined
        ? { 'upagrahas.kalavelas': noSunrise, 'upagrahas.pranapada': noSunrise }
        : {}),
    },
    disclaimer,
    engine,
  };
}
