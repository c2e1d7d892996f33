import { describe, expect, it } from 'vitest';
import { nakshatraNames } from '../../../../dsl/vocabulary/names.ts';
import { labelAt } from '../../../../engine/observe/quantities.ts';
import { compileRules, rule, yearOf } from '../../language-bench.ts';

const py = yearOf(2026);
const today = py.firstDay + py.yearStart + 100;
const days = Array.from({ length: 30 }, (_, i) => py.firstDay + py.yearStart + 12 * i);
const stars = nakshatraNames.slice(0, 27).map(([name]) => name);
const condition = (code: string, body: string): string => rule(`CONDITION_${code}`, body);

describe('what is built of quantities alone, as spans', () => {
  const pack = compileRules(
    [
      condition(
        'COUNT',
        '    holds: (count from nakshatra of Sun to nakshatra over 27 + number of weekday) mod 4 is 2',
      ),
      condition('TEXT', '    holds: \'["odd", "even"] by (number of tithi mod 2 + 1) = "odd"\''),
      condition('SAME', '    holds: rashi of Sun = rashi of Moon'),
      condition('MIXED', '    holds: Monday and count from Rohini to nakshatra in [1, 2, 3]'),
      condition('NEGATED', '    holds: not count from Rohini to nakshatra >= 4'),
    ].join(''),
  );
  const label = (
    name: 'nakshatra' | 'rashi' | 'weekday' | 'tithi',
    body: 'Sun' | 'Moon',
    t: number,
  ): number => labelAt(py, { name, body }, t);
  const fromRohini = (t: number): number => ((label('nakshatra', 'Moon', t) - 3 + 27) % 27) + 1;
  const truths: Readonly<Record<string, (t: number) => boolean>> = {
    COUNT: (t) => {
      const count = ((label('nakshatra', 'Moon', t) - label('nakshatra', 'Sun', t) + 27) % 27) + 1;
      return (count + label('weekday', 'Moon', t) + 1) % 4 === 2;
    },
    TEXT: (t) => label('tithi', 'Moon', t) % 2 === 1,
    SAME: (t) => label('rashi', 'Sun', t) === label('rashi', 'Moon', t),
    MIXED: (t) => label('weekday', 'Moon', t) === 1 && fromRohini(t) <= 3,
    NEGATED: (t) => fromRohini(t) < 4,
  };
  it.each(Object.entries(truths))('%s holds when it is true, and at no other time', (code, isTrue) => {
    let fulfilled = 0;
    for (let day = today; day < today + 60; day++) {
      const actual = pack.conditions.ofRule(py, `CONDITION_${code}`, day);
      for (
        let t = py.dayStart[day - py.firstDay] + 0.003;
        t < py.dayStart[day - py.firstDay + 1];
        t += 0.0171
      ) {
        const holds = actual?.spans.some((s) => s.start <= t && t < s.end) ?? false;
        if (holds) fulfilled++;
        expect(holds, `${t}`).toBe(isTrue(t));
      }
    }
    expect(fulfilled).toBeGreaterThan(100);
  });

  it('are not heard of piece by piece in a trace', () => {
    const traced = compileRules(
      rule(
        'FESTIVAL_TRIAL',
        '    observe: Chaitra Shukla 9\n    decide: prefer (count from Rohini to nakshatra is 4) touches day then first',
      ),
    ).traces.between(py, 'FESTIVAL_TRIAL', {
      from: py.firstDay + py.yearStart,
      to: py.firstDay + py.yearEnd - 1,
    });
    expect(traced.length).toBe(1);
    for (const { results } of traced[0].clauses)
      for (const r of results) expect(r.readings.length).toBeLessThan(5);
  });
});

