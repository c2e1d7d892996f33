import { describe, expect, it } from 'vitest';
import { readPackSet } from '../../../compiler/compile/compile.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';
import { skyNames } from '../../../dsl/vocabulary/sky-names.ts';
import { placeYearOn } from '../../../engine/almanac/on-sky.ts';
import { isoDate } from '../../../engine/civil/civil.ts';
import { yearOf } from '../language-bench.ts';

const cite = 'cite: [{work: almanac, level: VERIFIED}]';
const months = '[A, B, C, D, E, F, G, H, I, J, K, L]';
const land = `
pack: LAND
works: {almanac: {title: An almanac}}
calendars:
  Solar: {begins: every Sun enters rashi, day: civil, decide: then first, first_month: Mesha, months: ${months}, ${cite}}
rules:
  FESTIVAL_TITHI: {name: Tithi, type: FESTIVAL, observe: every Krishna 8, decide: prefer target at sunrise then first, ${cite}}
  FESTIVAL_FIXED: {name: Fixed, type: FESTIVAL, sky: vakya, observe: every Krishna 8, decide: prefer target at sunrise then first, ${cite}}
  FESTIVAL_AFTER: {name: After, type: FESTIVAL, sky: vakya, observe: 1 day after every FESTIVAL_TITHI, ${cite}}
  FESTIVAL_FIRST: {name: First, type: FESTIVAL, observe: Solar J 1, ${cite}}
`;
const child = (sky: string): string => `pack: CHILD\nextends: LAND\nsky: ${sky}\n`;
const tradition = (sky: string): string =>
  `pack: tradition\nkind: tradition\n${sky === '' ? '' : `sky: ${sky}\n`}`;

const setOf = (...texts: readonly string[]) =>
  readPackSet(
    texts.map((text, i) => sourceFile(`${i}.yaml`, text)),
    { dataVersion: 'test' },
  );
function packOf(name: string, ...texts: readonly string[]) {
  const { pack, diagnostics } = setOf(...texts).compile(name);
  if (pack === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return pack;
}
const codesOf = (name: string, ...texts: readonly string[]): readonly string[] =>
  setOf(...texts)
    .compile(name)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code }) => code);

const py = yearOf(2025);
type Pack = ReturnType<typeof packOf>;
const datesOf = (pack: Pack, code: string): readonly string[] =>
  pack.observances.ofRule(py, code).map(({ day }) => isoDate(day));

