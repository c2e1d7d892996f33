// The match of two charts: kutas by their rules, Manglik and Nadi dosha, fields that the kutas are summed up in, and how the
// charts stand to each other.

import type { KutaOptions, KutaResult } from '@nirnaya/compiler/runtime';
import type {
  ChosenMatchOptions,
  compatibilityAnswer,
  gunaMilan,
  kutaPointsShape,
  kutaShape,
  PointsBy,
  statement,
} from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { printExpression } from '@nirnaya/dsl/syntax';
import { type Chart, G, houseOf, lordOf, naturalRelation, signOf } from '@nirnaya/engine/jyotisha';
import { rashiNamed } from './grahas.ts';
import {
  codeOfReading,
  type DecidedKuta,
  isReading,
  kutaName,
  type ReadKuta,
  readKuta,
} from './kuta-readings.ts';
import {
  birthsDecided,
  cites,
  citesOf,
  filled,
  type JyotishaRules,
  type Reading,
  reading,
  rulesDeciding,
} from './rules.ts';
import { writtenCondition, writtenYoga } from './yogas.ts';

/** A language that rules have texts in. */
export type ReadingLanguage = 'en' | 'hi';

type Whole = z.output<typeof compatibilityAnswer>;
type Milan = z.output<typeof gunaMilan>;
type KutaPoints = z.output<typeof kutaPointsShape>;
type Statement = z.output<typeof statement>;

/** Two charts in the same zodiac. */
export interface Couple {
  readonly bride: Chart;
  readonly groom: Chart;
}

/** The group of the eight kutas; a pack may have others besides. */
const eightKutas = 'ashtakuta';

const isOneOfEight = ({ rule }: KutaResult): boolean => rule.checked.group === eightKutas;

/** How a match is scored. */
export interface ScoreOptions {
  readonly by: PointsBy;
  /** the reading of each kuta that has several */
  readonly readings: ChosenMatchOptions;
  readonly traced: boolean;
}

const scoredBy =
  (by: PointsBy) =>
  ({ points, withExceptions }: KutaResult): number =>
    by === 'exceptions' ? withExceptions : points;

function totalsOf(eight: readonly Pick<DecidedKuta, 'result'>[], by: PointsBy) {
  const sum = (of: (kuta: KutaResult) => number): number =>
    eight.reduce((all, { result }) => all + of(result), 0);
  return {
    total: sum(scoredBy(by)),
    points_by: by,
    total_by_table: sum(scoredBy('table')),
    total_with_exceptions: sum(scoredBy('exceptions')),
    maximum: sum(({ maximum }) => maximum),
  };
}

/** The eight kutas of two charts. */
export function gunaMilanOf(
  { bride, groom }: Couple,
  rules: JyotishaRules,
  { by, readings, traced }: ScoreOptions,
): Milan {
  const all = kutasOf({ bride, groom }, birthsDecided(rules, ['kuta']), { trace: traced });
  const eight = eightOf(all, readings);
  const others = all.filter(({ result }) => !isOneOfEight(result) && !isReading(result));
  return {
    ...totalsOf(eight, by),
    kutas: eight.map((kuta) => kutaOf(kuta, by)),
    other_kutas: others.map((kuta) => kutaOf({ ...kuta, ...withoutReadings(kuta) }, by)),
  };
}

/** The eight kutas among those of the packs, each by the reading that is chosen. */
const eightOf = (all: readonly DecidedKuta[], readings: ChosenMatchOptions): readonly ReadKuta[] =>
  all.filter(({ result }) => isOneOfEight(result)).map((kuta) => readKuta(kuta, all, readings));

const withoutReadings = ({ result: { code } }: DecidedKuta) => ({
  kuta: kutaName(code),
  reading: null,
  others: [],
});

/** The kutas of another group, such as the poruthams, by their tables. */
export const kutasOfGroup = (couple: Couple, rules: JyotishaRules, group: string) =>
  kutasOf(couple, birthsDecided(rules, ['kuta']))
    .filter(({ result }) => result.rule.checked.group === group)
    .map((kuta) => kutaOf({ ...kuta, ...withoutReadings(kuta) }, 'table'));

/** The points of the eight kutas by name; null of those that are not given. */
export function pointsByKuta(points: Iterable<readonly [kuta: string, points: number]>): KutaPoints {
  const given = new Map(points);
  const of = (kuta: keyof KutaPoints): number | null => given.get(kuta) ?? null;
  return {
    varna: of('varna'),
    vashya: of('vashya'),
    tara: of('tara'),
    yoni: of('yoni'),
    graha_maitri: of('graha_maitri'),
    gana: of('gana'),
    bhakoot: of('bhakoot'),
    nadi: of('nadi'),
  };
}

type DecidedCodes = ReturnType<typeof birthsDecided>;

