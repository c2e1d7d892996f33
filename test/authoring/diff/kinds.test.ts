import { afterAll, describe, expect, it, test } from 'vitest';
import { diffPacks, type PackDiff } from '../../../authoring/diff/diff.ts';
import { openAlmanac } from '../../../engine/almanac/place-year.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { chainsOf, child, kinds, parent, replaced } from './versions.ts';

const sky = openBundledSky();
afterAll(() => sky.close());
const { placeYear } = openAlmanac(sky);

const delhi = { name: 'New Delhi', place: { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' } };

function diff(before: readonly string[], after: readonly string[]): PackDiff {
  const chains = [chainsOf(...before), chainsOf(...after)] as const;
  return diffPacks(...chains, {
    packs: [...new Set(chains.flatMap((some) => [...some.keys()]))],
    from: 2025,
    to: 2025,
    sample: { from: 2025, to: 2025 },
    mode: 'standard',
    sitesOf: () => [delhi],
    placeYear,
  });
}

const changed = (...changes: readonly (readonly [string, string])[]): PackDiff =>
  diff([kinds], [changes.reduce((text, [from, to]) => replaced(text, from, to), kinds)]);

const nothing = { added: [], removed: [], rules: [], parts: [], dates: [], given: [] };

const reported = ({ rules, parts }: PackDiff): string[] =>
  [
    ...parts.map(({ change }) => ({ ...change, name: change.part })),
    ...rules.map(({ change }) => ({ ...change, name: change.code })),
  ].flatMap(({ name, details, through }) => [
    ...details.map(({ field, before, after, same = '' }) =>
      [name, field, [before, after].map((side) => side.join(' | ')).join(' -> '), same].join(' ').trim(),
    ),
    ...through.map((part) => `${name} through ${part}`),
  ]);

const given = ({ given: changes }: PackDiff, thing: string) => {
  const match = changes.find((one) => one.thing === thing);
  if (match === undefined) throw new Error(`nothing is reported on ${thing}`);
  return match;
};

describe('a change in spelling alone is none', () => {
  it.each([
    [
      'a let of another name',
      [
        ['tara: (count', 'star: (count'],
        ['tara in', 'star in'],
        ['by tara', 'by star'],
      ],
    ],
    [
      'a let written out',
      [['holds: nakshatra in', 'let: {them: "nakshatra in [Rohini, Pushya]"}\n    holds: them #']],
    ],
    ['names in another order', [['[Rohini, Pushya]', '[Pushya, Rohini]']]],
    ['keys in another order', [['{middle: noon, after: late}', '{after: late, middle: noon}']]],
    ['a comment and parentheses', [['noon or late', '(noon) or (late) # either']]],
    ['another spelling of a key', [['Ashwini: Outer', 'Aswini: Outer']]],
    ['a citation', [['year: "1790"', 'year: "1791"']]],
  ] as const)('%s', (_, changes) => {
    expect(changed(...changes)).toEqual(nothing);
  });
});

describe('what changed is reported field by field', () => {
  it.each([
    ['quality: auspicious', 'quality: inauspicious', ['kala noon quality auspicious -> inauspicious']],
    ['Surya, Monday', 'Mangala, Monday', ['table lords cells [Sunday]: Surya -> [Sunday]: Mangala']],
    ['divide: day into 3', 'divide: night into 3', ['division thirds divide day into 3 -> night into 3']],
    ['months: [One', 'months: [First', ['calendar Solar months One -> First']],
    ['first_month: Mesha', 'first_month: Mesha\n    sky: vakya', ['calendar Solar sky  -> vakya']],
    [
      'base: 40\n    ratings: {GOOD: 60, FAIR: 40, AVOID: 0}\n    hier',
      'base: 30\n    ratings: {GOOD: 55, FAIR: 40, AVOID: 0}\n    hier',
      ['SUITABILITY_SHOP base 40 -> 30', 'SUITABILITY_SHOP ratings GOOD: 60 -> GOOD: 55'],
    ],
    ['[STARS, DAYS]', '[DAYS, STARS]', ['SUITABILITY_SHOP hierarchy  ->  lines']],
    [
      'take 10 when weekday is Saturday',
      'take 20 when weekday is Saturday',
      [
        'SUITABILITY_SHOP score take 10 when weekday is Saturday because "Saturday" as DAYS -> take 20 when weekday is Saturday because "Saturday" as DAYS',
      ],
    ],
    [
      'require: noon or late',
      'require: noon\n    lasting: 48 min',
      ['MUHURAT_SHOP require noon or late -> noon', 'MUHURAT_SHOP lasting  -> 48 min'],
    ],
    [
      '{star: nakshatra, back?: [YES]}',
      '{star: nakshatra, back?: [YES, NO]}',
      ['CHAKRA_RINGS inputs back?: [YES] -> back?: [YES, NO]'],
    ],
    [
      'turned: back is "YES"',
      'turned: back is not "YES"',
      ['CHAKRA_RINGS result turned: back is "YES" -> turned: back is not "YES"'],
    ],
  ] as const)('%s', (from, to, expected) => {
    expect(reported(changed([from, to]))).toEqual(expected);
  });

  test('a let that means something else is reported with the field whose text is the same', () => {
    const { rules } = changed(['mod 3 + 1}', 'mod 3 + 2}']);
    expect(rules[0]?.change).toMatchObject({
      code: 'CONDITION_BIRTH',
      fields: ['holds', 'kind'],
      details: [
        { field: 'holds', before: [], after: [], same: 'words' },
        { field: 'kind', before: [], after: [], same: 'words' },
      ],
      bindings: [
        { field: 'tara', before: [expect.stringMatching(/ 1$/)], after: [expect.stringMatching(/ 2$/)] },
      ],
    });
  });

  test('what a rule takes from those that it weighs is reported with those', () => {
    expect(reported(changed(['name: Any time\n    base: 40', 'name: Any time\n    base: 50']))).toEqual([
      'MUHURAT_ANY base 40 -> 50',
      'MUHURAT_SHOP through rule MUHURAT_ANY',
    ]);
  });
});

describe('what is given otherwise', () => {
  test('a kala: every day with both windows, and all that rests on it', () => {
    const changes = changed(['part 3 of 5 of day', 'part 4 of 5 of day']);
    const { at, first } = given(changes, 'kala noon');
    expect(at).toEqual([{ site: 'New Delhi', packs: ['KINDS'], of: 365, differ: 365 }]);
    // Sunrise at 7:14 and sunset at 17:36: 2 h 04 min are a fifth.
    expect(first[0]).toEqual({ on: '2025-01-01', before: ['11:23..13:27'], after: ['13:27..15:31'] });
    expect(changes.given.map(({ thing }) => thing)).toEqual([
      'kala late',
      'kala noon',
      'CONDITION_STARS',
      'MUHURAT_ANY',
      'MUHURAT_SHOP',
    ]);
  });

  test('a condition: the days on which it holds otherwise', () => {
    const { at, first } = given(changed(['[Rohini, Pushya]', '[Rohini]']), 'CONDITION_STARS');
    // The Moon is in Pushya some thirteen times a year, on parts of two days.
    expect(at[0]?.differ).toBeGreaterThan(20);
    expect(at[0]?.differ).toBeLessThan(30);
    expect(first.every(({ before, after }) => before.length > 0 && after.length === 0)).toBe(true);
  });

  test('a condition that must be given inputs is not compared, and says so', () => {
    expect(given(changed(['in [1, 2]', 'in [1, 3]']), 'CONDITION_BIRTH')).toMatchObject({
      at: [],
      first: [],
      uncompared: 'it needs birth',
    });
  });

  test('a muhurat: the windows of a day on both sides, with their worth', () => {
    const changes = changed(['is Tuesday because', 'is Wednesday because']);
    const { at, first } = given(changes, 'MUHURAT_SHOP');
    expect(at[0]?.differ).toBe(52 + 53);
    // 1 January 2025 was a Wednesday.
    expect(first[0]).toEqual({
      on: '2025-01-01',
      before: ['11:23..13:27 40 FAIR', '13:27..14:27 30 AVOID'],
      after: ['11:23..14:27 blocked AVOID'],
    });
    expect(changes.given).toHaveLength(1);
  });

  test('each value of an input is a case, reported where it differs from the others', () => {
    const text = replaced(
      kinds,
      '    score: block when weekday is Tuesday because "Tuesday"',
      '    inputs: {shade?: [SOLAR, LUNAR], shore: [EAST, WEST]}\n    score: |\n      take 20 when shade is "SOLAR" because "eclipse"\n      take 5 when shore is "WEST" because "west"',
    );
    const changes = diff([text], [replaced(text, 'take 20 when', 'take 10 when')]);
    const { at, first } = given(changes, 'MUHURAT_SHOP');
    // East and West without a shade, then each shade with the first side.
    expect(at[0]).toMatchObject({ of: 4 * 365, differ: 365 });
    expect(first[0]?.on).toBe('2025-01-01 (shore EAST, shade SOLAR)');
    const both = given(
      diff([text], [replaced(text, 'take 10 when late', 'take 15 when late')]),
      'MUHURAT_SHOP',
    );
    expect(both.first.map(({ on }) => on).slice(0, 1)).toEqual(['2025-01-01 (shore EAST)']);
  });

  test('a suitability: the days that are worth something else', () => {
    const { at, first } = given(changed(['take 10 when weekday', 'take 5 when weekday']), 'SUITABILITY_SHOP');
    expect(at[0]?.differ).toBe(52);
    expect(first[0]).toEqual({ on: '2025-01-04', before: ['30 AVOID'], after: ['35 AVOID'] });
  });

  test('a chakra: the inputs for which its fields differ', () => {
    const { by, at, first } = given(changed(['Bharani: Wall', 'Bharani: Gate']), 'CHAKRA_RINGS');
    // Its field reads one star of 27; the other reads one word, or none.
    expect([by, at]).toEqual(['inputs', [{ site: '', packs: ['KINDS'], of: 27 + 2, differ: 1 }]]);
    expect(first).toEqual([{ on: 'star Bharani', before: ['ring Wall'], after: ['ring Gate'] }]);
  });

  test('a calendar: the first days of its months', () => {
    const changes = changed(['require sunset after target', 'require sunrise after target']);
    const { by, at, first } = given(changes, 'calendar Solar');
    expect([by, at[0]?.of]).toEqual(['month', 12]);
    // The Sun enters Makara at 8:55 on 14 January 2025, after sunrise and before sunset.
    expect(first[0]).toEqual({ on: 'Ten 1', before: ['2025-01-14'], after: ['2025-01-15'] });
  });

  test('a division: the parts whose label or time differs', () => {
    const { first } = given(
      changed(['- [c, a, b]\n    - [a, b, c]\n    - [b', '- [c, a, b]\n    - [a, c, b]\n    - [b']),
      'division thirds',
    );
    expect(first[0]).toEqual({
      on: '2025-01-01',
      before: ['10:41..14:08 b', '14:08..17:36 c'],
      after: ['10:41..14:08 c', '14:08..17:36 b'],
    });
  });
});

describe('seen from the other side, everything is the other way round', () => {
  it.each([
    ['kinds', kinds, 'part 3 of 5 of day', 'part 4 of 5 of day'],
    ['kinds', kinds, 'MUHURAT_SHOP', 'MUHURAT_STALL'],
    ['kinds', kinds, '[Rohini, Pushya]', '[Rohini]'],
    ['kinds', kinds, 'lords: {', 'masters: {'],
    ['parent', parent, 'prefer most of dusk', 'prefer target at sunrise'],
    ['parent', parent, 'Ashvina: AUTUMN, ', ''],
  ])('%s, %#', (_, text, from, to) => {
    const beside = text === parent ? [child] : [];
    const [one, other] = [
      [text, ...beside],
      [replaced(text, from, to), ...beside],
    ];
    const there = diff(one, other);
    const back = diff(other, one);
    const reversed: Record<string, string> = {
      added: 'removed',
      removed: 'added',
      enabled: 'disabled',
      disabled: 'enabled',
    };
    const side = ({ rules, parts }: PackDiff, how: (how: string) => string, flip: boolean) =>
      [
        ...rules.map(({ change }) => ({ ...change, name: change.code })),
        ...parts.map(({ change }) => ({ ...change, name: change.part })),
      ].map(({ name, details, ...change }) => ({
        name,
        how: how(change.how),
        through: change.through,
        details: details.map(({ field, before, after }) =>
          flip ? { field, before: after, after: before } : { field, before, after },
        ),
      }));
    expect(side(there, (how) => how, false).length).toBeGreaterThan(0);
    expect(side(back, (how) => reversed[how] ?? how, true)).toEqual(side(there, (how) => how, false));
    expect(
      back.given.map(({ first }) =>
        first.map(({ on, before, after }) => ({ on, before: after, after: before })),
      ),
    ).toEqual(there.given.map(({ first }) => first));
  });
});
