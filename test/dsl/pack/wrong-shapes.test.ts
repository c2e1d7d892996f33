// What is no pack, no file of tests and no file of words, in whole or in part: each error at its place, with what to write there.

import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { readPack } from '../../../dsl/pack/read-pack.ts';
import { readTests } from '../../../dsl/pack/read-test.ts';
import { readWords } from '../../../dsl/pack/read-words.ts';
import { lineColumn, sourceFile } from '../../../dsl/source/source-file.ts';

const shown = (diagnostics: readonly Diagnostic[]): readonly string[] =>
  diagnostics.map(({ message, range }) => {
    const { line, column } = lineColumn(range.file, range.start);
    return `${line}:${column} ${message}`;
  });

test.each<[string, readonly string[]]>([
  ['pack: P\nkala: 3', ['2:7 `kala` takes a map, found a number']],
  ['pack: P\ndivisions: 3', ['2:12 `divisions` takes a map, found a number']],
  ['pack: P\ntables: 3', ['2:9 `tables` takes a map, found a number']],
  ['pack: P\ncalendars: [1]', ['2:12 `calendars` takes a map, found a list']],
  ['pack: P\nchains: 3', ['2:9 `chains` takes a map, found a number']],
  ['pack: P\nrules: 3', ['2:8 `rules` takes a map, found a number']],
  ['pack: P\nworks: 3', ['2:8 `works` takes a map, found a number']],
  ['pack: P\nignore: 3', ['2:9 `ignore` takes a list, found a number']],
  ['pack: P\nkala: {a: [1]}', ['2:11 a value that begins with `[` must be quoted as a whole']],
  ['pack: P\ndivisions: {a: 3}', ['2:16 `a` takes a map, found a number']],
  ['pack: P\ncalendars: {a: 3}', ['2:16 `a` takes a map, found a number']],
  ['pack: P\nchains: {A: 3}', ['2:13 `A` takes a map, found a number']],
  ['pack: P\nrules: {YOGA_A: 3}', ['2:17 `YOGA_A` takes a map, found a number']],
  ['pack: P\nworks: {w: 3}', ['2:12 `w` takes a map, found a number']],
  [
    'pack: P\ncalendars:\n  a: {begins: x, decide: day, first_month: Mesha, months: [a, [], {b: 1}, d, e, f, g, h, i, j, k, l], cite: [{work: w, level: VERIFIED}]}',
    [
      '3:63 `months` takes a name or a list of names, found a list',
      '3:67 `months` takes a name or a list of names, found a map',
    ],
  ],
  [
    'pack: P\nchains:\n  A: {days: [FESTIVAL_A], anchor: FESTIVAL_A, may_share: [[FESTIVAL_A, {a: 1}], [a, b], 3], cite: [{work: w, level: VERIFIED}]}',
    [
      '3:59 `may_share` takes a list of two codes, found a list',
      '3:82 `a` is not a valid rule code: use the form FESTIVAL_NAME or VRAT_NAME',
      '3:85 `b` is not a valid rule code: use the form FESTIVAL_NAME or VRAT_NAME',
      '3:89 `may_share` takes a list of two codes, found a number',
    ],
  ],
  [
    'pack: P\nrules:\n  YOGA_A: {type: YOGA, name: A, holds: Moon in 1, cancelled: [3, {when: Sun in 1}], cite: [{work: w, level: VERIFIED}]}',
    [
      '3:63 `cancelled` takes a map with `when` and `because`, found a number',
      '3:66 missing field `because` in a cancellation',
    ],
  ],
  [
    'pack: P\nrules:\n  YOGA_A: {type: YOGA, name: A, let: {Big: Moon, c: [1]}, holds: Moon in 1, cite: [{work: w, level: VERIFIED}]}',
    [
      '3:39 `Big` is not a valid name for a let entry: use lowercase letters, digits and _',
      '3:53 a value that begins with `[` must be quoted as a whole',
    ],
  ],
  [
    'pack: P\nrules:\n  CONDITION_A: {name: A, inputs: {a: [], b: 3, c: [x, {y: 1}]}, holds: tithi is Purnima, cite: [{work: w, level: VERIFIED}]}',
    [
      '3:38 an empty list matches nothing',
      '3:45 `3` is not a value of `b`: expected one of rashi, nakshatra, nakshatra28, tithi, weekday, graha, number',
      '3:55 `c` takes a text, found a map',
    ],
  ],
  [
    'pack: P\nsky: {siddhanta: drik, bija: true}',
    ['2:6 `bija` is a correction of surya_siddhanta; drik has none'],
  ],
  [
    'pack: P\nsky: {siddhanta: drik, bhujantara: true}',
    ['2:6 `bhujantara` is a correction of surya_siddhanta; drik has none'],
  ],
  [
    'pack: P\nrules:\n  FESTIVAL_A: {name: A, on: "a\\x", cite: 3}',
    ['3:31 `\\x` has no meaning in double quotes: write `\\\\x`'],
  ],
  [
    'pack: P\nrules:\n  name: A\n  YOGA_A: {}',
    [
      '3:3 `name` is at the level of the rules: indent it under a rule',
      '4:3 YOGA_A cites no authority',
      '4:3 missing field `name` in the rule YOGA_A',
      '4:3 missing field `type` in the rule YOGA_A',
    ],
  ],
  [
    'pack: P\nrules:\n  YOGA_A: {}\n  holds: day',
    [
      '3:3 YOGA_A cites no authority',
      '3:3 missing field `name` in the rule YOGA_A',
      '3:3 missing field `type` in the rule YOGA_A',
      '4:3 `holds` is at the level of the rules: indent it under YOGA_A',
    ],
  ],
  [
    'pack: P\nrules:\n  YOGA_A: {name: A, holds: x, y, z, cite: [{work: w, level: VERIFIED}]}\nworks: {w: {title: A, b}}',
    [
      '4:21 the comma ends the value of `title`; `b` is read as another field',
      '3:29 the comma ends the value of `holds`; `y, z` is read as another field',
    ],
  ],
  ['pack: P\nplace: {lat: 1, lon: 2, zone: "UTC", z}', ['2:38 unknown field `z` in a place']],
  [
    'pack: P\nignore: [3, {reason: x}, {code: unused-work, reason: " "}]',
    [
      '2:10 `ignore` takes a map with `code` and `reason`, found a number',
      '2:13 missing field `code` in an `ignore`',
      '2:33 the `ignore` of `unused-work` gives no reason',
    ],
  ],
  [
    'pack: P\nrules:\n  YOGA_A: {name: A, variants: {A: 3, B: {}}, holds: x, cite: [{work: w, level: VERIFIED}]}',
    ['3:35 `A` takes a map with a `name`, found a number', '3:38 missing field `name` in the variant B'],
  ],
  [
    'pack: P\nrules:\n  MUHURAT_A: {name: A, ratings: {}, cite: [{work: w, level: VERIFIED}]}',
    ['3:33 the score of the lowest rating must be 0, found nothing'],
  ],
  [
    'pack: P\nrules:\n  MUHURAT_A: {name: A, ratings: {GOOD: [1], POOR: 0.5}, cite: [{work: w, level: VERIFIED}]}',
    [
      '3:40 `GOOD` takes a number, found a list',
      '3:51 a score must be a whole number from 0 to 100, found 0.5',
    ],
  ],
  [
    'pack: P\nrules:\n  CONDITION_A: {name: A, type: VRAT, inputs: {a: [{x: 1}]}, holds: x, cite: [{work: w, level: VERIFIED}]}',
    ['3:51 `a` takes a text, found a map'],
  ],
  ['pack: P\nkala: {a: "day\n  or night"}', ['2:11 an expression of several lines must be a `|` block']],
  [
    'pack: P\nkala:\n  a: day\ror night',
    ['3:6 a line ends with a carriage return alone: end it with a line feed'],
  ],
  ['', ['1:1 expected a map with `pack: NAME`, found empty']],
  ['[1]', ['1:1 expected a map with `pack: NAME`, found a list']],
  ['{pack: P', ['1:9 Flow map must end with a }']],
  [
    'pack: P\n# a\n<<<<<<< ours\nb: 1',
    ['3:1 unresolved conflict of version control: choose one side and remove the markers'],
  ],
  ['pack: P\nx: "a\\q"', ['2:6 a value that begins with `"` must be quoted as a whole']],
  ['pack: P\n? [a, b]\n: c', ['2:3 a key is a word, not a list or a map']],
  ['pack: P\n? \n: c', ['2:3 unknown field `` in a pack']],
  [
    'pack: P\nname: !x y',
    [
      '2:7 `!x` is a YAML tag and would be dropped: remove it, or quote the value',
      '2:1 unknown field `name` in a pack',
    ],
  ],
  ['pack: P\nname: |  x', ['2:10 the text of a block begins on the line below its `|`']],
  [
    'pack: P\n  rules: 3',
    ['2:3 `rules:` is indented by 2, the line that it belongs with by 0: indent it by two less'],
  ],
  ["pack: 'P", ["1:7 the quote `'` opened here is not closed"]],
  [
    'pack: P\nrules:\n    a: 1\n  b: 2',
    ['4:3 `b:` is indented by 2, the lines that it belongs with by 4: indent it by two more'],
  ],
  ['pack: "a\\\r\nb"', ['1:7 the quote `"` opened here is not closed']],
  ['pack: "\\U00110000"', ['1:8 a value that begins with `"` must be quoted as a whole']],
])('of a pack: %j', (text, expected) => {
  expect(shown(readPack(sourceFile('p.yaml', text)).diagnostics)).toEqual(expected);
});