/** Kutas that the packs define, each by the chain whose word on it counts. */
function kutasOf(
  { bride, groom }: Couple,
  decided: DecidedCodes,
  options: KutaOptions = {},
): readonly DecidedKuta[] {
  const results = new Map(
    [...new Set(decided.map(({ by }) => by))].map((by) => [
      by,
      new Map(by.pack.birthResults.match(bride, groom, options).kutas.map((result) => [result.code, result])),
    ]),
  );
  return decided.flatMap(({ code, by }) => {
    const result = results.get(by)?.get(code);
    return result === undefined ? [] : [{ result, rules: by }];
  });
}

/** What gives the totals and the points of the eight kutas alone, by name. Which rules it needs is found once, for many pairs. */
export function scorerOf(rules: JyotishaRules, { by, readings }: Pick<ScoreOptions, 'by' | 'readings'>) {
  const all = birthsDecided(rules, ['kuta']);
  const eightCodes = all
    .filter(({ code, by: { pack } }) => pack.births.get(code)?.checked.group === eightKutas)
    .map(({ code }) => code);
  const only = new Set([...eightCodes, ...eightCodes.map((code) => codeOfReading(code, readings))]);
  const needed = all.filter(({ code }) => only.has(code));
  const points = scoredBy(by);
  return (couple: Couple) => {
    const eight = eightOf(kutasOf(couple, needed, { only }), readings);
    return {
      ...totalsOf(eight, by),
      points: pointsByKuta(eight.map(({ kuta, result }) => [kuta, points(result)])),
    };
  };
}

function kutaOf(
  { kuta, result, rules, reading, others }: ReadKuta,
  by: PointsBy,
): z.output<typeof kutaShape> {
  const { code, rule, points, withExceptions, maximum, row, column, cancelled, trace } = result;
  // Rows are the groom's.
  const [groom, bride] = [row ?? null, column ?? null];
  const term = rule.checked.points?.term;
  return {
    kuta,
    name: rule.linked.fields.name ?? code,
    rule: code,
    summary: rule.linked.fields.summary ?? null,
    points: scoredBy(by)(result),
    maximum,
    reading,
    other_readings: others.map((other) => ({
      reading: other.reading,
      points: other.result.points,
      rule: other.result.code,
      authorities: [...cites(other.result.rule, other.rules)],
    })),
    table_points: points,
    points_with_exceptions: withExceptions,
    bride,
    groom,
    exceptions: cancelled.map((one) => ({
      reason: one.because,
      points: one.points ?? null,
      authorities: [...citesOf(one.cite, rules)],
      ...(one.trace === undefined ? {} : { observatory: writtenCondition(one.trace) }),
    })),
    authorities: [...cites(rule, rules)],
    ...(trace === undefined
      ? {}
      : {
          observatory: {
            table: term === undefined ? null : printExpression(term.source),
            row: groom,
            column: bride,
            steps: trace.map((step) => ({ ...step })),
          },
        }),
  };
}

/** Mangal dosha from the lagna, the Moon and Venus: whichever of these rules the packs have. */
const manglikCodes = ['DOSHA_MANGALA', 'DOSHA_MANGALA_FROM_MOON', 'DOSHA_MANGALA_FROM_VENUS'] as const;

/** Mangal dosha of a chart, by each of its rules, with what cancels it. */
export const manglikOf = (chart: Chart, rules: JyotishaRules, traced: boolean) =>
  manglikCodes.flatMap((code) => {
    const by = rulesDeciding(rules, code);
    const result = by.pack.birthResults.yoga(chart, code, { trace: traced });
    return result === undefined ? [] : [writtenYoga(chart, result, by, { arishta: false })];
  });

/** Whether Mangal dosha from the lagna holds of a chart, and nothing cancels it. */
export function countsAsManglik(chart: Chart, rules: JyotishaRules): boolean {
  const [code] = manglikCodes;
  const result = rulesDeciding(rules, code).pack.birthResults.yoga(chart, code);
  return result?.holds === true && result.cancelled.length === 0;
}

/** Mangal dosha of two charts. */
export function manglikOfBoth(
  { bride, groom }: Couple,
  rules: JyotishaRules,
  traced: boolean,
): Whole['manglik'] {
  const of = [manglikOf(bride, rules, traced), manglikOf(groom, rules, traced)] as const;
  const counts = ([first]: (typeof of)[number]): boolean => first?.holds === true && !first.cancelled;
  return { bride: of[0], groom: of[1], is_of_both: counts(of[0]) && counts(of[1]) };
}

/** Nadi dosha by the kuta: none of its points in the table; null where there is no such kuta. */
export function nadiDoshaOf({ kutas }: Milan): Whole['nadi_dosha'] {
  const nadi = kutas.find(({ kuta }) => kuta === 'nadi');
  if (nadi === undefined) return null;
  return { holds: nadi.table_points === 0, exceptions: nadi.exceptions.map(({ reason }) => reason) };
}

/** The fields that kutas are summed up in. */
const fields = [
  'DUTY',
  'INFLUENCE',
  'WELL_BEING',
  'INTIMACY',
  'FRIENDSHIP',
  'TEMPERAMENT',
  'FAMILY',
  'PROGENY',
  'UNDERSTANDING',
  'STEADINESS',
] as const;

