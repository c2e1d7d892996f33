// The doshas of a birth: of Mars, with curses and sade sati, and those of the time of birth.

import type { birthDoshaAnswer, kujaDoshaAnswer } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import { G, nakshatraOf } from '@nirnaya/engine/jyotisha';
import { echoOfBirth } from './birth.ts';
import type { Cast, CastContext } from './cast.ts';
import { envelopeOf } from './chart-answers.ts';
import { grahasOf, placeIn } from './grahas.ts';
import { manglikOf } from './match.ts';
import { birthPack, noRules, rulesIn } from './rules.ts';
import { sadeSatiOf } from './sade-sati.ts';
import { decidedYogas, tracedYoga, type YogaOptions } from './yogas.ts';

/** What is asked about Mangal dosha besides the chart. */
export interface KujaOptions {
  readonly partner: Cast | undefined;
  /** civil day number */
  readonly sadeSatiDate: number | undefined;
  readonly traced: boolean;
  /** as of yogas */
  readonly arishta: boolean;
  /** the language of what is said of doshas; without it English */
  readonly language?: string | undefined;
}

/** Answer of `POST /v1/kundli/kuja-dosha`. */
export function kujaDoshaOf(
  context: CastContext,
  cast: Cast,
  { partner, sadeSatiDate, traced, arishta, language }: KujaOptions,
): z.output<typeof kujaDoshaAnswer> {
  const { chart, birth } = cast;
  const rules = rulesIn(context.workspace, birthPack, language);
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
      rules === undefined
        ? null
        : inGroups(cast, rules, ['shapa'], { traced, arishta }).filter(({ holds }) => holds),
    partner:
      partner === undefined
        ? null
        : {
            birth: echoOfBirth(partner.birth),
            kuja_dosha: theirs,
            is_of_both: own !== null && counts(own) && counts(theirs),
          },
    sade_sati: sadeSatiOf(context, chart, sadeSatiDate),
    ...envelopeOf(
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
  options: YogaOptions,
) =>
  decidedYogas(chart, rules)
    .filter(({ result: { rule } }) => groups.includes(rule.checked.group ?? ''))
    .map((result) => tracedYoga(chart, result, options));

/** Answer of `POST /v1/kundli/birth-dosha`; `family` are stars, 0 = Ashwini. */
export function birthDoshaOf(
  context: CastContext,
  cast: Cast,
  {
    family,
    afterThree,
    traced,
    arishta,
    language,
  }: {
    readonly family: readonly number[];
    readonly afterThree: boolean | undefined;
    readonly traced: boolean;
    readonly arishta: boolean;
    readonly language?: string | undefined;
  },
): z.output<typeof birthDoshaAnswer> {
  const { chart, birth } = cast;
  const rules = rulesIn(context.workspace, birthPack, language);
  const star = nakshatraOf(chart.longitude[G.moon]);
  return {
    birth: echoOfBirth(birth),
    moon: placeIn(chart.longitude[G.moon]),
    doshas:
      rules === undefined ? null : inGroups(cast, rules, ['birth_time', 'gandanta'], { traced, arishta }),
    family: family.map((of) => ({ nakshatra: nameOf('nakshatra', of), is_same: of === star })),
    prasava_vikara: { is_given: afterThree ?? null, holds: afterThree ?? null },
    ...envelopeOf(
      context,
      cast,
      rules === undefined ? { doshas: noRules(birthPack) } : {},
      rules?.pack.fingerprint ?? null,
    ),
  };
}
