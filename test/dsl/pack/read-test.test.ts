import { describe, expect, it } from 'vitest';
import { readTests } from '../../../dsl/pack/read-test.ts';
import { lineColumn, sourceFile } from '../../../dsl/source/source-file.ts';

const read = (text: string) => readTests(sourceFile('t.test.yaml', text));
const codes = (text: string): string[] =>
  read(text).diagnostics.map(({ code, range }) => {
    const { line, column } = lineColumn(range.file, range.start);
    return `${line}:${column} ${code}`;
  });
const test = (fields: string): string => `pack: P\ntests:\n  - rule: FESTIVAL_X\n${fields}`;

describe('a file of author tests', () => {
  it('reads dates under a year, a date by itself, several, and none', () => {
    const { document, diagnostics } = read(
      `pack: [P, Q]\nplace: Mumbai\nmode: drik\ntests:\n${[
        '  - {rule: FESTIVAL_X, date: 2026-09-14, note: as published}',
        '  - {rule: FESTIVAL_X, dates: [2017-01-05, 2017-12-25, 2019-01-13]}',
        '  - {rule: FESTIVAL_X, year: 2018, date: none}',
        '  - {rule: FESTIVAL_X, years: {2024: 2024-09-07, 2025: none, 2026: [2026-01-01, 2026-12-31..2027-01-02]}}',
      ].join('\n')}\n`,
    );
    expect(diagnostics).toEqual([]);
    expect(document?.packs.map(({ text }) => text)).toEqual(['P', 'Q']);
    const years = document?.tests.map((t) =>
      t.kind === 'dates' ? t.years.map((y) => [y.year, ...y.dates]) : [],
    );
    expect(years).toEqual([
      [[2026, '2026-09-14']],
      [
        [2017, '2017-01-05', '2017-12-25'],
        [2019, '2019-01-13'],
      ],
      [[2018]],
      [[2024, '2024-09-07'], [2025], [2026, '2026-01-01', '2026-12-31..2027-01-02']],
    ]);
  });

  it('reads the windows of a day by their names, and two charts that match', () => {
    const { document, diagnostics } = read(
      'pack: P\ntests:\n  - {rule: FESTIVAL_X, on: 2026-11-21, windows: {puja: "19:16..20:20", parana: none}}\n  - {rule: KUTA_X, bride: {Moon: Mesha}, groom: {Moon: Vrishabha}, points: 7}\n',
    );
    expect(diagnostics).toEqual([]);
    expect(document?.tests).toMatchObject([
      {
        kind: 'named',
        on: { text: '2026-11-21' },
        windows: [
          { name: { text: 'puja' }, is: [[1156, 1220]] },
          { name: { text: 'parana' }, is: [] },
        ],
      },
      { kind: 'match', points: 7 },
    ]);
  });

  it('reads conditions and kalas', () => {
    const { document, diagnostics } = read(
      'pack: P\ntests:\n  - rule: CONDITION_X\n    holds_at: 2026-11-21T10:00\n    not_at: [2026-11-22T00:05]\n  - {kala: rahu_kaal, on: 2026-11-21, is: "09:28..10:48", place: {lat: 1, lon: 2, zone: UTC}}\n',
    );
    expect(diagnostics).toEqual([]);
    expect(document?.tests).toMatchObject([
      { kind: 'holds', at: [{ date: '2026-11-21', minutes: 600 }], notAt: [{ minutes: 5 }] },
      { kind: 'kala', windows: [[568, 648]], place: { kind: 'at', place: { lat: 1, lon: 2, zone: 'UTC' } } },
    ]);
  });

  it.each([
    ['a list', '- x\n', ['1:1 not-a-test-file']],
    ['nothing', '', ['1:1 not-a-test-file']],
    ['no pack', 'tests: []\n', ['1:1 missing-field']],
    ['none among the packs', 'pack: []\ntests: []\n', ['1:7 wrong-node']],
    ['no tests', 'pack: P\n', ['1:1 missing-field']],
    ['a test that is no map', 'pack: P\ntests: [x]\n', ['2:9 wrong-node']],
    ['no rule', 'pack: P\ntests:\n  - {date: 2026-01-01}\n', ['3:5 missing-field']],
    ['a field misspelled', test('    date: 2026-01-01\n    bye: then first\n'), ['5:5 unknown-field']],
    ['a day that is not', test('    date: 2026-02-30\n'), ['4:11 bad-date']],
    ['days the wrong way round', test('    date: 2026-02-03..2026-02-01\n'), ['4:11 bad-date']],
    ['a date of another year', test('    year: 2025\n    date: 2026-02-03\n'), ['5:11 date-outside-year']],
    ['a date under another year', test('    years: {2025: 2026-02-03}\n'), ['4:19 date-outside-year']],
    ['a year that is none', test('    years: {twenty: 2026-02-03}\n'), ['4:13 bad-date']],
    ['none of no year', test('    date: none\n'), ['4:11 missing-field']],
    ['no claim', test('    by: then first\n'), ['3:11 nothing-tested']],
    ['a mode', test('    date: 2026-01-01\n    mode: drick\n'), ['5:11 value-not-allowed']],
    ['a moment', test('    holds_at: 2026-01-01 10:00\n'), ['4:15 bad-date']],
    ['an hour that is not', test('    holds_at: 2026-01-01T24:00\n'), ['4:15 bad-date']],
    ['a window', 'pack: P\ntests:\n  - {kala: x, on: 2026-01-01, is: 9-10}\n', ['3:35 bad-date']],
    ['a kala without a day', 'pack: P\ntests:\n  - {kala: x, is: none}\n', ['3:5 missing-field']],
    [
      'a latitude',
      test('    date: 2026-01-01\n    place: {lat: 91, lon: 0, zone: UTC}\n'),
      ['5:12 number-out-of-range'],
    ],
  ])('reports %s at its place', (_, text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  it('reports the errors of a file all at once', () => {
    expect(
      codes('pack: P\ntests:\n  - {rule: A, date: x}\n  - {rule: B}\n  - {rule: C, date: 2026-1-1}\n'),
    ).toEqual(['3:21 bad-date', '4:12 nothing-tested', '5:21 bad-date']);
  });
});
