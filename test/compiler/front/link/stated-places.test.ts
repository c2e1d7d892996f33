import { expect, test } from 'vitest';
import { problemsOf } from '../problems.ts';

const stating = (place: string): string => `pack: TOWN\nplace: ${place}\nkala: {noon: part 3 of 5 of day}\n`;
const errorsOf = (...places: readonly string[]): readonly string[] =>
  problemsOf(...places.map((place, i) => stating(place).replace('noon', `noon_${'abc'[i]}`)));

const at = (lat: number, zone = 'Asia/Kolkata'): string => `{lat: ${lat}, lon: 75.75, zone: ${zone}}`;

test('a place is one that is known, or has its own zone', () => {
  expect(errorsOf('Ujjain')).toEqual([]);
  expect(errorsOf(at(23.18))).toEqual([]);
});

test('of a place that is nearly known the known one is proposed, of another all are listed', () => {
  expect(errorsOf('Ujain')).toEqual(['Ujain: unknown place `Ujain`: did you mean `Ujjain`?']);
  expect(errorsOf('Xyzzyqq')).toEqual([expect.stringMatching(/known places are .*Ujjain/)]);
});

test('a zone is one that clocks know', () => {
  expect(errorsOf(at(23.18, 'Asia/Ujjain'))).toEqual([
    expect.stringContaining('`zone` is an IANA name, such as Asia/Kolkata'),
  ]);
});

test('the files of a pack may state one place several times, however it is spelled', () => {
  expect(errorsOf('Ujjain', 'ujjain')).toEqual([]);
  expect(errorsOf(at(23.18), at(23.18))).toEqual([]);
});

test('but no two places, named or not, known or not', () => {
  expect(errorsOf(at(23.18), at(24))).toEqual([expect.stringContaining('23.18')]);
  expect(errorsOf('Ujjain', at(24))).toEqual([expect.stringContaining('Ujjain')]);
  expect(errorsOf('Puri', 'Xyzzyqq')).toHaveLength(2);
});