test.each<[string, readonly string[]]>([
  ['tests: 3', ['1:1 missing field `pack` in a file of tests', '1:8 `tests` takes a list, found a number']],
  ['pack: P\ntests: [3]', ['2:9 `tests` takes maps, each a test, found a number']],
  ['pack: P\ntests: [{rule: YOGA_A, chart: [1]}]', ['2:32 `1` is not a moment; write YYYY-MM-DDTHH:MM']],
  [
    'pack: P\ntests: [{rule: YOGA_A, chart: [[1]]}]',
    ['2:32 `chart` takes a moment, or a map of positions, found a list'],
  ],
  ['pack: P\ntests: [{rule: YOGA_A, chart: {Moon: [1]}}]', ['2:38 `Moon` takes a text, found a list']],
  ['pack: P\ntests: [{rule: YOGA_A, chart: {Moon: }}]', ['2:38 `Moon` takes a text, found nothing']],
  [
    'pack: P\ntests: [{rule: KUTA_A, bride: {Moon: x}}]',
    ['2:9 missing field `groom` in a test', '2:16 the test has no expected result: add one of points'],
  ],
  [
    'pack: P\ntests: [{rule: KUTA_A, bride: {Moon: x}, groom: {Moon: y}}]',
    ['2:16 the test has no expected result: add one of points'],
  ],
  [
    'pack: P\ntests: [{rule: KUTA_A, bride: [1], groom: {Moon: y}, points: 3}]',
    ['2:31 `bride` takes a moment, or a map of positions, found a list'],
  ],
  ['pack: P\ntests: [{rule: KUTA_A, groom: {Moon: y}, points: 3}]', ['2:9 missing field `bride` in a test']],
  [
    'pack: P\ntests: [{rule: READING_A, chart: {Moon: x}, result: {a: [], b: {c: 1}, d: [e, {f: 1}]}}]',
    [
      '2:57 `a` takes a text, found a list',
      '2:64 `b` takes a text, found a map',
      '2:75 `d` takes a text, found a list',
    ],
  ],
  [
    'pack: P\ntests: [{rule: CONDITION_A, on: 2026-01-01, windows: 3, inputs: {a: [1]}}]',
    ['2:54 `3` is not a window; write HH:MM..HH:MM', '2:69 `a` takes a text, found a list'],
  ],
  [
    'pack: P\ntests: [{rule: CONDITION_A, on: 2026-01-01, windows: {x: 1}, inputs: {a: }}]',
    ['2:58 `1` is not a window; write HH:MM..HH:MM', '2:62 unknown field `inputs` in a test'],
  ],
  ['pack: P\ntests: [{rule: FESTIVAL_A, dates: {2026: [3]}}]', ['2:35 `dates` takes a text, found a map']],
  ['pack: P\ntests: [{rule: FESTIVAL_A, dates: {2026: {a: 1}}}]', ['2:35 `dates` takes a text, found a map']],
  [
    'pack: P\ntests: [{rule: FESTIVAL_A, dates: {x: 2026-01-01}}]',
    ['2:35 `dates` takes a text, found a map'],
  ],
  ['[1]', ['1:1 expected a map with `pack` and `tests`, found a list']],
  ['"a', ['1:1 the quote `"` opened here is not closed']],
  ['pack: P\ntests: [{rule: FESTIVAL_A, years: {2026: x}}]', ['2:42 `x` is not a date; write YYYY-MM-DD']],
  [
    'pack: P\ntests: [{rule: FESTIVAL_A, years: {2026: [none, none]}}]',
    ['2:43 `none` is not a date; write YYYY-MM-DD', '2:49 `none` is not a date; write YYYY-MM-DD'],
  ],
  [
    'pack: P\ntests: [{rule: MUHURAT_A, on: 2026-01-01, windows: {puja: [1]}}]',
    ['2:60 `1` is not a window; write HH:MM..HH:MM'],
  ],
  [
    'pack: P\ntests: [{rule: MUHURAT_A, on: 2026-01-01, windows: {puja: {a: 1}}}]',
    ['2:59 `puja` takes a text, found a map'],
  ],
  ['', ['1:1 expected a map with `pack` and `tests`, found empty']],
  [
    'tests: "a',
    [
      '1:8 the quote `"` opened here is not closed',
      '1:1 missing field `pack` in a file of tests',
      '1:8 `tests` takes a list, found a text',
    ],
  ],
  [
    'pack: P\ntests: [{rule: FESTIVAL_A, dates: [2026-01-01, 2026-01-02, 2027-13-01]}]',
    ['2:60 `2027-13-01` is not a date; write YYYY-MM-DD'],
  ],
  ['pack: P\ntests: [{rule: MUHURAT_A, on: 3}]', ['2:31 `3` is not a date; write YYYY-MM-DD']],
  [
    'pack: P\ntests: [{rule: FESTIVAL_A, windows: {2026-01-01: {puja: x}}}]',
    ['2:9 missing field `on` in a test', '2:50 `2026-01-01` takes a text, found a map'],
  ],
  [
    'pack: P\ntests: [{rule: FESTIVAL_A, windows: {}}]',
    ['2:9 missing field `on` in a test', '2:16 the test has no expected result: add one of windows'],
  ],
])('of a file of tests: %j', (text, expected) => {
  expect(shown(readTests(sourceFile('p.test.yaml', text)).diagnostics)).toEqual(expected);
});

