import { expect, test } from 'vitest';
import { strengthOf } from '../../../app/jyotisha/yoga-strength.ts';
import { chartAt } from '../../../engine/jyotisha/chart.ts';
import { givenChart } from '../../../engine/jyotisha/given-chart.ts';
import { G } from '../../../engine/jyotisha/graha.ts';
import { shadbalaInput } from '../../../engine/jyotisha/strength/shadbala/input.ts';
import { SHADBALA_SETS } from '../../../engine/jyotisha/strength/shadbala/options.ts';
import { shadbala } from '../../../engine/jyotisha/strength/shadbala/shadbala.ts';
import { randomBirths } from '../../../scripts/births/random-births.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const { ephemeris } = sharedWorkspace().sky;

// Jupiter exalted, Saturn debilitated, Mars in a sign of its own.
const longitude = [125, 40, 5, 150, 95, 200, 12, 70, 250];

test('without a moment dignity alone counts', () => {
  const chart = givenChart({ lagna: 0, longitude });
  expect(strengthOf(chart, [G.jupiter])).toMatchObject({ score: 100 });
  expect(strengthOf(chart, [G.saturn])).toMatchObject({ score: 0 });
  expect(strengthOf(chart, [G.jupiter, G.saturn])).toEqual({
    score: 50,
    makers: [
      { graha: 'Jupiter', dignity: 'exalted', shadbala_ratio: null, score: 100 },
      { graha: 'Saturn', dignity: 'debilitated', shadbala_ratio: null, score: 0 },
    ],
  });
  expect(strengthOf(chart, [])).toBeNull();
});

test('of a birth half is shadbala, which counts in full from 1.5 of what is required', () => {
  const scores = [...randomBirths(7, 40)].flatMap(({ jd, lat, lon }) => {
    const chart = chartAt(ephemeris, jd, { lat, lon, zone: 'Asia/Kolkata' });
    const { grahas } = shadbala(shadbalaInput(chart), SHADBALA_SETS.bphs);
    return grahas.map(({ graha, ratio }) => {
      const [maker] = strengthOf(chart, [graha])?.makers ?? [];
      const points = {
        exalted: 20,
        mulatrikona: 20,
        own: 20,
        'great friend': 18,
        friend: 15,
        neutral: 10,
        enemy: 7,
        'great enemy': 5,
        debilitated: 0,
      }[maker?.dignity ?? ''];
      expect(maker?.score).toBeCloseTo(2.5 * (points ?? Number.NaN) + 50 * Math.min(1, ratio / 1.5), 0);
      return maker?.score ?? Number.NaN;
    });
  });
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...scores)).toBeLessThanOrEqual(100);
  expect(Math.max(...scores) - Math.min(...scores)).toBeGreaterThan(40);
});
