import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { readPackSet } from '../../compiler/compile/compile.ts';
import type { CheckedExpression } from '../../compiler/front/check/single-expression.ts';
import { candidateDays } from '../../compiler/front/lint/possible/candidate-days.ts';
import { settingOf, spansMeaning, truthMeaning } from '../../compiler/front/lint/possible/meaning.ts';
import {
  everywhere,
  isEmpty,
  outside,
  type Region,
  whereRead,
} from '../../compiler/front/lint/possible/region.ts';
import { dayModes } from '../../dsl/pack/document.ts';
import { sourceFile } from '../../dsl/source/source-file.ts';
import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import { amantaLabel, labelAt, lunationAt, type Quantity } from '../../engine/observe/quantities.ts';
import { intersect } from '../../engine/spans/spans.ts';
import { sharedWorkspace } from '../shared-workspace.ts';
import { uniform } from '../uniform.ts';

const workspace = sharedWorkspace();

const pack = workspace.pack('conditions');
if (pack === undefined) throw new Error('the chain `conditions` does not compile');
const { expression } = workspace.packs().compile('conditions');
const years: readonly PlaceYear[] = [
  [{ lat: 28.6, lon: 77.2, zone: 'Asia/Kolkata' }, 2026],
  [{ lat: -33.9, lon: 151.2, zone: 'Australia/Sydney' }, 1983],
  [{ lat: 51.5, lon: -0.1, zone: 'Europe/London' }, 2871],
].map(([place, year]) => workspace.almanac.placeYear(place as never, year as number));

// Labels near one another, so that much agrees and much does not.
const label = fc.constantFrom(
  'tithi is Chaturthi',
  'tithi is Krishna 3',
  'tithi in [Shukla 3, Shukla 4]',
  'tithi is not Krishna 4',
  'paksha is Shukla',
  'karana is Vishti',
  'karana is Kimstughna',
  'weekday is Saturday',
  'weekday in [Saturday, Sunday]',
  'weekday is not Sunday',
  'nakshatra is Rohini',
  'nakshatra in [Krittika, Rohini]',
  'rashi of Moon is Mesha',
  'rashi of Moon is Vrishabha',
  'pada is 3',
  'navamsa of Moon is Karka',
  'nakshatra28 is Abhijit',
  'nakshatra28 is Shravana',
  'nakshatra is Shravana',
  'lunar month is Magha',
  'lunar month in [Magha, Phalguna]',
  'lunar month is not Adhika',
  'purnimanta month is Phalguna',
  'Moon in 30 deg to 60 deg',
  'yoga is Vaidhriti',
  'disha_shool by weekday is "East"',
);
const tithi = fc.constantFrom(
  'Purnima',
  'Krishna 3',
  'Magha Krishna 3',
  'Phalguna Shukla 1',
  'Chaturthi',
  'adhika',
);
const kala = fc.constantFrom(
  'purvahna',
  'madhyahna',
  'aparahna',
  'pradosha',
  'nishita',
  'arunodaya',
  'abhijit',
  'rahu_kaal',
  'brahma_muhurta',
  'day',
  'night',
  'pradosha of previous day',
  'day of next day',
  'part 2 of 3 of night',
  'from sunrise for 96 min',
  'from 3 muhurta of day before sunset to sunset',
  'from moonrise to sunset of next day',
  '24 min each side of sunset',
);
const instant = fc.constantFrom(
  'sunrise',
  'sunset',
  'moonrise',
  'sunset of previous day',
  'start of madhyahna',
  '12:00',
);

