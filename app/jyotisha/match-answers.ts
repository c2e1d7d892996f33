// The answers about the match of two births.

import type {
  compatibilityAnswer,
  matchReportAnswer,
  matchScoreAnswer,
  PointsBy,
} from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { G } from '@nirnaya/engine/jyotisha';
import { echoOfBirth } from './birth.ts';
import type { Cast, CastContext } from './cast.ts';
import { envelopeOf } from './chart-answers.ts';
import { matchOptionsEchoOf } from './conventions.ts';
import { chartDisclaimer, engineOfChart } from './envelope.ts';
import { placeIn } from './grahas.ts';
import {
  type Couple,
  domainsOf,
  dynamicsOf,
  gunaMilanOf,
  kutaStatements,
  manglikOfBoth,
  nadiDoshaOf,
  pointsByKuta,
  type ReadingLanguage,
  scorerOf,
} from './match.ts';
import { birthPack, noRules, readingPack, rulesIn } from './rules.ts';

/** The charts of two births, and what the request calls them. */
export interface CastPair {
  readonly bride: Cast;
  readonly groom: Cast;
  readonly roles: { readonly bride: string; readonly groom: string };
  /** what the request calls the choice between two offsets; default `clock_change` within each of the roles */
  readonly clockFields?: { readonly bride: string; readonly groom: string };
}

const echoesOf = ({ bride, groom, roles, clockFields }: CastPair) => ({
  bride: whose(bride, clockFields?.bride ?? `${roles.bride}.clock_change`),
  groom: whose(groom, clockFields?.groom ?? `${roles.groom}.clock_change`),
});

/** What is put into the answer about a match. */
export interface MatchOptions {
  readonly dynamics: boolean;
  readonly traced: boolean;
  readonly language: ReadingLanguage;
  /** default table */
  readonly by?: PointsBy | undefined;
}

/** Answer of `POST /v1/compatibility` before it is kept. */
export function compatibilityOf(
  context: CastContext,
  pair: CastPair,
  { dynamics, traced, language, by = 'table' }: MatchOptions,
): Omit<z.output<typeof compatibilityAnswer>, 'compat_id'> {
  const { bride, groom, roles } = pair;
  const couple: Couple = { bride: bride.chart, groom: groom.chart };
  const rules = rulesIn(context.workspace, birthPack, language);
  const readings = rulesIn(context.workspace, readingPack);
  const options = { language, traced };
  const { matchOptions: chosen } = groom.conventions;
  const milan = rules === undefined ? null : gunaMilanOf(couple, rules, { by, readings: chosen, traced });
  const domains = milan === null || readings === undefined ? null : domainsOf(milan, readings, options);
  const dynamicsOut = readings === undefined || !dynamics ? null : dynamicsOf(couple, readings, options);
  const why = noRules(rules === undefined ? birthPack : readingPack);
  return {
    roles,
    ...echoesOf(pair),
    guna_milan: milan,
    manglik: rules === undefined ? null : manglikOfBoth(couple, rules, traced),
    nadi_dosha: milan === null ? null : nadiDoshaOf(milan),
    domains,
    ...(dynamics ? { dynamics: dynamicsOut } : {}),
    ...matchEnvelopeOf(
      context,
      groom,
      {
        ...(rules === undefined ? { guna_milan: why, manglik: why, nadi_dosha: why } : {}),
        ...(domains === null ? { domains: why } : {}),
        ...(dynamics && dynamicsOut === null ? { dynamics: why } : {}),
      },
      rules?.pack.fingerprint ?? null,
    ),
  };
}

type Report = z.output<typeof matchReportAnswer>;

const titles = {
  en: { kutas: 'The eight kutas', fields: 'Ten fields', dynamics: 'The two charts', doshas: 'Doshas' },
  hi: { kutas: 'आठ कूट', fields: 'दस क्षेत्र', dynamics: 'दोनों कुण्डलियाँ', doshas: 'दोष' },
} as const;

