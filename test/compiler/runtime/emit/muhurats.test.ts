import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Inputs } from '../../../../compiler/runtime/emit/context.ts';
import type { MuhuratWindow } from '../../../../compiler/runtime/muhurats.ts';
import type { CompiledPack } from '../../../../compiler/runtime/pack.ts';
import { dayIndexAt } from '../../../../engine/almanac/day-index.ts';
import type { PlaceYear } from '../../../../engine/almanac/place-year.ts';
import { labelAt, type QuantityName } from '../../../../engine/observe/quantities.ts';
import type { Spans } from '../../../../engine/spans/spans.ts';
import { uniform } from '../../../uniform.ts';
import { compileRules, rule, yearOf } from '../../language-bench.ts';

const muhurat = (code: string, body: string): string =>
  `  MUHURAT_${code}:\n    name: ${code}\n    event: trial\n${body}\n    cite: [{work: drik, level: VERIFIED}]\n`;

const py = yearOf(2026);
const start = py.firstDay + py.yearStart;

const label = (at: PlaceYear, name: QuantityName, t: number): number =>
  labelAt(at, { name, body: 'Moon' }, t);
const windowsOf = (
  pack: CompiledPack,
  code: string,
  { from, to, inputs = {} }: { readonly from: number; readonly to: number; readonly inputs?: Inputs },
): readonly MuhuratWindow[] => pack.scores.muhurats(py, `MUHURAT_${code}`, { from, to, inputs }) ?? [];
const spans = (windows: readonly MuhuratWindow[]): Spans => windows.flatMap((w) => [w.start, w.end]);
const because = (window: MuhuratWindow): string[] => window.reasons.map((r) => r.because);