describe('a count over the 28 stars', () => {
  it('counts places: Shravana is 2nd from Abhijit, Abhijit 28th from Shravana', () => {
    const pack = compileRules(
      condition(
        'PLACES',
        '    holds: nakshatra28\n    let: {from_abhijit: count from Abhijit to nakshatra28, to_abhijit: count from nakshatra28 to Abhijit}\n    kind: from_abhijit * 10000 + to_abhijit * 100 + number of nakshatra28',
      ),
    );
    const kinds = new Map<number, string | undefined>();
    for (let day = today; day < today + 29; day++) {
      for (const { start, end, kind } of pack.conditions.ofRule(py, 'CONDITION_PLACES', day)?.spans ?? []) {
        kinds.set(labelAt(py, { name: 'nakshatra28', body: 'Moon' }, (start + end) / 2), kind);
      }
    }
    expect(kinds.size).toBe(28);
    // from Abhijit, to Abhijit, and the number in the cycle
    expect(kinds.get(27)).toBe('10122');
    expect(kinds.get(21)).toBe('22823');
    expect(kinds.get(20)).toBe('280221');
    expect(kinds.get(0)).toBe('82201');
  });
});

describe('inputs of a condition', () => {
  const tara = (from: string): string =>
    `    holds: nakshatra and ((count from ${from} to nakshatra - 1) mod 9 in [1, 3] or (paksha is Shukla and not count from ${from} to nakshatra >= 5))`;
  const merged = (from: string): string =>
    `    holds: count from ${from} to nakshatra in [2, 3, 7] or weekday is Friday`;
  const withInput = '    inputs: {star: nakshatra}\n';
  const pack = compileRules(
    [
      condition('TARA', withInput + tara('star')),
      condition('MERGED', withInput + merged('star')),
      condition('NAMING', `${withInput}    holds: day and CONDITION_MERGED`),
      condition('AGED', `    inputs: {age: number}\n    holds: age >= 12 and weekday is Monday`),
      ...stars.flatMap((star, i) => [
        condition(`TARA_${i}`, tara(star)),
        condition(`MERGED_${i}`, merged(star)),
      ]),
    ].join(''),
  );
  const spansOn = (code: string, day: number, inputs?: Readonly<Record<string, number>>) =>
    pack.conditions.ofRule(py, `CONDITION_${code}`, day, inputs)?.spans ?? [];

  it.each(['TARA', 'MERGED'])('%s: a value given is as the same value written into the rule', (code) => {
    const reported = new Set<string>();
    for (const day of days) {
      stars.forEach((_, star) => {
        const given = spansOn(code, day, { star });
        expect(given).toEqual(spansOn(`${code}_${star}`, day));
        reported.add(JSON.stringify(given));
      });
    }
    expect(reported.size).toBeGreaterThan(50);
  });

  it('are left out of the conditions of a day where they are not given', () => {
    const codes = (inputs?: Readonly<Record<string, number>>): readonly string[] =>
      pack.conditions.on(py, today, { inputs }).map(({ rule: { code } }) => code);
    const all = days.flatMap((day) => pack.conditions.on(py, day).map(({ rule: { code } }) => code));
    expect(
      all.filter((code) => ['CONDITION_TARA', 'CONDITION_MERGED', 'CONDITION_AGED'].includes(code)),
    ).toEqual([]);
    const star = stars.findIndex((_, i) => spansOn('MERGED', today, { star: i }).length > 0);
    expect(codes({ star })).toContain('CONDITION_MERGED');
    expect(codes()).not.toContain('CONDITION_MERGED');
    expect(
      pack.conditions.on(py, today, { inputs: { star } }).find((c) => c.rule.code === 'CONDITION_MERGED'),
    ).toEqual(pack.conditions.ofRule(py, 'CONDITION_MERGED', today, { star }));
  });

  it('pass from a rule to the conditions that it names', () => {
    for (const day of days) {
      for (const star of [0, 13, 26]) {
        const named = spansOn('NAMING', day, { star });
        const [from, to] = [py.sunrise[day - py.firstDay], py.sunset[day - py.firstDay]];
        const cut = spansOn('MERGED', day, { star })
          .filter((s) => s.start < to && s.end > from)
          .map((s) => [Math.max(s.start, from), Math.min(s.end, to)]);
        expect(named.filter((s) => s.start < to && s.end > from).map((s) => [s.start, s.end])).toEqual(cut);
      }
    }
  });

  it('may be numbers', () => {
    const monday = days.find((day) => spansOn('AGED', day, { age: 12 }).length > 0);
    expect(monday).toBeDefined();
    expect(spansOn('AGED', monday ?? 0, { age: 11 })).toEqual([]);
  });

  it('are refused where they are missing or no value of their kind', () => {
    const wrong: (Readonly<Record<string, number>> | undefined)[] = [
      undefined,
      {},
      { star: 27 },
      { star: -1 },
      { star: 1.5 },
      { star: Number.NaN },
    ];
    for (const inputs of wrong) {
      expect(
        () => pack.conditions.ofRule(py, 'CONDITION_TARA', today, inputs),
        JSON.stringify(inputs),
      ).toThrow(RangeError);
    }
    expect(() => pack.conditions.on(py, today, { inputs: { star: 27 } })).toThrow(
      'a nakshatra from 0 to 26, found 27',
    );
    expect(() =>
      pack.conditions.ofRule(py, 'CONDITION_AGED', today, { age: Number.POSITIVE_INFINITY }),
    ).toThrow(RangeError);
    expect(pack.conditions.ofRule(py, 'CONDITION_UNKNOWN', today)).toBeUndefined();
  });
});