const spans: fc.Arbitrary<string> = fc.letrec<{ s: string }>((tie) => ({
  s: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'spans' },
    kala,
    tithi,
    label.map((text) => `(${text})`),
    fc.tuple(tie('s'), tie('s')).map(([a, b]) => `((${a}) and (${b}))`),
    fc.tuple(tie('s'), tie('s')).map(([a, b]) => `((${a}) and (${b}))`),
    fc.tuple(tie('s'), tie('s')).map(([a, b]) => `((${a}) or (${b}))`),
    fc.tuple(tie('s'), tie('s')).map(([a, b]) => `((${a}) except (${b}))`),
    fc.tuple(tie('s'), tie('s')).map(([a, b]) => `((${a}) else (${b}))`),
    fc.tuple(tie('s'), tie('t')).map(([a, b]) => `((${a}) when (${b}))`),
    tie('s').map((a) => `(not (${a}))`),
    tie('s').map((a) => `((${a}) of next day)`),
  ),
  t: truthOf(tie),
})).s;

function truthOf(tie: (key: 's' | 't') => fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof(
    { maxDepth: 3, depthIdentifier: 'truth' },
    label,
    fc.tuple(label, instant).map(([text, at]) => `(${text}) at ${at}`),
    fc.tuple(tithi, instant).map(([text, at]) => `(${text}) at ${at}`),
    fc.tuple(instant, instant).map(([a, b]) => `${a} before ${b}`),
    fc.tuple(tie('s'), instant).map(([a, at]) => `(${a}) at ${at}`),
    fc.tuple(tie('t'), tie('t')).map(([a, b]) => `((${a}) and (${b}))`),
    fc.tuple(tie('t'), tie('t')).map(([a, b]) => `((${a}) and (${b}))`),
    fc.tuple(tie('t'), tie('t')).map(([a, b]) => `((${a}) or (${b}))`),
    tie('t').map((a) => `(not (${a}))`),
    tie('t').map((a) => `((${a}) or (not (${a})))`),
    fc
      .tuple(
        fc.constantFrom('length of night', 'overlap of pradosha in night'),
        fc.constantFrom('>=', '<', '='),
        fc.constantFrom(1, 9, 13),
      )
      .map(([a, how, hours]) => `${a} ${how} ${hours} hours`),
  );
}
const truths = fc.letrec<{ s: string; t: string }>((tie) => ({
  s: fc.oneof(
    kala,
    tithi,
    label.map((text) => `(${text})`),
  ),
  t: truthOf(tie),
})).t;

const days = fc.array(fc.tuple(fc.nat(years.length - 1), fc.integer({ min: 5, max: 360 })), {
  minLength: 12,
  maxLength: 12,
});

function read(text: string): CheckedExpression['term'] {
  const term = expression?.(text, []).term;
  return term;
}

/** Two ways to one boundary differ by rounding. */
const rounding = 1e-7;

describe('what is called impossible never comes about', () => {
  let impossible = 0;
  let certain = 0;

  test.prop([spans, days, fc.boolean()], { numRuns: 1500 })('of spans', (text, some, everyDay) => {
    const term = read(everyDay ? `every (${text})` : text);
    if (term === undefined || (term.type !== 'spans' && term.type !== 'holds')) return;
    const { may } = spansMeaning(settingOf(false, everywhere), term);
    if (!isEmpty(may)) return;
    impossible += 1;
    for (const [which, at] of some) {
      const py = years[which];
      const { spans: actual = [] } = pack.evaluate(py, term, py.firstDay + py.yearStart + at);
      for (const { start, end } of actual) expect([text, end - start < rounding]).toEqual([text, true]);
    }
  });

  test.prop([truths, days], { numRuns: 1500 })(
    'of truths, and what always holds always does',
    (text, some) => {
      const term = read(text);
      if (term === undefined || (term.type !== 'truth' && term.type !== 'holds')) return;
      const { may, must } = truthMeaning(settingOf(false, everywhere), term);
      const always = isEmpty(whereRead(outside(must, 'over')));
      if (isEmpty(may)) impossible += 1;
      else if (always) certain += 1;
      else return;
      for (const [which, at] of some) {
        const py = years[which];
        const { holds } = pack.evaluate(py, term, py.firstDay + py.yearStart + at);
        expect([text, holds]).toEqual([text, always]);
      }
    },
  );

  test('much of what is tried is impossible, and some of it certain', () => {
    expect(impossible).toBeGreaterThan(200);
    expect(certain).toBeGreaterThan(5);
  });
});