describe('a muhurat rule', () => {
  const pack = compileRules(
    [
      muhurat(
        'STAR',
        '    base: 50\n    require: nakshatra Rohini\n    score: add 10 when weekday is Monday because "Monday"',
      ),
      muhurat(
        'NOT',
        '    base: 50\n    require: Monday and not (rahu_kaal or night)\n    score: add 10 when abhijit because "Abhijit"',
      ),
      muhurat(
        'BLOCKED',
        '    base: 50\n    require: nakshatra Rohini\n    score: |\n      add 50 when nakshatra Rohini because "star"\n      block when night because "night"\n    lasting: 13 hours',
      ),
      muhurat(
        'LONG',
        '    require: abhijit\n    score: add 5 when rahu_kaal because "Rahu"\n    lasting: 40 min',
      ),
      muhurat(
        'BEFORE',
        '    require: nakshatra Rohini\n    score: add 5 when always because "always"\n    lasting: 12 hours',
      ),
      muhurat('DAILY', '    score: add 5 when tithi Ekadashi at sunrise because "Ekadashi at sunrise"'),
      muhurat(
        'BOUNDS',
        '    base: 20\n    score: |\n      take 60 when day because "day"\n      add 90 when night because "night"',
      ),
      muhurat(
        'ASKED',
        '    inputs: {star: nakshatra, direction?: [East, West]}\n    score: |\n      add 5 when nakshatra = star because "own star"\n      take 7 when disha_shool by weekday = direction because "shool"',
      ),
      muhurat(
        'RATED',
        '    base: 55\n    ratings: {GOOD: 60, FAIR: 30, BAD: 0}\n    score: |\n      add 5 when day because "day"\n      block when rahu_kaal because "Rahu"',
      ),
      `  MUHURAT_WEIGHED:\n    name: Weighed\n    base: 30\n    ratings: {GOOD: 40, BAD: 0}\n    require: Monday\n    score: add 10 when day because "day"\n    lasting: 2 hours\n    cite: [{work: drik, level: VERIFIED}]\n`,
      muhurat(
        'WITH',
        '    with: MUHURAT_WEIGHED\n    require: nakshatra Rohini or nakshatra Hasta\n    score: add 5 when nakshatra Hasta because "Hasta"',
      ),
    ].join(''),
  );

  it('has the times that it requires, split where a line begins or ceases to hold', () => {
    const windows = windowsOf(pack, 'STAR', { from: start, to: start + 89 });
    for (const { start: t, end, score } of windows) {
      const monday = label(py, 'weekday', (t + end) / 2) === 1;
      expect(score).toBe(monday ? 60 : 50);
      expect(label(py, 'nakshatra', t + 1e-5)).toBe(3);
      expect(label(py, 'nakshatra', end - 1e-5)).toBe(3);
    }
    // Each passage of Rohini is cut at sunrises of Mondays and at no other time.
    const cuts = windows.slice(1).flatMap((w, i) => (w.start === windows[i]?.end ? [w.start] : []));
    expect(cuts.length).toBeGreaterThan(0);
    for (const cut of cuts) {
      expect(py.sunrise.includes(cut)).toBe(true);
      expect([label(py, 'weekday', cut - 1e-5), label(py, 'weekday', cut + 1e-5)]).toContain(1);
    }
    const passages = windows.filter((w, i) => w.start !== windows[i - 1]?.end).length;
    expect(passages).toBe(4);
  });

  it('takes `not` of what belongs to a day over all days', () => {
    const [monday] = [0, 1, 2, 3, 4, 5, 6].map((i) => start + i).filter((d) => (d + 4) % 7 === 1);
    const day = (monday ?? 0) - py.firstDay;
    const [rahuStart, rahuEnd] = pack.dayWindows.kala(py, 'rahu_kaal', monday ?? 0) ?? [];
    const [noon, after] = pack.dayWindows.kala(py, 'abhijit', monday ?? 0) ?? [];
    const windows = windowsOf(pack, 'NOT', { from: start, to: start + 6 });
    const bounds = [py.sunrise[day], rahuStart, rahuEnd, noon, noon, after, after, py.sunset[day]];
    expect(spans(windows).map((t) => t.toFixed(6))).toEqual(bounds.map((t) => t?.toFixed(6)));
    expect(windows.map((w) => w.score)).toEqual([50, 50, 60, 50]);
  });

  it('is blocked whatever else holds, and keeps what blocks it however short', () => {
    const windows = windowsOf(pack, 'BLOCKED', { from: start, to: start + 89 });
    expect(windows.some((w) => w.blocked)).toBe(true);
    for (const w of windows) {
      const day = dayIndexAt(py, (w.start + w.end) / 2);
      expect(w.blocked).toBe((w.start + w.end) / 2 > py.sunset[day]);
      expect(w.score).toBe(w.blocked ? 0 : 100);
      expect(because(w)).toEqual([w.blocked ? 'night' : 'star']);
      // No day of winter in Delhi lasts thirteen hours.
      if (w.start < py.dayStart[py.yearStart + 60]) expect(w.blocked).toBe(true);
    }
  });

  it('drops what lasts too short, as long as it is and not as it is cut', () => {
    const windows = windowsOf(pack, 'LONG', { from: start, to: start + 20 });
    for (const { start: t, end } of windows) expect(end - t).toBeGreaterThanOrEqual(40 / 1440 - 1e-8);
    // Of 21 days three Wednesdays have no Abhijit; on three Fridays Rahu Kaal cuts it into halves, which are too short.
    expect(windows.length).toBe(15);
    // A passage of Rohini reaches over sunrises; requested day by day it is cut there, and not thrown away.
    const all = windowsOf(pack, 'BEFORE', { from: start, to: start + 89 });
    const days = Array.from({ length: 90 }, (_, i) =>
      windowsOf(pack, 'BEFORE', { from: start + i, to: start + i }),
    ).flat();
    expect(all.length).toBeGreaterThan(2);
    const lengths = [days, all].map((ws) => ws.reduce((sum, w) => sum + w.end - w.start, 0));
    expect(lengths[0]).toBeCloseTo(lengths[1] ?? 0, 8);
  });

  it('holds a truth about a day from its sunrise to the next', () => {
    const windows = windowsOf(pack, 'DAILY', { from: start, to: start + 59 }).filter((w) => w.score === 5);
    expect(windows.length).toBeGreaterThanOrEqual(3);
    for (const { start: t, end } of windows) {
      expect(py.sunrise.includes(t) && py.sunrise.includes(end)).toBe(true);
      expect([10, 25]).toContain(label(py, 'tithi', t));
    }
  });

  it('scores from 0 to 100', () => {
    const scores = new Set(windowsOf(pack, 'BOUNDS', { from: start, to: start + 3 }).map((w) => w.score));
    expect([...scores].sort()).toEqual([0, 100]);
  });

  it('does not weigh a line whose input was left out', () => {
    const reasons = (inputs: Inputs): Set<string> =>
      new Set(windowsOf(pack, 'ASKED', { from: start, to: start + 30, inputs }).flatMap(because));
    expect(reasons({ star: 3 })).toEqual(new Set(['own star']));
    expect(reasons({ star: 3, direction: 'East' })).toEqual(new Set(['own star', 'shool']));
    const shool = windowsOf(pack, 'ASKED', {
      from: start,
      to: start + 30,
      inputs: { star: 3, direction: 'East' },
    });
    for (const w of shool.filter((x) => because(x).includes('shool'))) {
      expect([1, 6]).toContain(label(py, 'weekday', (w.start + w.end) / 2));
    }
  });

  it('refuses inputs that are missing or none of their kind, and days outside of the year', () => {
    const muhuratsOf =
      (inputs: Inputs, day = start) =>
      () =>
        windowsOf(pack, 'ASKED', { from: day, to: day, inputs });
    expect(muhuratsOf({})).toThrow('MUHURAT_ASKED needs the input star, a nakshatra');
    expect(muhuratsOf({ star: 27 })).toThrow('a nakshatra from 0 to 26, found 27');
    expect(muhuratsOf({ star: 'Rohini' })).toThrow(RangeError);
    expect(muhuratsOf({ star: 1, direction: 'Up' })).toThrow('one of East, West, found Up');
    expect(muhuratsOf({ star: 1 }, py.firstDay - 1)).toThrow(RangeError);
    expect(pack.scores.muhurats(py, 'MUHURAT_NONE', { from: start, to: start })).toBeUndefined();
    expect(pack.scores.muhurats(py, 'CONDITION_PANCHAK', { from: start, to: start })).toBeUndefined();
  });

  it('rates its windows; what is blocked has the worst rating', () => {
    for (const w of windowsOf(pack, 'RATED', { from: start, to: start + 6 })) {
      expect(w.rating).toBe(w.blocked ? 'BAD' : w.score === 60 ? 'GOOD' : 'FAIR');
    }
  });

  it('weighs the lines of others first, and takes from them what it does not say', () => {
    const windows = windowsOf(pack, 'WITH', { from: start, to: start + 364 - 40 });
    expect(windows.length).toBeGreaterThan(3);
    for (const w of windows) {
      const middle = (w.start + w.end) / 2;
      expect(label(py, 'weekday', middle)).toBe(1);
      const hasta = label(py, 'nakshatra', middle) === 12;
      const [first] = w.reasons;
      const day = first?.because === 'day';
      expect(w.score).toBe(30 + (day ? 10 : 0) + (hasta ? 5 : 0));
      expect(w.rating).toBe(w.score >= 40 ? 'GOOD' : 'BAD');
      if (day)
        expect(first).toMatchObject({ code: 'MUHURAT_WEIGHED', pack: 'TRIAL', points: 10, how: 'add' });
      expect(w.end - w.start).toBeGreaterThan(0);
    }
  });

  it('states the line and the pack of each reason', () => {
    const [reason] = windowsOf(pack, 'STAR', { from: start, to: start + 89 }).flatMap((w) => w.reasons);
    expect(reason).toMatchObject({
      text: 'add 10 when weekday is Monday because "Monday"',
      code: 'MUHURAT_STAR',
      pack: 'TRIAL',
      label: undefined,
    });
    const { file, start: from, end } = reason?.range ?? { file: { text: '' }, start: 0, end: 0 };
    expect(file.text.slice(from, end)).toBe(reason?.text);
  });
});

