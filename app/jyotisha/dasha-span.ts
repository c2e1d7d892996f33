// The periods of one dasha and level within a span: the answer of `/v1/dashas`.

import { type DashaYear, type dashasAnswer, mostPeriods, vargaMethodOf } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { JD_OF_CIVIL_DAY_0, jdOfMs } from '@nirnaya/engine/civil';
import {
  type CharaMethod,
  DASHAS,
  type DashaName,
  type DashaSeed,
  OF_TITHIS,
  OF_YOGAS,
  type Period,
  periodsWithin,
} from '@nirnaya/engine/jyotisha';
import { unsupported } from '../requests/refusal.ts';
import { echoOfBirth } from './birth.ts';
import type { Cast, CastContext } from './cast.ts';
import { envelopeOf } from './chart-answers.ts';
import { dashaAuthority } from './dasha-authorities.ts';
import { balanceOf, instantText, isOfNakshatras, lordNamed, periodsOfLife, yearWritten } from './dashas.ts';
import { missingRising, sensitivityOf } from './sensitivity.ts';

/** Which periods of which dasha are asked for. */
export interface DashaQuestion {
  readonly dasha?: DashaName | undefined;
  /** 1 of the longest, 5 of the shortest */
  readonly level?: number | undefined;
  /** milliseconds since 1970; default the birth */
  readonly from?: number | undefined;
  /** milliseconds since 1970; default the end of the dasha */
  readonly to?: number | undefined;
  readonly year_length?: DashaYear | undefined;
  readonly seed?: DashaSeed | undefined;
  /** `D9` */
  readonly varga?: string | undefined;
  readonly tribhagi?: boolean | undefined;
  readonly chara_method?: CharaMethod | undefined;
}

type Answer = z.output<typeof dashasAnswer>;

/**
 * Answer of `/v1/dashas`. Refuses with a 422 an option that the dasha does not have, a span that ends before it begins, and a dasha that
 * needs a sunrise or a graha in a kendra that the chart lacks.
 */
export function dashasAnswerOf(context: CastContext, given: Cast, question: DashaQuestion): Answer {
  const cast = withSeed(given, question.seed);
  const { chart, birth, conventions } = cast;
  const { dasha = 'vimshottari', level = 1, year_length: year = 'julian', tribhagi = false } = question;
  requireOptionsOf(dasha, question);
  const parts = partsOf(question.varga);
  const vargaMethod =
    parts === undefined && dasha !== 'paryaya' ? undefined : vargaMethodOf(conventions.options, parts ?? 6);
  const seed = conventions.options.dasha_seed;
  const choices = { seed, varga: parts, vargaMethod, tribhagi };
  const periods = periodsOfLife(chart, dasha, { year, ...choices, chara: question.chara_method });
  if (periods === undefined)
    throw unsupported('no_dasha', `dasha: ${dasha} ${whyNone[dasha] ?? 'has no periods here'}.`);
  const end = periods.at(-1)?.end ?? chart.jd;
  const from = wholeSeconds(question.from === undefined ? chart.jd : jdOfMs(question.from));
  const to = wholeSeconds(question.to === undefined ? Math.max(end, from) : jdOfMs(question.to));
  if (to < from) throw unsupported('empty_span', 'to: must not be before from, which defaults to the birth.');
  const { within, next } = bounded(periods, { level, from, to });
  const named = lordNamed(dasha);
  return {
    birth: echoOfBirth(birth),
    dasha: {
      dasha,
      lords: DASHAS[dasha].lords,
      year: yearWritten(year),
      seed: hasSeed(dasha) ? seed : null,
      varga: vargaOf(dasha, parts),
      tribhagi,
      chara_method: dasha === 'chara' ? (question.chara_method ?? 'kn_rao') : null,
      authority: dashaAuthority(dasha),
      balance_at_birth: balanceOf(chart, dasha, choices),
      level,
      start_at: instantText(from),
      end_at: instantText(to),
      count: within.length,
      periods: within.map(({ lords, period }) => ({
        lord: named(period.lord),
        level: period.level,
        lords: lords.map(named),
        start_at: instantText(period.start),
        end_at: instantText(period.end),
      })),
      next_start_at: next === undefined ? null : instantText(next),
    },
    sensitivity: sensitivityOf(context, cast, []),
    ...envelopeOf(context, cast, missingRising(chart)),
  };
}