const targets = [
  'Ashvina Krishna 3',
  'Chaitra Shukla 1',
  'every Amavasya',
  'every nakshatra Rohini',
  'every (rashi of Moon is Mesha)',
  'every (Monday and nakshatra Pushya)',
  'every Vaishakha Shukla 14 to 15',
  'every (weekday is Friday and paksha is Shukla)',
];

describe('the days that a target touches', () => {
  test.prop(
    [
      fc.record({
        target: fc.constantFrom(...targets),
        day: fc.constantFrom(...dayModes),
        also: fc.constantFrom('', 'also next day', 'also previous day', 'also next 2 days'),
      }),
      fc.record({ lat: uniform(-60, 60), lon: uniform(-180, 180), zone: fc.constant('UTC') }),
      fc.integer({ min: 1701, max: 3099 }),
    ],
    { numRuns: 60 },
  )('have what is expected of their sunrise', ({ target, day, also }, place, year) => {
    const text = `pack: TRIAL\nworks: { almanac: { title: An almanac } }\nrules:\n  VRAT_TRIAL:\n    name: Trial\n    type: VRAT\n    observe: ${target}\n    day: ${day}\n    decide: |\n      ${also}\n      undecided\n    cite: [{ work: almanac, level: VERIFIED }]\n`;
    const set = readPackSet([sourceFile('trial.yaml', text)], { dataVersion: 'trial' });
    const trial = set.compile('TRIAL').pack;
    const rule = trial?.rules.get('VRAT_TRIAL');
    if (trial === undefined || rule === undefined)
      throw new Error(
        set
          .compile('TRIAL')
          .diagnostics.map((d) => d.message)
          .join('; '),
      );
    const { checked } = rule;
    const added = {
      before: also === 'also previous day' ? 1 : 0,
      after: Number(also.includes('next')) + Number(also.includes('2')),
    };
    const { may } = spansMeaning(settingOf(true, everywhere), checked.target);
    const expected = candidateDays(may, checked.day, added);
    const py = workspace.almanac.placeYear(place, year);
    const first = py.firstDay + py.yearStart;
    for (const { outcome } of trial.traces.between(py, 'VRAT_TRIAL', {
      from: first,
      to: py.firstDay + py.yearEnd - 1,
    })) {
      const candidates =
        outcome.kind === 'decided' ? [outcome.first] : outcome.kind === 'undecided' ? outcome.candidates : [];
      for (const civil of candidates)
        expect([target, isAmong(py, py.sunrise[civil - py.firstDay], expected)]).toEqual([target, true]);
    }
  });
});

/** Whether what is at an instant is among some states, as finely as labels tell. */
function isAmong(py: PlaceYear, at: number, region: Region): boolean {
  const read = (name: Quantity['name']): number => labelAt(py, { name, body: 'Moon' }, at);
  const lunation = lunationAt(py.sky, at);
  const values: Record<string, readonly [number, number]> = {
    phase: [12 * read('tithi'), 12 * read('tithi') + 12],
    'zodiac Moon': [48_000 * read('nakshatra'), 48_000 * (read('nakshatra') + 1)],
    weekday: [read('weekday'), read('weekday') + 1],
  };
  const month = lunation === undefined ? -1 : amantaLabel(lunation);
  return region.some((box) =>
    [...box].every(([key, bound]) => {
      const [name = ''] = key.split('@');
      if (name === 'month')
        return (
          month === 12 ||
          intersect(bound.values, [month, month + 1]).length > 0 ||
          lunation?.months.length === 2
        );
      const value = values[name];
      return value === undefined || intersect(bound.values, value).length > 0;
    }),
  );
}