describe('for any place, days and inputs', () => {
  const lines = [
    ['add 10 when weekday in [Monday, Friday] because "a"', 'ONE'],
    ['add 5 when lagna in [Tula, Mesha, Mina] because "b"', 'TWO'],
    ['take 9 when not (rahu_kaal or abhijit) because "c"', 'THREE'],
    ['add 4 when (count from star to nakshatra - 1) mod 9 in [1, 3, 5] because "d"', 'FOUR'],
    ['take 12 when part 1 of 4 of nakshatra Hasta or varjyam because "e"', 'FIVE'],
    ['add 3 when (number of tithi + number of lagna) mod 3 is 1 because "f"', 'SIX'],
    ['block when bhadra except night because "g"', 'SEVEN'],
  ] as const;
  const holds = (line: string): string => / when (.*) because /.exec(line)?.[1] ?? '';
  const pack = compileRules(
    [
      muhurat(
        'ALL',
        `    base: 40\n    inputs: {star: nakshatra}\n    require: not (tithi Chaturthi or yoga Vyatipata)\n    score: |\n${lines.map(([line]) => `      ${line}\n`).join('')}    lasting: 20 min`,
      ),
      // The same predicates as conditions, which find their spans on another way.
      ...lines.map(([line, code]) =>
        rule(
          `CONDITION_${code}`,
          `${line.includes('star') ? '    inputs: {star: nakshatra}\n' : ''}    holds: ${holds(line)}`,
        ),
      ),
    ].join(''),
  );
  const places = fc.record({
    lat: uniform(-62, 62),
    lon: uniform(-180, 180),
    zone: fc.constantFrom('Asia/Kolkata', 'Europe/London', 'America/Los_Angeles'),
  });
  test.prop(
    [
      places,
      fc.integer({ min: 0, max: 330 }),
      fc.integer({ min: 0, max: 26 }),
      fc.integer({ min: 1801, max: 2999 }),
    ],
    {
      numRuns: 8,
    },
  )(
    'windows are sorted, disjoint, inside the days and long enough; each score is that of its middle',
    (place, offset, star, year) => {
      const at = yearOf(year, place);
      const [first, last] = [at.yearStart + offset, at.yearStart + offset + 12];
      const inputs = { star };
      const windows =
        pack.scores.muhurats(at, 'MUHURAT_ALL', {
          from: at.firstDay + first,
          to: at.firstDay + last,
          inputs,
        }) ?? [];
      expect(windows.length).toBeGreaterThan(10);
      let end = at.dayStart[first];
      for (const w of windows) {
        expect(w.start).toBeGreaterThanOrEqual(end - 1e-8);
        expect(w.end).toBeGreaterThan(w.start);
        end = w.end;
        const middle = (w.start + w.end) / 2;
        const inside = w.start > at.dayStart[first] && w.end < at.dayStart[last + 1];
        if (inside && !w.blocked) expect(w.end - w.start).toBeGreaterThan(20 / 1440 - 1e-7);
        const fulfilled = lines.filter(([, code]) => {
          const day = at.firstDay + Math.floor(middle - at.dayStart[0]);
          return [day - 1, day, day + 1].some((d) =>
            (pack.conditions.ofRule(at, `CONDITION_${code}`, d, inputs)?.spans ?? []).some(
              (s) => s.start <= middle && middle < s.end,
            ),
          );
        });
        const points = fulfilled
          .map(([line]) => /^(add|take) (\d+)/.exec(line) ?? [])
          .map(([, how, n]) => (how === 'take' ? -1 : 1) * Number(n ?? 0));
        const blocked = fulfilled.some(([line]) => line.startsWith('block'));
        expect(w.blocked).toBe(blocked);
        expect(w.score).toBe(
          blocked
            ? 0
            : Math.min(
                100,
                Math.max(
                  0,
                  points.reduce((sum, n) => sum + n, 40),
                ),
              ),
        );
      }
      expect(end).toBeLessThanOrEqual(at.dayStart[last + 1] + 1e-8);
    },
  );

  test.prop([fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 9 })], { numRuns: 8 })(
    'the splits are the same however many days are requested',
    (offset, days) => {
      const whole = windowsOf(pack, 'ALL', {
        from: start + offset,
        to: start + offset + days,
        inputs: { star: 5 },
      });
      const single = Array.from({ length: days + 1 }, (_, i) =>
        windowsOf(pack, 'ALL', { from: start + offset + i, to: start + offset + i, inputs: { star: 5 } }),
      ).flat();
      const time = (ws: readonly MuhuratWindow[]): string =>
        ws.reduce((sum, w) => sum + (w.end - w.start) * (w.score + 1), 0).toFixed(5);
      expect(time(single)).toBe(time(whole));
    },
  );
});

it('ninety days of a rule with a dozen lines have their windows', () => {
  const lines = Array.from(
    { length: 12 },
    (_, i) =>
      `      add ${i + 1} when lagna in [Tula, Mesha] and not (part ${i + 1} of 15 of day) because "x"\n`,
  );
  const pack = compileRules(muhurat('MANY', `    require: not night\n    score: |\n${lines.join('')}`));
  windowsOf(pack, 'MANY', { from: start, to: start + 1 });
  expect(windowsOf(pack, 'MANY', { from: start, to: start + 89 }).length).toBeGreaterThan(400);
});