test.each<[string, readonly string[]]>([
  ['', ['1:1 expected a map with `words` and `observances`, found empty']],
  ['[1]', ['1:1 expected a map with `words` and `observances`, found a list']],
  ['"a', ['1:1 the quote `"` opened here is not closed']],
  [
    'words: en\ndeities: {A: [1], b: c, D: }',
    [
      '2:14 `A` takes the name of a deity, found a list',
      '2:19 `b` is not a valid name for a deity: use capitals and _',
      '2:28 `D` takes the name of a deity, found nothing',
    ],
  ],
  ['words: hi\nobservances: {A: 3}', ['2:18 `A` takes a map of names and texts, found a number']],
  [
    'words: hi\nobservances: {A: {variants: {Bad: {name: x}, good: 3, other: {}, fine: {name: y}}}}',
    [
      '2:30 `Bad` is not a valid name for a variant: use capitals, digits and _',
      '2:46 `good` is not a valid name for a variant: use capitals, digits and _',
      '2:52 `good` takes a map with a `name`, found a number',
      '2:55 `other` is not a valid name for a variant: use capitals, digits and _',
      '2:55 missing field `name` in the variant other',
      '2:66 `fine` is not a valid name for a variant: use capitals, digits and _',
    ],
  ],
  [
    'words: hi\nobservances: {A: {name: "", about: x}}',
    [
      '2:25 `name` takes a text that is not empty, found a text',
      '2:15 missing field `summary` in the words of A',
    ],
  ],
  ['observances: {}', ['1:1 missing field `words` in a file of words']],
  ['words: HI!', ['1:8 `HI!` is not a language code']],
  [
    'words: hi\nobservances: {A: {variants: {fine: {name: y, from: [z]}}}}',
    ['2:30 `fine` is not a valid name for a variant: use capitals, digits and _'],
  ],
])('of a file of words: %j', (text, expected) => {
  expect(shown(readWords(sourceFile('p.words.yaml', text)).diagnostics)).toEqual(expected);
});
