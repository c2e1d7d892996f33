import { describe, expect, it } from 'vitest';
import { checkAny } from '../../../../compiler/front/check/expression.ts';
import type { Scope } from '../../../../compiler/front/check/scope.ts';
import { typeName } from '../../../../compiler/front/check/typed.ts';
import type { Diagnostic } from '../../../../dsl/diagnostics/diagnostic.ts';
import type { ExpressionText, TableNode } from '../../../../dsl/pack/document.ts';
import { sourceFile } from '../../../../dsl/source/source-file.ts';
import { parseExpression } from '../../../../dsl/syntax/parse.ts';
import { vocabularyWith } from '../../../../dsl/vocabulary/vocabulary.ts';

const months = [
  'Chithirai',
  'Vaikaasi',
  'Aani',
  'Aadi',
  'Aavani',
  'Purattaasi',
  'Aippasi',
  'Karthikai',
  'Maargazhi',
  'Thai',
  'Maasi',
  'Panguni',
];
const vocabulary = vocabularyWith([{ name: 'Tamil', months: months.map((m) => [m]) }]);

function expressionText(text: string): ExpressionText {
  const file = sourceFile('expression', text);
  return { text, range: { file, start: 0, end: text.length }, at: (i) => i };
}

function parsed(text: string) {
  const { tree, issues } = parseExpression(text, vocabulary);
  if (tree === undefined) throw new Error(`${text}: ${issues.map((f) => f.expected).join()}`);
  return { tree, text: expressionText(text) };
}

function table(entries: Readonly<Record<string, number | string>>): TableNode {
  const { range } = expressionText('');
  return {
    kind: 'map',
    range,
    entries: Object.entries(entries).map(([text, value]) => ({
      key: { text, range },
      value: { kind: 'scalar', text: String(value), value, range },
    })),
  };
}

/** The type of an expression in the body of a rule on a tithi, or the codes of what is wrong with it and where. */
function typeOf(text: string): string {
  const sink: Diagnostic[] = [];
  const scope: Scope = {
    check: checkAny,
    chain: {
      vocabulary,
      kala: new Map([['madhyahna', parsed('part 3 of 5 of day')]]),
      tables: new Map([
        ['lucky', table({ Sunday: 1, Monday: 2 })],
        ['names', table({ Sunday: 'one', Monday: 'two' })],
        ['ordinals', table({ 1: 'first', 2: 'second' })],
        ['stars', table({ Sunday: 'Rohini', Monday: 'Hasta' })],
      ]),
      divisions: new Map(),
      purnimanta: new Set(),
      codes: new Set(['FESTIVAL_HOLI', 'CONDITION_TARA', 'CONDITION_CHANDRA']),
      inputs: new Map([
        ['CONDITION_TARA', [{ name: 'star', kind: 'nakshatra' }]],
        ['CONDITION_CHANDRA', [{ name: 'sign', kind: 'rashi' }]],
      ]),
      checkedKala: new Map(),
      checkedDivisions: new Map(),
    },
    text: expressionText(text),
    bindings: new Map([['near', parsed('next tithi Dwadashi after start of target')]]),
    checkedBindings: new Map(),
    inputs: new Map([
      ['star', { name: 'star', kind: 'nakshatra' }],
      ['star28', { name: 'star28', kind: 'nakshatra28' }],
      ['age', { name: 'age', kind: 'number' }],
    ]),
    open: [],
    target: 'spans',
    adhika: { named: 'skip', unnamed: 'both' },
    sink,
    used: new Set(),
    references: new Map(),
  };
  const { tree, issues } = parseExpression(text, vocabulary);
  if (tree === undefined) return issues.map((f) => `syntax@${f.start + 1}`).join(' ');
  const term = checkAny(scope, tree);
  if (sink.length > 0) return sink.map((d) => `${d.code}@${d.range.start + 1}`).join(' ');
  if (term === undefined) return 'nothing, and nothing said';
  return term.type === 'holds' ? 'spans or a truth' : typeName(term.type);
}

const spans = 'spans of time';
const instant = 'an instant';
const truth = 'a truth value';
const either = 'spans or a truth';

