// The ten poruthams of two births, and how their malefics weigh against each other.

import type { poruthamAnswer } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import type { Chart } from '@nirnaya/engine/jyotisha';
import type { CastContext } from './cast.ts';
import { envelopeOf } from './chart-answers.ts';
import { kutasOfGroup } from './match.ts';
import { type CastPair, whose } from './match-answers.ts';
import { birthPack, cites, type JyotishaRules, noRules, rulesDeciding, rulesIn } from './rules.ts';

type Answer = z.output<typeof poruthamAnswer>;
type Papasamya = NonNullable<Answer['papasamya']>;

/** Answer of `POST /v1/compatibility/porutham`. */
export function poruthamAnswerOf(context: CastContext, pair: CastPair, language?: string): Answer {
  const { bride, groom, roles } = pair;
  const rules = rulesIn(context.workspace, birthPack, language);
  const poruthams =
    rules === undefined
      ? []
      : kutasOfGroup({ bride: bride.chart, groom: groom.chart }, rules, 'porutham').map((kuta) => ({
          porutham: kuta.rule.replace(/^KUTA_PORUTHAM_/, '').toLowerCase(),
          agreement: agreementOf(kuta),
          name: kuta.name,
          rule: kuta.rule,
          summary: kuta.summary,
          points: kuta.table_points,
          maximum: kuta.maximum,
          groom: kuta.groom,
          bride: kuta.bride,
          authorities: kuta.authorities,
        }));
  const sum = (of: (one: (typeof poruthams)[number]) => number): number =>
    poruthams.reduce((all, one) => all + of(one), 0);
  const papasamya = rules === undefined ? null : papasamyaOf(bride.chart, groom.chart, rules);
  const why = noRules(birthPack);
  return {
    roles,
    bride: whose(bride, `${roles.bride}.clock_change`),
    groom: whose(groom, `${roles.groom}.clock_change`),
    poruthams,
    total: sum(({ points }) => points),
    agreeing: poruthams.filter(({ agreement }) => agreement === 'agrees').length,
    maximum: sum(({ maximum }) => maximum),
    papasamya,
    ...envelopeOf(
      context,
      groom,
      {
        ...(rules === undefined ? { poruthams: why } : {}),
        ...(papasamya === null ? { papasamya: why } : {}),
      },
      rules?.pack.fingerprint ?? null,
    ),
  };
}

const agreementOf = ({
  table_points: points,
  maximum,
}: {
  readonly table_points: number;
  readonly maximum: number;
}): Answer['poruthams'][number]['agreement'] =>
  points >= maximum ? 'agrees' : points > 0 ? 'middling' : 'does_not_agree';

const papasamyaRule = 'READING_PAPASAMYA';

/** The malefics of both charts against each other; null where the packs have no rule of it. */
function papasamyaOf(bride: Chart, groom: Chart, rules: JyotishaRules): Papasamya | null {
  const by = rulesDeciding(rules, papasamyaRule);
  const read = (chart: Chart): Papasamya['bride'] | undefined => {
    const values = by.pack.birthResults.reading(chart, papasamyaRule)?.values;
    const number = (field: string): number => Number(values?.[field] ?? Number.NaN);
    return (
      values && {
        from_lagna: number('from_lagna'),
        from_moon: number('from_moon'),
        from_venus: number('from_venus'),
        points: number('points'),
      }
    );
  };
  const [hers, his] = [read(bride), read(groom)];
  const rule = by.pack.births.get(papasamyaRule);
  if (hers === undefined || his === undefined || rule === undefined) return null;
  return {
    bride: hers,
    groom: his,
    is_balanced: his.points >= hers.points,
    rule: papasamyaRule,
    authorities: [...cites(rule, by)],
  };
}
