// The deity of devotion of a birth, by the rule that names it.

import type { ishtDevtaAnswer } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import { G, lagnaSign, lordOf, nakshatraOf } from '@nirnaya/engine/jyotisha';
import { authoritiesOf } from '@nirnaya/explain/sentences';
import { echoOfBirth } from './birth.ts';
import type { Cast, CastContext } from './cast.ts';
import { envelopeOf } from './chart-answers.ts';
import { rashiNamed } from './grahas.ts';
import { birthPack, noRules, reading, readingPack, rulesDeciding, rulesIn } from './rules.ts';

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
  const result =
    rules && rulesDeciding(rules, ishtRule).pack.birthResults.reading(chart, ishtRule, { trace: traced });
  const value = (name: string): string | null => {
    const stated = result?.values[name];
    return stated === undefined || stated === null ? null : String(stated);
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
  const { engine, ...rest } = envelopeOf(
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
    methodology: result?.rule.linked.fields.summary ?? noRules(birthPack),
    supporting_factors: {
      nakshatra: nameOf('nakshatra', star),
      nakshatra_deity: rules?.pack.attributes.ofKind('nakshatra_deity', 'nakshatra')[star] ?? null,
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
    authorities: result === undefined || rules === undefined ? [] : [...authoritiesOf(result.rule, rules)],
    ...(traced && result?.trace !== undefined
      ? { observatory: result.trace.map((step) => ({ ...step })) }
      : {}),
    birth: echoOfBirth(birth),
    ...rest,
    engine: { ...engine, rule: result?.code ?? null },
  };
}

const lordNumber = ({ chart }: Cast): number => lordOf(chart.sign[G.moon]);
