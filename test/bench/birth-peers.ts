// Births by another library, the same ones in the same run: whole charts, matches of two births, matches of known charts.

import { getKundli, matchKundli, Observer } from '@ishubhamx/panchangam-js';
import { castOf, chartOf } from '../../app/jyotisha/cast.ts';
import { birthChartOf } from '../../app/jyotisha/chart-answers.ts';
import { conventionsOf } from '../../app/jyotisha/conventions.ts';
import { scorerOf } from '../../app/jyotisha/match.ts';
import { matchScoreOf } from '../../app/jyotisha/match-answers.ts';
import { birthPack, rulesIn } from '../../app/jyotisha/rules.ts';
import { JD_OF_CIVIL_DAY_0 } from '../../engine/civil/civil.ts';
import { benchContext, births } from './birth-answers.ts';
import type { Measured } from './measure.ts';
import { newDelhi, type Subject } from './subject.ts';

/** The same work by both. */
export interface Pair {
  readonly name: string;
  /** what theirs does beside ours */
  readonly does: string;
  readonly theirs: Measured;
  readonly ours: Measured;
}

const MS_PER_DAY = 86_400_000;
/** Of the clock of New Delhi, which the births are told by; a few years of its past had other offsets, which costs nothing here. */
const OFFSET = 19_800_000;

const instantOf = ({ date, time }: (typeof births)[number]): Date =>
  new Date(date * MS_PER_DAY + time * 1000 - OFFSET);

// How many charts are known, and how many of their pairs are matched in one run.
const known = 40;
const matches = 400;

/** The pairs. */
export function birthPeers(subject: Subject): readonly Pair[] {
  const context = benchContext(subject);
  const rules = rulesIn(context.workspace, birthPack);
  if (rules === undefined) throw new Error('there are no rules of births');
  const observer = new Observer(newDelhi.lat, newDelhi.lon, 0);
  let turn = 0;
  const next = () => births[turn++ % births.length];
  const kundli = () => getKundli(instantOf(next()), observer);
  const cast = () => castOf(context, next(), {});
  const some = births.slice(0, known);
  const kundlis = some.map((birth) => getKundli(instantOf(birth), observer));
  const charts = some.map((birth) => {
    const jd = instantOf(birth).getTime() / MS_PER_DAY + JD_OF_CIVIL_DAY_0;
    return chartOf(context, { jd, place: newDelhi }, conventionsOf({}));
  });
  const pairs = Array.from({ length: matches }, (_, i) => [i % known, Math.floor(i / 10) % known] as const);
  return [
    {
      name: 'a chart',
      does: 'twelve bodies, houses, twelve vargas and Vimshottari; ours has sixteen vargas, seven dashas, points and lagnas besides, and is the answer as it is sent',
      theirs: { name: 'getKundli', run: kundli },
      ours: {
        name: 'answer of a chart',
        async: true,
        run: () =>
          birthChartOf(context, cast(), { yogas: false, shadbala: false, traced: false, arishta: false }),
      },
    },
    {
      name: 'a match of two births',
      does: 'two whole kundlis, points of the kutas and Mangal dosha; ours has the tables, exceptions and authorities',
      theirs: { name: 'getKundli twice and matchKundli', run: () => matchKundli(kundli(), kundli()) },
      ours: {
        name: 'score of a match, full',
        async: true,
        run: () => matchScoreOf(context, { bride: cast(), groom: cast() }, { mode: 'full', traced: false }),
      },
    },
    {
      name: 'a match of known charts',
      does: 'points of the kutas with a sentence on each, and Mangal dosha; ours the points and totals alone, by rules that are data',
      theirs: {
        name: 'matchKundli',
        per: matches,
        runs: 12,
        run: () => pairs.map(([bride, groom]) => matchKundli(kundlis[groom], kundlis[bride])),
      },
      ours: {
        name: 'points of a match',
        per: matches,
        runs: 12,
        run: () => {
          const score = scorerOf(rules, { by: 'table', readings: conventionsOf({}).matchOptions });
          return pairs.map(([bride, groom]) => score({ bride: charts[bride], groom: charts[groom] }));
        },
      },
    },
  ];
}