/** A cast whose seed is that of the question, where it has one. */
function withSeed(cast: Cast, seed: DashaSeed | undefined): Cast {
  if (seed === undefined) return cast;
  const { conventions } = cast;
  const options = { ...conventions.options, dasha_seed: seed };
  return {
    ...cast,
    conventions: { ...conventions, options, stated: new Set([...conventions.stated, 'dasha_seed']) },
  };
}

/** An instant (JD UT) to the second, as answers write it: a period whose begin is sent back is met where it was written. */
const wholeSeconds = (jd: number): number =>
  Math.round((jd - JD_OF_CIVIL_DAY_0) * 86_400) / 86_400 + JD_OF_CIVIL_DAY_0;

/** Half a second of the clock, in days. */
const HALF_SECOND = 0.5 / 86_400;

/** The periods of a span, as many as an answer has, and where the next begins. */
function bounded(
  periods: readonly Period[],
  { level, from, to }: { readonly level: number; readonly from: number; readonly to: number },
) {
  const within: { readonly lords: readonly number[]; readonly period: Period }[] = [];
  // Edges are written to the second, so that what touches the span by less than that is not of it.
  const envelope = { level, from: from - HALF_SECOND, to: to + HALF_SECOND };
  for (const one of periodsWithin(periods, envelope)) {
    const [start, end] = [wholeSeconds(one.period.start), wholeSeconds(one.period.end)];
    if (end <= from || (start >= to && start !== from)) continue;
    if (within.length === mostPeriods) return { within, next: one.period.start };
    within.push(one);
  }
  return { within, next: undefined };
}

const partsOf = (varga: string | undefined): number | undefined =>
  varga === undefined ? undefined : Number(varga.slice(1));

/** Whether a dasha begins with a point that can be chosen. */
const hasSeed = (dasha: DashaName): boolean =>
  isOfNakshatras(dasha) && !OF_TITHIS.includes(dasha) && !OF_YOGAS.includes(dasha);

/** Dashas of rashis that can be made of a varga, and of which they are made unless it is said. */
const ofVargas: Partial<Record<DashaName, number>> = { narayana: 1, paryaya: 6 };

function vargaOf(dasha: DashaName, parts: number | undefined): string | null {
  if (isOfNakshatras(dasha)) return parts === undefined || parts === 1 ? null : `D${parts}`;
  const usual = ofVargas[dasha];
  return usual === undefined ? null : `D${parts ?? usual}`;
}

const whyNone: Partial<Record<DashaName, string>> = {
  tara: 'begins with a graha in a kendra, and no graha is in one',
  kala: 'depends on sunrise and sunset, and the Sun does not rise and set around the birth',
  chakra: 'depends on sunrise and sunset, and the Sun does not rise and set around the birth',
};

function requireOptionsOf(dasha: DashaName, { seed, varga, tribhagi, chara_method }: DashaQuestion): void {
  const refuse = (field: string, what: string) =>
    unsupported('no_such_option', `${field}: ${dasha} ${what}; omit this parameter.`);
  if (seed !== undefined && !hasSeed(dasha)) throw refuse('seed', 'has no choice of its first star');
  if (varga !== undefined && !isOfNakshatras(dasha) && ofVargas[dasha] === undefined)
    throw refuse('varga', 'uses only the chart itself, and no varga');
  if (tribhagi === true && !isOfNakshatras(dasha)) throw refuse('tribhagi', 'has no Tribhagi variation');
  if (chara_method !== undefined && dasha !== 'chara') throw refuse('chara_method', 'is not the dasha chara');
}