describe('the type of an expression', () => {
  it.each([
    // Sets of spans.
    ['day and night', spans],
    ['day or night', spans],
    ['day except madhyahna', spans],
    ['not day', spans],
    ['day else night', spans],
    ['day when target at sunrise', spans],
    ['sunrise when target at sunrise', instant],
    ['sunrise and day', spans],
    ['madhyahna', spans],
    ['near', spans],
    ['target', spans],
    ['always', spans],
    ['adhika', spans],
    ['eclipse', spans],
    ['lunar eclipse visible', spans],
    ['start of solar eclipse', instant],
    ['length of penumbral eclipse visible', 'a duration'],
    ['lunar eclipse visible touches night', truth],
    ['FESTIVAL_HOLI', spans],
    ['from FESTIVAL_HOLI to FESTIVAL_HOLI', spans],
    // Names.
    ['Bhadrapada Shukla 4', spans],
    ['Bhadrapada', spans],
    ['Ekadashi', spans],
    ['Monday', spans],
    ['Vaidhriti', spans],
    ['Vishti', spans],
    ['class Nanda', spans],
    ['every Krishna 4', spans],
    ['Ashvina Shukla 1 to 9', spans],
    ['Tamil Thai', spans],
    ['Tamil Thai 1', spans],
    ['Gregorian 25 December', spans],
    ['3rd Monday within Gregorian January', spans],
    ['last nakshatra Shravana within Tamil Aavani', spans],
    ['Friday on or before Shravana Shukla 15', spans],
    ['1 day after FESTIVAL_HOLI', spans],
    ['Moon in 300 deg to 360 deg', spans],
    // Instants and windows.
    ['sunrise', instant],
    ['22:12', instant],
    ['Sun enters Makara', instant],
    ['every Sun enters rashi', instant],
    ['start of target', instant],
    ['middle of day', instant],
    ['24 min before sunrise', instant],
    ['next Sun enters Makara after sunrise', instant],
    ['last moonrise before sunrise', instant],
    ['sunrise of next day', instant],
    ['day of previous day', spans],
    ['from sunset for 72 min', spans],
    ['from sunset to moonrise', spans],
    ['24 min each side of end of target', spans],
    ['part 3 of 5 of day', spans],
    ['parts 1 to (lucky by weekday) of 15 of night', spans],
    ['next tithi Dwadashi after start of target', spans],
    // Truths.
    ['target touches day', truth],
    ['target covers sunrise', truth],
    ['target at sunrise', truth],
    ['sunrise in target', truth],
    ['start of target before sunset', truth],
    ['target is vriddhi', truth],
    ['target is not kshaya', truth],
    ['not target touches day', truth],
    ['target at sunrise and weekday is Monday', truth],
    ['target touches day or not target at sunrise', truth],
    ['tithi at sunrise is Ekadashi', truth],
    ['tithi at sunrise = tithi at sunset', truth],
    ['weekday is Monday', 'spans or a truth'],
    ['weekday is not Monday', 'spans or a truth'],
    ['nakshatra in [Rohini, Magha]', 'spans or a truth'],
    ['nakshatra is stars by weekday', 'spans or a truth'],
    ['weekday is Monday and nakshatra is Rohini', 'spans or a truth'],
    ['rashi of Sun is Makara', 'spans or a truth'],
    ['lagna is Vrishabha', 'spans or a truth'],
    ['nakshatra28 of Sun is Abhijit', 'spans or a truth'],
    // What is built of quantities alone holds at some times and not at others.
    ['count from nakshatra of Sun to nakshatra over 27 in [4, 6, 9]', either],
    ['count from nakshatra of Sun to nakshatra is 4', either],
    ['count from nakshatra28 of Sun to nakshatra28 over 28 is not 28', either],
    ['(count from Mesha to rashi of Moon) mod 3 >= 2', either],
    ['number of tithi + number of weekday > 9', either],
    ['number of tithi in lucky by weekday', either],
    ['rashi of Sun = rashi of Moon', either],
    ['not count from Rohini to nakshatra is 1', either],
    ['count from Rohini to nakshatra is 1 and weekday is Monday', either],
    ['count from Rohini to nakshatra is 1 and target', spans],
    ['count from Rohini to nakshatra is 1 and target at sunrise', truth],
    ['count from Rohini to (nakshatra at sunset) is 1', truth],
    ['(count from Rohini to nakshatra) at sunset', 'a number'],
    ['(count from Rohini to nakshatra) at sunset is 1', truth],
    ['(count from Rohini to nakshatra is 1) at sunset', truth],
    ['count from Rohini to nakshatra is 1 and tithi at sunrise is Ekadashi', truth],
    // Inputs are values of their kinds.
    ['star', 'a nakshatra'],
    ['star28', 'a nakshatra28'],
    ['age', 'a number'],
    ['nakshatra is star', either],
    ['nakshatra is not star', either],
    ['nakshatra = star', either],
    ['star is Rohini', either],
    ['age >= 12', either],
    ['age is 12', either],
    ['count from star to nakshatra over 27', 'a number'],
    ['count from star28 to nakshatra28', 'a number'],
    ['stars by weekday', 'a text'],
    ['count from stars by weekday to nakshatra28', 'a number'],
    ['number of star', 'a number'],
    ['CONDITION_TARA', spans],
    // Durations, numbers, labels, texts.
    ['24 min', 'a duration'],
    ['4 fixed ghati', 'a duration'],
    ['3 muhurta of night', 'a duration'],
    ['1/3 of madhyahna', 'a duration'],
    ['length of target', 'a duration'],
    ['overlap of target in day', 'a duration'],
    ['24 min + 1 hour', 'a duration'],
    ['24 min * 2', 'a duration'],
    ['length of day / 2', 'a duration'],
    ['overlap of target in day >= 3 muhurta of day', truth],
    ['1 + 2 * 3 mod 4', 'a number'],
    ['number of tithi', 'a number'],
    ['count from Rohini to nakshatra over 27', 'a number'],
    ['lucky by weekday', 'a number'],
    ['lucky by weekday + 1', 'a number'],
    ['lucky by weekday at sunrise', 'a number'],
    ['lucky by weekday in [1, 2]', either],
    ['lucky by weekday at sunset in [1, 2]', truth],
    ['names by weekday', 'a text'],
    ['names by weekday = "one"', either],
    ['ordinals by (lucky by weekday)', 'a text'],
    ['["one", "two"] by (count from Rohini to nakshatra)', 'a text'],
    ['["a", "b", "a", "b", "a", "b", "a"] by weekday', 'a text'],
    ['tithi at sunrise', 'a tithi'],
    ['weekday at sunset', 'a weekday'],
    ['rashi of Moon at sunrise', 'a rashi'],
    ['300 deg', 'an angle'],
  ])('%s is %s', (text, type) => {
    expect(typeOf(text)).toBe(type);
  });
});