/** How readings are written. */
export interface ReadingOptions {
  readonly language: ReadingLanguage;
  readonly traced: boolean;
}

/** Ten fields, each the sum of some kutas; null where the packs lack their rule. */
export function domainsOf(
  { kutas }: Milan,
  rules: JyotishaRules,
  { language, traced }: ReadingOptions,
): Whole['domains'] {
  const matches = fields.flatMap((field) => {
    const ask = (scored: number, full_score: number) =>
      reading(rules, 'READING_MATCH_FIELD', { field, scored, full_score }, traced);
    // Which kutas are summed up does not depend on their points.
    const expected =
      ask(0, 1)
        ?.list('kutas')
        .map((name) => name.toLowerCase()) ?? [];
    const among = kutas.filter(({ kuta }) => expected.includes(kuta));
    if (among.length === 0 || among.length < expected.length) return [];
    const points = among.reduce((sum, one) => sum + one.points, 0);
    const maximum = among.reduce((sum, one) => sum + one.maximum, 0);
    const stated = ask(points, maximum);
    const name = stated?.text(`name_${language}`) ?? field.toLowerCase();
    if (stated === undefined) return [];
    return [
      {
        domain: field.toLowerCase(),
        name,
        score: Math.round((1000 * points) / maximum) / 10,
        points,
        maximum,
        kutas: expected,
        statement: statementOf(
          stated,
          language,
          { field: name },
          expected.map((kuta) => `kuta.${kuta}`),
        ),
      },
    ];
  });
  return matches.length === fields.length ? matches : null;
}

/** A sentence on each kuta. */
export const kutaStatements = (
  { kutas }: Milan,
  rules: JyotishaRules,
  { language, traced }: ReadingOptions,
): Statement[] =>
  kutas.flatMap(({ kuta, points, maximum }) => {
    const stated = reading(rules, 'READING_KUTA', { kuta: kuta.toUpperCase() }, traced);
    return stated === undefined ? [] : [statementOf(stated, language, { points, maximum }, [`kuta.${kuta}`])];
  });

const signsOf = ({ sign, lagna }: Chart) => ({
  MOON: sign[G.moon],
  LAGNA: signOf(lagna),
  VENUS: sign[G.venus],
});

/** How two charts stand to each other: Moons, lagnas and Venuses by rashi, and the lords of the first two. */
export function dynamicsOf(
  { bride, groom }: Couple,
  rules: JyotishaRules,
  { language, traced }: ReadingOptions,
): NonNullable<Whole['dynamics']> {
  const [one, other] = [signsOf(bride), signsOf(groom)];
  const points = ['MOON', 'LAGNA', 'VENUS'] as const;
  const apart = points.flatMap((point) => {
    const inputs = { point, apart: houseOf(one[point], other[point]) };
    const stated = reading(rules, 'READING_APART', inputs, traced);
    return entry(stated, language, `${point.toLowerCase()}.apart`, {
      bride: rashiNamed(one[point]),
      groom: rashiNamed(other[point]),
    });
  });
  const regard = points.slice(0, 2).flatMap((point) => {
    const [first, second] = [lordOf(one[point]), lordOf(other[point])];
    // A lord that both have is no enemy of itself.
    if (first === second) return [];
    const inputs = { point, one: regards(first, second), other: regards(second, first) };
    const stated = reading(rules, 'READING_REGARD', inputs, traced);
    return entry(stated, language, `${point.toLowerCase()}.lords`, {
      bride: inputs.one,
      groom: inputs.other,
    });
  });
  return [...apart, ...regard];
}

/** What a factor is of both. */
interface ValuePair {
  readonly bride: string;
  readonly groom: string;
}

function entry(
  stated: Reading | undefined,
  language: ReadingLanguage,
  factor: string,
  { bride, groom }: ValuePair,
) {
  if (stated === undefined) return [];
  const what = stated.text(`what_${language}`) ?? '';
  return [
    {
      factor,
      bride,
      groom,
      tone: stated.text('tone'),
      statement: statementOf(stated, language, { what }, [factor]),
    },
  ];
}

const regards = (graha: number, other: number): 'FRIEND' | 'NEUTRAL' | 'ENEMY' => {
  const relation = naturalRelation(graha, other);
  return relation > 0 ? 'FRIEND' : relation < 0 ? 'ENEMY' : 'NEUTRAL';
};

/** What a reading says in a language, its places filled. */
export function statementOf(
  { rule, authorities, steps, text }: Reading,
  language: ReadingLanguage,
  slots: Readonly<Record<string, string | number>>,
  factors: readonly string[],
): Statement {
  return {
    text: filled(text(`text_${language}`) ?? '', slots),
    rule,
    factor_ids: [...factors],
    authorities: [...authorities],
    ...(steps.length === 0 ? {} : { observatory: steps.map((step) => ({ ...step })) }),
  };
}