describe('the sky of a chain', () => {
  const drik = packOf('LAND', land);
  const surya = packOf('CHILD', land, child('{siddhanta: surya_siddhanta, bija: true}'));

  it('is that of the nearest pack, and drik where none says', () => {
    expect(drik.sky).toBe('drik');
    expect(surya.sky).toBe('surya_siddhanta_bija');
    expect(packOf('CHILD', land, child('vakya')).sky).toBe('vakya');
    expect(packOf('LEAF', land, child('vakya'), 'pack: LEAF\nextends: CHILD\nsky: drik\n').sky).toBe('drik');
    expect(packOf('LEAF', land, child('vakya'), 'pack: LEAF\nextends: CHILD\n').sky).toBe('vakya');
    expect(packOf('LAND+tradition', land, tradition('vakya')).sky).toBe('vakya');
    expect(packOf('CHILD+tradition', land, child('vakya'), tradition('')).sky).toBe('vakya');
  });

  it('decides its rules, on whatever year they are asked', () => {
    expect(datesOf(surya, 'FESTIVAL_TITHI')).not.toEqual(datesOf(drik, 'FESTIVAL_TITHI'));
    for (const pack of [drik, surya]) {
      const { starts } = placeYearOn(py, pack.sky).sky.tithi;
      const traces = pack.traces.inYear(py, 'FESTIVAL_TITHI');
      expect(traces.length).toBeGreaterThan(11);
      for (const { sky, occurrence } of traces) {
        expect(sky).toBe(pack.sky);
        expect(starts).toContain(occurrence.start);
      }
    }
  });

  it('a rule with a sky of its own is decided on it in every chain; a rule it names keeps its own', () => {
    expect(datesOf(surya, 'FESTIVAL_FIXED')).toEqual(datesOf(drik, 'FESTIVAL_FIXED'));
    expect(surya.traces.inYear(py, 'FESTIVAL_FIXED')[0].sky).toBe('vakya');
    const after = new Set(datesOf(surya, 'FESTIVAL_AFTER'));
    const next = surya.observances.ofRule(py, 'FESTIVAL_TITHI').map(({ day }) => isoDate(day + 1));
    expect(next.filter((date) => after.has(date)).length).toBeGreaterThanOrEqual(next.length - 1);
  });

  it('a day has what the year has', () => {
    for (const pack of [drik, surya]) {
      const ofYear = new Set(
        pack.observances.inYear(py).map(({ rule, day }) => `${rule.code} ${isoDate(day)}`),
      );
      const byDay = new Set<string>();
      // A year of its own, so that nothing is known of it.
      const other = yearOf(2025);
      const fresh = packOf(pack.name, land, child('{siddhanta: surya_siddhanta, bija: true}'));
      for (let i = other.yearStart; i < other.yearEnd; i++) {
        for (const { rule, day } of fresh.observances.on(other, other.firstDay + i))
          byDay.add(`${rule.code} ${isoDate(day)}`);
      }
      expect([...byDay].sort()).toEqual([...ofYear].sort());
    }
  });

  it('a calendar may have months of a sky of its own', () => {
    const own = land.replace('first_month: Mesha', 'first_month: Mesha, sky: surya_siddhanta');
    const pack = packOf('LAND', own);
    expect(pack.sky).toBe('drik');
    const starts = Array.from({ length: 30 }, (_, i) => yearOf(2000 + i)).map((year) => [
      isoDate(pack.observances.ofRule(year, 'FESTIVAL_FIRST')[0].day),
      isoDate(drik.observances.ofRule(year, 'FESTIVAL_FIRST')[0].day),
    ]);
    expect(starts.some(([a, b]) => a !== b)).toBe(true);
    expect(pack.fingerprint).not.toBe(drik.fingerprint);
  });

  it('may be asked for whole', () => {
    const vakya = drik.onSky('vakya');
    expect(vakya.sky).toBe('vakya');
    expect(drik.onSky('vakya')).toBe(vakya);
    expect(datesOf(vakya, 'FESTIVAL_TITHI')).toEqual(datesOf(drik, 'FESTIVAL_FIXED'));
    expect(datesOf(drik.onSky('drik'), 'FESTIVAL_FIXED')).toEqual(datesOf(drik, 'FESTIVAL_TITHI'));
    expect(vakya.fingerprint).not.toBe(drik.fingerprint);
  });

  it('counts for the fingerprint', () => {
    const known = new Set(skyNames.map((sky) => packOf('CHILD', land, child(sky)).fingerprint));
    expect(known.size).toBe(skyNames.length);
    expect(packOf('CHILD', land, child('drik')).fingerprint).toBe(
      packOf('CHILD', land, 'pack: CHILD\nextends: LAND\n').fingerprint,
    );
  });

  it('two parents with two skies, and two files of a pack, are an error', () => {
    expect(codesOf('CHILD+tradition', land, child('vakya'), tradition('drik'))).toEqual(['two-skies']);
    expect(codesOf('CHILD+tradition', land, child('vakya'), tradition('vakya'))).toEqual([]);
    expect(codesOf('CHILD', land, child('vakya'), 'pack: CHILD\nsky: surya_siddhanta\n')).toEqual([
      'two-skies',
    ]);
    expect(codesOf('CHILD', land, child('{siddhanta: vakya, bija: true}'))).toEqual(['sky-option']);
    expect(codesOf('CHILD', land, child('moon'))).toEqual(['value-not-allowed']);
  });
});

describe('the word `sky` in an expression', () => {
  const rules = `${land}
  FESTIVAL_CUT:
    name: Cut
    type: FESTIVAL
    observe: Sun enters Makara
    let: {cut: 12 hour before sunset when sky is "drik" else sunset}
    decide: |
      also next day
      require cut after target
      then first
    ${cite}
`;

  it('is the sky of the chain, or of the rule that has one of its own', () => {
    // The Sun enters Makara at 8:55 on 14 January 2025 by drik, at 9:19 by the Surya Siddhanta.
    expect(datesOf(packOf('LAND', rules), 'FESTIVAL_CUT')).toEqual(['2025-01-15']);
    expect(datesOf(packOf('CHILD', rules, child('surya_siddhanta')), 'FESTIVAL_CUT')).toEqual(['2025-01-14']);
    const own = rules.replace(
      'type: FESTIVAL\n    observe: Sun',
      'type: FESTIVAL\n    sky: surya_siddhanta\n    observe: Sun',
    );
    expect(datesOf(packOf('LAND', own), 'FESTIVAL_CUT')).toEqual(['2025-01-14']);
  });

  it('is the sky that all is put on', () => {
    expect(datesOf(packOf('LAND', rules).onSky('surya_siddhanta'), 'FESTIVAL_CUT')).toEqual(['2025-01-14']);
    expect(datesOf(packOf('CHILD', rules, child('surya_siddhanta')).onSky('drik'), 'FESTIVAL_CUT')).toEqual([
      '2025-01-15',
    ]);
  });

  it('is no sky that there is not', () => {
    expect(codesOf('LAND', rules.replace('sky is "drik"', 'sky is "dirk"'))).toEqual(['value-not-allowed']);
  });
});