/** Answer of `POST /v1/compatibility/report`: statements, each of a rule. */
export function matchReportOf(
  context: CastContext,
  pair: CastPair,
  { traced, language, by = 'table' }: Omit<MatchOptions, 'dynamics'>,
): z.output<typeof matchReportAnswer> {
  const { bride, groom, roles } = pair;
  const couple: Couple = { bride: bride.chart, groom: groom.chart };
  const rules = rulesIn(context.workspace, birthPack, language);
  const readings = rulesIn(context.workspace, readingPack);
  const options = { language, traced };
  const { matchOptions: chosen } = groom.conventions;
  const milan =
    rules === undefined ? undefined : gunaMilanOf(couple, rules, { by, readings: chosen, traced: false });
  const sections: Report['sections'] = [];
  const unavailable: Record<string, string> = {};
  const add = (
    section: keyof typeof titles.en,
    statements: Report['sections'][number]['statements'] | undefined,
  ) => {
    if (statements === undefined || statements.length === 0)
      unavailable[section] = noRules(milan === undefined ? birthPack : readingPack);
    else sections.push({ section, title: titles[language][section], statements });
  };
  add('kutas', milan && readings && kutaStatements(milan, readings, options));
  add('fields', milan && readings && domainsOf(milan, readings, options)?.map(({ statement }) => statement));
  add('dynamics', readings && dynamicsOf(couple, readings, options).map(({ statement }) => statement));
  return {
    language,
    roles,
    ...echoesOf(pair),
    ...totalsOrNone(milan, by),
    exceptions_that_hold: (milan?.kutas ?? []).flatMap(({ kuta, exceptions }) =>
      exceptions.map((one) => ({ kuta, ...one })),
    ),
    sections,
    ...matchEnvelopeOf(
      context,
      groom,
      { ...unavailable, ...(milan === undefined ? { total: noRules(birthPack) } : {}) },
      rules?.pack.fingerprint ?? null,
    ),
  };
}

/** Answer of `GET /v1/compatibility/score`. */
export function matchScoreOf(
  context: CastContext,
  { bride, groom }: Pick<CastPair, 'bride' | 'groom'>,
  { mode, traced, by = 'table' }: Pick<MatchOptions, 'traced' | 'by'> & { readonly mode: 'full' | 'lite' },
): z.output<typeof matchScoreAnswer> {
  const couple: Couple = { bride: bride.chart, groom: groom.chart };
  const rules = rulesIn(context.workspace, birthPack);
  const { profile, ayanamsa, node, matchOptions: readings } = groom.conventions;
  const unavailable: Record<string, string> = rules === undefined ? { total: noRules(birthPack) } : {};
  const echoed = { bride: whose(bride, 'bride_clock_change'), groom: whose(groom, 'groom_clock_change') };
  const tail = {
    clock_notes: [echoed.bride, echoed.groom].flatMap(({ birth }) => birth.clock_change?.note ?? []),
    conventions: { profile, ayanamsa, node_type: node, options: matchOptionsEchoOf(groom.conventions) },
    unavailable,
    disclaimer: chartDisclaimer,
    engine: engineOfChart(context, ayanamsa, rules?.pack.fingerprint ?? null),
  };
  if (rules === undefined) return { mode, ...totalsOrNone(undefined, by), points: pointsByKuta([]), ...tail };
  if (mode === 'lite') return { mode, ...scorerOf(rules, { by, readings })(couple), ...tail };
  const milan = gunaMilanOf(couple, rules, { by, readings, traced });
  return {
    mode,
    ...totalsOrNone(milan, by),
    points: pointsByKuta(milan.kutas.map(({ kuta, points }) => [kuta, points])),
    kutas: milan.kutas,
    manglik: manglikOfBoth(couple, rules, traced),
    nadi_dosha: nadiDoshaOf(milan),
    ...echoed,
    ...tail,
  };
}

const totalsOrNone = (
  milan: z.output<typeof compatibilityAnswer>['guna_milan'] | undefined,
  by: PointsBy,
) => ({
  total: milan?.total ?? null,
  points_by: by,
  total_by_table: milan?.total_by_table ?? null,
  total_with_exceptions: milan?.total_with_exceptions ?? null,
  maximum: milan?.maximum ?? null,
});

/** What stands around an answer about a match: the options of matches are echoed too. */
export function matchEnvelopeOf(...[context, cast, unavailable, rules]: Parameters<typeof envelopeOf>) {
  const { conventions, ...rest } = envelopeOf(context, cast, unavailable, rules);
  return { conventions: { ...conventions, options: matchOptionsEchoOf(cast.conventions) }, ...rest };
}

/** Whose chart it is: the birth as it was taken, the lagna and the Moon. `clockField` is what the request calls the choice of a clock. */
export const whose = ({ birth, chart }: Cast, clockField: string) => ({
  birth: echoOfBirth(birth, clockField),
  lagna: placeIn(chart.lagna),
  moon: placeIn(chart.longitude[G.moon]),
});