describe('kind and windows of a condition', () => {
  const pack = compileRules(
    condition(
      'TRIAL',
      `    holds: nakshatra in [Rohini, Hasta, Shravana]
    let: {first_half: part 1 of 2 of target}
    kind: moods by weekday
    windows:
      first_half: first_half
      wider: nakshatra in [Krittika, Rohini, Mrigashira, Hasta]
      elsewhere: nakshatra Revati
      tuesday: (part (lucky by weekday) of 4 of target) when weekday is Tuesday`,
    ),
    'tables:\n  moods: {Sunday: calm, Monday: none, Tuesday: wild, Wednesday: none, Thursday: none, Friday: calm, Saturday: calm}\n  lucky: {Tuesday: 3}\n',
  );
  const moods = ['calm', undefined, 'wild', undefined, undefined, 'calm', 'calm'];
  const actual = Array.from({ length: 300 }, (_, i) =>
    pack.conditions.ofRule(py, 'CONDITION_TRIAL', today - 100 + i),
  );

  it('the kind reads quantities as the span begins; `none` is no kind', () => {
    for (const { start, kind } of actual.flatMap((f) => f?.spans ?? [])) {
      expect(kind).toBe(moods[labelAt(py, { name: 'weekday', body: 'Moon' }, start)]);
    }
  });

  it('a window is what of it lies in the span, nothing where it is elsewhere', () => {
    const tuesdays = new Set<boolean>();
    for (const f of actual) {
      if (f === undefined) continue;
      const windows = new Map(f.windows.map(({ name, spans }) => [name, spans]));
      expect([...windows.keys()]).toEqual(['first_half', 'wider', 'elsewhere', 'tuesday']);
      const [{ start, end }] = f.spans;
      expect(f.spans.length).toBe(1);
      expect(windows.get('first_half')).toEqual([start, (start + end) / 2]);
      const inShravana = labelAt(py, { name: 'nakshatra', body: 'Moon' }, start) === 21;
      expect(windows.get('wider')).toEqual(inShravana ? [] : [start, end]);
      expect(windows.get('elsewhere')).toEqual([]);
      const tuesday = labelAt(py, { name: 'weekday', body: 'Moon' }, start) === 2;
      tuesdays.add(tuesday);
      const quarter = (end - start) / 4;
      expect(windows.get('tuesday')).toEqual(
        tuesday ? [expect.closeTo(start + 2 * quarter, 9), expect.closeTo(start + 3 * quarter, 9)] : [],
      );
    }
    expect(tuesdays.size).toBe(2);
  });
});
