import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIFE_YEARS, lifelong } from '../../../../engine/jyotisha/dashas/lifelong.ts';
import { nakshatraDasha } from '../../../../engine/jyotisha/dashas/nakshatra-dasha.ts';
import {
  NAKSHATRA_SYSTEMS,
  type NakshatraDasha,
} from '../../../../engine/jyotisha/dashas/nakshatra-systems.ts';
import { type Period, periodsAt, periodsWithin } from '../../../../engine/jyotisha/dashas/period.ts';
import { uniform } from '../../../uniform.ts';

const BIRTH = 2450424.711111;
const YEAR = 365.25;
const LIFE = LIFE_YEARS * YEAR;
const names = Object.keys(NAKSHATRA_SYSTEMS) as NakshatraDasha[];

describe('a dasha of a life', () => {
  it('runs at every instant of 120 years, five levels deep, without gaps; Vimshottari keeps its nine periods', () => {
    fc.assert(
      fc.property(
        uniform(0, 359.999999),
        fc.constantFrom(...names),
        uniform(0, 1),
        (longitude, name, share) => {
          const once = nakshatraDasha(name, longitude, BIRTH);
          const periods = lifelong(once, BIRTH, LIFE);
          for (let i = 1; i < periods.length; i++) expect(periods[i].start).toBe(periods[i - 1].end);
          const total = NAKSHATRA_SYSTEMS[name].lords.reduce((sum, { years }) => sum + years, 0);
          if (total >= LIFE_YEARS) {
            expect(periods).toEqual(once);
            return;
          }
          const path = periodsAt(periods, BIRTH + share * (LIFE - 1));
          expect(path.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
          for (const { start, end, children } of path) {
            let edge = start;
            for (const child of children) {
              expect(child.start).toBe(edge);
              edge = child.end;
            }
            if (children.length > 0) expect(edge).toBe(end);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('of a second round is that of the first, a cycle later', () => {
    const once = nakshatraDasha('yogini', 100, BIRTH);
    const again = lifelong(once, BIRTH, LIFE)[once.length];
    const cycle = once[once.length - 1].end - once[0].start;
    const lords = (period: Period | undefined) => period?.children.map(({ lord }) => lord);
    expect(again?.lord).toBe(once[0].lord);
    expect(lords(again)).toEqual(lords(once[0]));
    expect((again?.start ?? 0) - once[0].start).toBeCloseTo(cycle, 6);
  });

  it('that has no length is left as it is', () => {
    expect(lifelong([], BIRTH, LIFE)).toEqual([]);
  });
});

describe('the periods of a span', () => {
  const periods = nakshatraDasha('vimshottari', 33, BIRTH);

  it('are divided no further than they are read', () => {
    let read = 0;
    for (const { period } of periodsWithin(periods, { level: 5, from: BIRTH, to: BIRTH + LIFE })) {
      expect(period.level).toBe(5);
      if (++read === 10) break;
    }
    expect(read).toBe(10);
  });

  it('of an instant are one, also where it is an edge', () => {
    const [first, second] = periods;
    for (const at of [BIRTH, first.end, second.end]) {
      const actual = [...periodsWithin(periods, { level: 3, from: at, to: at })];
      expect(actual).toHaveLength(1);
      expect(actual[0].period.start).toBeLessThanOrEqual(at);
      expect(actual[0].period.end).toBeGreaterThan(at);
    }
  });
});