describe('what the types refuse', () => {
  it.each([
    // Spans and truths.
    ['target and day touches night', 'spans-and-truth@1'],
    ['target at sunrise or day', 'spans-and-truth@1'],
    ['day when night', 'span-as-truth@10'],
    ['day else target at sunrise', 'type-mismatch@1'],
    ['day and 5', 'type-mismatch@9'],
    ['not 5', 'type-mismatch@5'],
    ['length of 5', 'type-mismatch@11'],
    ['"a" touches day', 'type-mismatch@1'],
    // Instants.
    ['day before sunset', 'type-mismatch@1'],
    ['target at day', 'type-mismatch@11'],
    ['from day to sunset', 'type-mismatch@6'],
    ['24 min before day', 'type-mismatch@15'],
    ['sunrise >= sunset', 'type-mismatch@1'],
    ['sunrise before 5', 'type-mismatch@16'],
    ['from sunset for 5', 'type-mismatch@17'],
    ['from sunset for day', 'type-mismatch@17'],
    // Units.
    ['24 min >= 3', 'unit-mismatch@1'],
    ['24 min + 3', 'unit-mismatch@1'],
    ['24 min * 3 min', 'unit-mismatch@1'],
    ['2 / 24 min', 'unit-mismatch@1'],
    ['length of day > 30 deg', 'unit-mismatch@1'],
    ['tithi at sunrise = nakshatra at sunrise', 'unit-mismatch@1'],
    ['tithi at sunrise > tithi at sunset', 'unit-mismatch@1'],
    ['names by weekday > "a"', 'unit-mismatch@1'],
    ['3 ghati', 'bare-ghati@1'],
    ['3 muhurta', 'missing-window@1'],
    ['1 prahara', 'missing-window@1'],
    // Names.
    ['Magha', 'ambiguous-name@1'],
    ['day and Shukla', 'ambiguous-name@9'],
    ['Chaitra + 1', 'cyclic-name-arithmetic@1'],
    ['1 + Monday', 'cyclic-name-arithmetic@5'],
    ['Rohinni', 'unknown-name@1'],
    ['nakshatra Rohinni', 'unknown-name@11'],
    ['weekday is Rohini', 'unknown-name@12'],
    ['tithi in [Ekadashi, Rohini]', 'unknown-name@21'],
    ['nakshatra in []', 'empty-list@14'],
    ['Sun enters Rohini', 'unknown-name@12'],
    ['Marz enters Mesha', 'unknown-name@1'],
    ['Mercury in 0 deg to 400 deg', 'number-out-of-range@1'],
    ['nakshatra of Mahrs', 'unknown-name@14'],
    ['nakshatra of tithi', 'unknown-name@14'],
    ['navamsa is Mesha', 'type-mismatch@1'],
    ['pada is 5', 'number-out-of-range@9'],
    ['pada in [1, 0]', 'number-out-of-range@13'],
    ['pada is Ashwini', 'type-mismatch@9'],
    ['Sun is retrograde', 'type-mismatch@1'],
    ['Rahu is not retrograde', 'type-mismatch@1'],
    ['Rohini is retrograde', 'unknown-name@1'],
    ['tithi is retrograde', 'unknown-name@1'],
    ['Jupiter in house 13 of lagna', 'number-out-of-range@12'],
    ['Jupiter in house [1, 0] of lagna', 'number-out-of-range@12'],
    ['Jupiter in house 2 of tithi', 'type-mismatch@23'],
    ['Rohini in house 2 of lagna', 'unknown-name@1'],
    ['house [1, 2] of lagna is Mesha', 'type-mismatch@1'],
    ['lagna is empty', 'type-mismatch@1'],
    ['Mesha aspects lagna', 'unknown-name@1'],
    ['lagna aspects Moon', 'type-mismatch@1'],
    ['Jupiter aspects weekday', 'type-mismatch@17'],
    ['any of [] aspects Moon', 'empty-list@1'],
    ['any of [Sun, Mesha] aspects Moon', 'unknown-name@14'],
    ['any of [Sun, Mars]', 'type-mismatch@1'],
    ['longitude of Rohini', 'unknown-name@14'],
    ['longitude of Jupiter >= 12', 'unit-mismatch@1'],
    ['tithi of Moon', 'type-mismatch@10'],
    ['nakshatra28 of Mars', 'type-mismatch@16'],
    ['nakshatra is Abhijit', 'unknown-name@14'],
    ['Abhijit', 'type-mismatch@1'],
    ['rashi is Makara', 'type-mismatch@1'],
    ['madhyana', 'unknown-kala@1'],
    ['FESTIVAL_HOLY', 'unknown-rule@1'],
    ['lucky', 'type-mismatch@1'],
    ['luck by weekday', 'unknown-table@1'],
    ['lucky by day', 'type-mismatch@10'],
    ['["a", day] by weekday', 'type-mismatch@7'],
    ['weekday in Monday', 'type-mismatch@1'],
    ['day is Monday', 'type-mismatch@1'],
    ['Tamil Mesha', 'unknown-name@7'],
    // Numbers.
    ['part 6 of 5 of day', 'part-out-of-range@6'],
    ['part 0 of 5 of day', 'part-out-of-range@6'],
    ['parts 2 to 9 of 8 of day', 'part-out-of-range@12'],
    ['part "a" of 5 of day', 'syntax@6'],
    ['part ("a") of 5 of day', 'type-mismatch@6'],
    ['Magha Shukla 16', 'number-out-of-range@1'],
    ['Magha Shukla 9 to 3', 'number-out-of-range@1'],
    ['Gregorian 40 May', 'number-out-of-range@1'],
    ['Moon in 300 deg to 400 deg', 'number-out-of-range@1'],
    ['Moon in 300 to 360 deg', 'type-mismatch@1'],
    ['1/0 of day', 'number-out-of-range@1'],
    ['1.5 days after FESTIVAL_HOLI', 'type-mismatch@1'],
    ['0th Monday within Gregorian January', 'number-out-of-range@1'],
    // Counts.
    ['count from nakshatra of Sun to nakshatra over 28', 'type-mismatch@1'],
    ['count from rashi of Sun to rashi of Moon over 27', 'type-mismatch@1'],
    ['count from nakshatra of Sun to nakshatra28', 'unit-mismatch@32'],
    ['count from star to nakshatra28 over 28', 'unit-mismatch@20'],
    ['count from star to rashi of Moon', 'unit-mismatch@20'],
    ['count from Rohini to rashi of Moon', 'unknown-name@12'],
    ['count from Ekadashi to tithi', 'type-mismatch@12'],
    ['count from karana to Vishti', 'type-mismatch@1'],
    ['count from day to nakshatra', 'type-mismatch@12'],
    ['count from Rohini to nakshatra in [1, Rohini]', 'type-mismatch@39'],
    ['count from Rohini to nakshatra in []', 'empty-list@35'],
    ['count from Rohini to nakshatra is Rohini', 'type-mismatch@35'],
    ['number of tithi in names by weekday', 'type-mismatch@20'],
    ['names by (count from Rohini to nakshatra)', 'table-key@1 table-key@1'],
    // Inputs.
    ['nakshatra28 is star', 'unit-mismatch@1'],
    ['tithi = star', 'unit-mismatch@1'],
    ['star + 1', 'unit-mismatch@1'],
    ['star and day', 'type-mismatch@1'],
    ['agee >= 12', 'unknown-kala@1'],
    ['CONDITION_CHANDRA', 'missing-input@1'],
    // Two mistakes are two diagnostics.
    ['madhyana touches aparana', 'unknown-kala@1 unknown-kala@18'],
    ['(24 min >= 3) and (5 min = 4 deg)', 'unit-mismatch@1 unit-mismatch@19'],
  ])('%s: %s', (text, reported) => {
    expect(typeOf(text)).toBe(reported);
  });
});
