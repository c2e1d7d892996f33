import { describe, expect, it } from 'vitest';
import { readPackSet } from '../../../compiler/compile/compile.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';
import { yearOf } from '../language-bench.ts';

const trial = sourceFile(
  'trial.yaml',
  `
pack: TRIAL
works: {almanac: {title: An almanac}}
kala:
  rahu:
    is: part 8 of 8 of day
    name: Rahu Kaal
    name_sa: Rāhukāla
    quality: inauspicious
    cite: [{work: almanac, level: DERIVED}]
  first_half: part 1 of 2 of day
tables:
  thirds: [Front, Middle, Back]
  star_lord: {Ashvini: Ketu, Bharani: [Venus, Moon]}
  mood: {Front: good, Back: null}
divisions:
  third_of_day:
    divide: day into 3
    label: thirds
    name: Third of the day
`,
);
const child = sourceFile(
  'child.yaml',
  'pack: CHILD\nextends: TRIAL\nkala:\n  override rahu: part 7 of 8 of day\n',
);
const set = readPackSet([trial, child], { dataVersion: 'test' });
const packNamed = (name: string) => {
  const { pack } = set.compile(name);
  if (pack === undefined) throw new Error(name);
  return pack;
};
const pack = packNamed('TRIAL');
const py = yearOf(2026);
const day = py.firstDay + py.yearStart;

describe('what a chain says of its kalas', () => {
  it('is their name, quality and authority', () => {
    const rahu = pack.kalas.get('rahu');
    expect(rahu).toMatchObject({ title: 'Rahu Kaal', titleSa: 'Rāhukāla', quality: 'inauspicious' });
    expect(rahu?.cite.map(({ work }) => work)).toEqual(['almanac']);
  });
  it('is kept by a child that moves the window, save the authority', () => {
    const rahu = packNamed('CHILD').kalas.get('rahu');
    expect(rahu).toMatchObject({ title: 'Rahu Kaal', quality: 'inauspicious', pack: 'CHILD', cite: [] });
  });
  it('is a title made of the word where they have no name', () => {
    expect(pack.kalas.get('first_half')).toMatchObject({ title: 'First Half', quality: undefined });
  });
});

describe('a division labelled by a list', () => {
  const parts = pack.dayWindows.division(py, 'third_of_day', day) ?? [];
  it('has the same labels every day, over equal parts of the day', () => {
    expect(parts.map(({ label }) => label)).toEqual(['Front', 'Middle', 'Back']);
    expect(parts[0].start).toBe(py.sunrise[py.yearStart]);
    expect(parts[2].end).toBeCloseTo(py.sunset[py.yearStart], 9);
    expect(parts[1].start).toBe(parts[0].end);
  });
  it('is undefined where the chain has none of the name', () => {
    expect(pack.dayWindows.division(py, 'fourth_of_day', day)).toBeUndefined();
  });
});

describe('a table as attributes', () => {
  it('is read by label, whatever the spelling of its keys', () => {
    expect(pack.attributes.ofKind('star_lord', 'nakshatra')).toEqual(['Ketu', 'Venus']);
  });
  it('is read by key as written', () => {
    expect([...pack.attributes.table('mood')]).toEqual([
      ['Front', ['good']],
      ['Back', []],
    ]);
  });
  it('is empty where there is none', () => {
    expect(pack.attributes.ofKind('nothing', 'tithi')).toEqual([]);
    expect(pack.attributes.table('nothing').size).toBe(0);
  });
});
