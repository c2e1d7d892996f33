// The fathers' fortnight of a year: each of its fifteen tithis with its day, or with the days between which the rule
// leaves the choice; with the full moon before it and the days in it that have a name of their own.

import { variantsOf } from '@nirnaya/compiler/front';
import type { Decision } from '@nirnaya/compiler/runtime';
import type { z } from '@nirnaya/contract/schema';
import type { mahalayaAnswer } from '@nirnaya/contract/shraddha';
import { civilDay } from '@nirnaya/engine/civil';
import type { RequestContext, RuleContext } from '../context/request-context.ts';
import { unsupported } from '../requests/refusal.ts';
import type { ShraddhaRules } from './chains.ts';
import { statusOf } from './day.ts';
import {
  type Deciding,
  namedShraddhaOf,
  type ShraddhaName,
  type TithiShraddha,
  tithiShraddhaOf,
} from './decision.ts';
import { mahalayaDays, mahalayaRule, purnimaRule } from './packs.ts';
import { sourcesOfKalas, sourcesOfRules } from './sources.ts';

/** The latitude of the polar circles, degrees: they shift by some minutes of arc in the years served. */
const polarCircle = 66.5;

/** The fortnight as answered, without its envelope. */
export type Mahalaya = Omit<z.output<typeof mahalayaAnswer>, 'location' | 'engine'>;

/** Throws a 422 beyond the polar circles, where a day may have no aparahna. */
export function requireAparahna({ where: { place } }: Pick<RequestContext, 'where'>): void {
  if (Math.abs(place.lat) < polarCircle) return;
  throw unsupported(
    'polar_place',
    `lat: ${place.lat} is beyond the polar circle; latitudes below ${polarCircle} degrees are supported.`,
  );
}

/** The fortnight of a year, which must be served, at the place of a context. */
export function mahalayaOf(context: RequestContext, rules: ShraddhaRules, year: number): Mahalaya {
  const py = context.year(year);
  const decidingBy = (code: string): Deciding => ({ context, rules: rules.by(code), py });
  const names = mahalayaNames(rules.by(mahalayaRule));
  const tithis: TithiShraddha[] = [];
  const decisions = decisionsIn(decidingBy(mahalayaRule), mahalayaRule, year);
  for (const decision of decisions) {
    tithis.push(tithiShraddhaOf(decidingBy(mahalayaRule), mahalayaRule, decision, names));
  }
  const [purnima] = decisionsIn(decidingBy(purnimaRule), purnimaRule, year);
  const bounds = [...(purnima === undefined ? [] : [purnima]), ...decisions].map(
    ({ occurrence }) => occurrence,
  );
  const [from, to] = [
    Math.min(...bounds.map(({ start }) => start)),
    Math.max(...bounds.map(({ end }) => end)),
  ];
  const named = rules.named;
  return {
    year,
    decision_status: statusOf(tithis),
    count: tithis.length,
    undecided_count: tithis.filter(({ observance_date }) => observance_date === null).length,
    tithis,
    purnima_shraddha:
      purnima === undefined
        ? null
        : tithiShraddhaOf(decidingBy(purnimaRule), purnimaRule, purnima, purnimaName(rules.by(purnimaRule))),
    named: named.flatMap((code) =>
      decisionsIn(decidingBy(code), code, year)
        .filter(({ occurrence: { start } }) => from <= start && start < to)
        .flatMap((decision) => namedShraddhaOf(decidingBy(code), code, decision)),
    ),
    sources: [
      ...[mahalayaRule, purnimaRule, ...named].flatMap((code) => sourcesOfRules(rules.by(code), [code])),
      ...sourcesOfKalas(context, { forbidden: false }),
    ],
  };
}

// The occurrences of a rule that begin in the civil year.
function decisionsIn({ rules, py }: Deciding, code: string, year: number): readonly Decision[] {
  const [from, end] = [civilDay(year, 1, 1), civilDay(year + 1, 1, 1)];
  const [first, after] = [py.dayStart[from - py.firstDay], py.dayStart[end - py.firstDay]];
  return rules.pack.decisions
    .between(py, code, { from, to: end - 1, mode: rules.mode })
    .filter(({ occurrence: { start } }) => first <= start && start < after);
}

/** The names of the fortnight's tithis, by the labels of the tithis. */
function mahalayaNames({ pack }: RuleContext): readonly (ShraddhaName | undefined)[] {
  const rule = pack.rules.get(mahalayaRule);
  const variants = rule && variantsOf(rule, pack.rules);
  return pack.attributes.ofKind(mahalayaDays, 'tithi').map((key) => {
    const variant = key === undefined ? undefined : variants?.get(key);
    return variant && { variant: variant.key, name: variant.name, name_sa: variant.name_sa };
  });
}

/** The name of the full moon's shraddha, by the label of its tithi. */
function purnimaName({ pack }: RuleContext): readonly (ShraddhaName | undefined)[] {
  const { name, name_sa } = pack.rules.get(purnimaRule)?.linked.fields ?? {};
  const names: (ShraddhaName | undefined)[] = [];
  if (name !== undefined) names[14] = { name, name_sa };
  return names;
}
