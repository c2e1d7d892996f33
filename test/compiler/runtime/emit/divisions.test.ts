import { describe, expect, it } from 'vitest';
import { lengthOf } from '../../../../engine/spans/spans.ts';
import { compileRules, rule, yearOf } from '../../language-bench.ts';

const pack = compileRules(
  rule(
    'FESTIVAL_TRIAL',
    `    observe: Gregorian 1 March
    windows:
      venus: hora is Venus
      hours: hora
      amrita: choghadiya_day is "Amrit"
      sun_first: (part 1 of 12 of day) when hora at sunrise is Sun`,
  ),
);
const py = yearOf(2026);
const observance = pack.observances.inYear(py).find((o) => o.rule.code === 'FESTIVAL_TRIAL');
if (observance === undefined) throw new Error('no date');
const windows = new Map(pack.observances.windowsOf(py, observance).map((w) => [w.name, w.spans]));

describe('divisions, on Sunday 1 March 2026', () => {
  it('cut day and night into 24 horas that fill them', () => {
    const hours = windows.get('hours') ?? [];
    expect(hours.length / 2).toBe(24);
    const index = observance.day - py.firstDay;
    expect(lengthOf(hours)).toBeCloseTo(py.sunrise[index + 1] - py.sunrise[index], 9);
  });
  it('begin with the lord of the weekday', () => {
    expect(windows.get('sun_first')?.length).toBe(2);
  });
  it('give Venus the second hora of a Sunday and every seventh after it', () => {
    const index = observance.day - py.firstDay;
    const hour = (py.sunset[index] - py.sunrise[index]) / 12;
    const venus = windows.get('venus') ?? [];
    expect(venus.length / 2).toBe(4);
    expect(venus[0]).toBeCloseTo(py.sunrise[index] + hour, 9);
    expect(venus[2]).toBeCloseTo(py.sunrise[index] + 8 * hour, 9);
  });
  it('read labels from a table by weekday: the fourth choghadiya of a Sunday is Amrit', () => {
    const index = observance.day - py.firstDay;
    const eighth = (py.sunset[index] - py.sunrise[index]) / 8;
    expect(windows.get('amrita')).toEqual([
      expect.closeTo(py.sunrise[index] + 3 * eighth, 9),
      expect.closeTo(py.sunrise[index] + 4 * eighth, 9),
    ]);
  });
});
