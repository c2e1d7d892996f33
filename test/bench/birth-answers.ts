// What is answered about births: whole charts, scores and matches, the reading of a day.

import { ashtakavargaOf } from '../../app/jyotisha/ashtakavarga.ts';
import { type CastContext, castOf, chartOf } from '../../app/jyotisha/cast.ts';
import { birthChartOf } from '../../app/jyotisha/chart-answers.ts';
import { conventionsOf } from '../../app/jyotisha/conventions.ts';
import { dailyReadingOf } from '../../app/jyotisha/daily-reading.ts';
import { scorerOf } from '../../app/jyotisha/match.ts';
import { matchScoreOf } from '../../app/jyotisha/match-answers.ts';
import { birthPack, rulesIn } from '../../app/jyotisha/rules.ts';
import { civilDay } from '../../engine/civil/civil.ts';
import type { Measured } from './measure.ts';
import { newDelhi, type Subject } from './subject.ts';

/** Births of a century, a prime number of days apart. */
export const births = Array.from({ length: 997 }, (_, i) => ({
  date: civilDay(1900, 1, 1) + ((i * 7919) % 36_500),
  time: (i * 977) % 86_400,
  lat: newDelhi.lat,
  lon: newDelhi.lon,
  tz: newDelhi.zone,
}));

/** What charts are cast with. */
export const benchContext = ({ sky, pack }: Subject): CastContext => ({
  workspace: { sky, pack, packs: () => ({ packs: new Map() }) },
  zones: () => newDelhi.zone,
  now: () => Date.UTC(2026, 10, 22),
  version: 'bench',
});

/** The tasks, with what is aimed at in milliseconds. */
export function birthAnswerTasks(subject: Subject): readonly Measured[] {
  const context = benchContext(subject);
  let turn = 0;
  const next = () => births[turn++ % births.length];
  const cast = () => castOf(context, next(), {});
  const by = conventionsOf({});
  const rules = rulesIn(context.workspace, birthPack);
  return [
    {
      name: 'answer of a full chart: 16 vargas, dashas, shadbala, ashtakavarga, yogas and doshas',
      aim: 4,
      async: true,
      run: () => {
        const of = cast();
        ashtakavargaOf(of);
        return birthChartOf(context, of, { yogas: true, shadbala: true, traced: false, arishta: false });
      },
    },
    {
      name: 'the same without yogas and strengths',
      aim: 2,
      async: true,
      run: () =>
        birthChartOf(context, cast(), { yogas: false, shadbala: false, traced: false, arishta: false }),
    },
    {
      name: 'score of a match, full',
      aim: 1,
      async: true,
      run: () => matchScoreOf(context, { bride: cast(), groom: cast() }, { mode: 'full', traced: false }),
    },
    {
      name: '1,000 matches of charts that are known',
      aim: 700,
      runs: 8,
      run: () => {
        const charts = births.slice(0, 40).map((stated) => {
          const jd = 2_415_020.5 + (stated.date - civilDay(1900, 1, 1)) + stated.time / 86_400;
          return chartOf(context, { jd, place: newDelhi }, by);
        });
        if (rules === undefined) return 0;
        const score = scorerOf(rules, { by: 'table', readings: by.matchOptions });
        let sum = 0;
        for (let i = 0; i < 1000; i++) {
          const couple = { bride: charts[i % 40], groom: charts[Math.floor(i / 25) % 40] };
          sum += score(couple).points.nadi ?? 0;
        }
        return sum;
      },
    },
    {
      name: 'reading of a day',
      aim: 10,
      async: true,
      run: () =>
        dailyReadingOf(context, cast(), {
          date: civilDay(2026, 11, 22),
          observer: newDelhi,
          language: 'en',
          depth: 3,
          traced: false,
          profileId: undefined,
        }),
    },
  ];
}
