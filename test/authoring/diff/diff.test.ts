import { afterAll, describe, expect, it, test } from 'vitest';
import { diffPacks, type PackDiff } from '../../../authoring/diff/diff.ts';
import type { Chains } from '../../../authoring/diff/versions.ts';
import { openAlmanac } from '../../../engine/almanac/place-year.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { chainsOf, child, parent, replaced } from './versions.ts';

const sky = openBundledSky();
afterAll(() => sky.close());
const { placeYear } = openAlmanac(sky);

const delhi = { name: 'New Delhi', place: { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' } };

function diff(before: Chains, after: Chains, from = 2025, to = 2026): PackDiff {
  const packs = [...new Set([...before.keys(), ...after.keys()])];
  return diffPacks(before, after, {
    packs,
    from,
    to,
    sample: { from, to: from },
    mode: 'standard',
    sitesOf: () => [delhi],
    placeYear,
  });
}

const moves = ({ dates }: PackDiff): string[] =>
  dates.flatMap(({ code, moved }) =>
    moved.map(({ before, after }) => `${code} ${before?.text ?? '-'} -> ${after?.text ?? '-'}`),
  );
const changes = ({ rules }: PackDiff): string[] =>
  rules.map(({ change: { code, how, fields, through } }) => [code, how, ...fields, ...through].join(' '));

const before = chainsOf(parent, child);

describe('a change in spelling alone is none', () => {
  it.each([
    ['a comment', replaced(parent, '      then first', '      # at last\n      then first')],
    [
      'another name of the month',
      replaced(parent, 'observe: Ashvina Krishna 15', 'observe: Ashwin Amavasya'),
    ],
    ['parentheses', replaced(parent, 'target and noon', '((target) and (noon))')],
    ['a key of a table', replaced(parent, '{Ashvina: AUTUMN', '{Ashwin: AUTUMN')],
    [
      'the order of rules and a summary',
      replaced(parent, '    name: Lamps\n', '    name: Lamps\n    summary: Lamps\n'),
    ],
    ['the level of a citation', replaced(parent, 'level: VERIFIED', 'level: DERIVED')],
  ])('%s', (_, text) => {
    expect(diff(before, chainsOf(text, child))).toEqual({
      added: [],
      removed: [],
      rules: [],
      parts: [],
      dates: [],
      given: [],
    });
  });
});

test('a kala of the parent moves the rules of parent and child that rest on it, and no other', () => {
  const differences = diff(
    before,
    chainsOf(replaced(parent, 'noon: part 3 of 5', 'noon: part 5 of 5'), child),
  );
  expect(changes(differences)).toEqual([
    'FESTIVAL_AFTER changed kala noon',
    'FESTIVAL_FOURTH changed kala noon',
    'FESTIVAL_OWN changed kala noon',
  ]);
  expect(differences.parts).toEqual([
    {
      change: {
        part: 'kala noon',
        how: 'changed',
        details: [{ field: 'is', before: ['part 3 of 5 of day'], after: ['part 5 of 5 of day'] }],
        through: [],
        gives: true,
        rules: ['FESTIVAL_AFTER', 'FESTIVAL_FOURTH', 'FESTIVAL_OWN'],
      },
      packs: ['PARENT', 'CHILD'],
    },
  ]);
  // Chaturthi from 13:55 on the 26th to 15:45 on the 27th: the 27th's noon, the 26th's late afternoon.
  expect(moves(differences)).toContain('FESTIVAL_FOURTH 2025-08-27 -> 2025-08-26');
  expect(moves(differences)).toContain('FESTIVAL_AFTER 2025-08-28 -> 2025-08-27');
  const fourth = differences.dates.find(({ code }) => code === 'FESTIVAL_FOURTH');
  expect(fourth?.moved[0]).toMatchObject({
    before: { by: 'prefer most of noon' },
    after: { by: 'prefer most of noon' },
    at: [{ site: 'New Delhi', packs: ['PARENT', 'CHILD'] }],
  });
});

test('a clause that changes is reported with the clauses that decided on both sides', () => {
  const after = chainsOf(replaced(parent, 'prefer most of dusk', 'prefer target at sunrise'), child);
  const differences = diff(before, after);
  expect(changes(differences)).toEqual(['FESTIVAL_LAMPS changed decide']);
  expect(differences.rules[0]?.packs).toEqual(['PARENT', 'CHILD']);
  // Amavasya from the afternoon of 20 October 2025 to that of the 21st.
  expect(differences.dates[0]?.moved[0]).toMatchObject({
    before: { text: '2025-10-20', by: 'prefer most of dusk' },
    after: { text: '2025-10-21', by: 'prefer target at sunrise' },
  });
});

test('a better name or another window is a change that moves no date', () => {
  const text = replaced(replaced(parent, 'name: Lamps', 'name: Row of lamps'), 'target and noon', 'noon');
  const differences = diff(before, chainsOf(text, child));
  expect(changes(differences)).toEqual(['FESTIVAL_FOURTH changed windows', 'FESTIVAL_LAMPS changed name']);
  expect(moves(differences)).toEqual([]);
});

test('a table is reported with the rules that look it up, though it moves none', () => {
  const differences = diff(before, chainsOf(replaced(parent, 'Ashvina: AUTUMN', 'Ashvina: EARLY'), child));
  expect(changes(differences)).toEqual(['FESTIVAL_LAMPS changed table names_of_lamps']);
  expect(differences.parts).toEqual([
    {
      change: {
        part: 'table names_of_lamps',
        how: 'changed',
        details: [{ field: 'cells', before: ['[Ashvina]: AUTUMN'], after: ['[Ashvina]: EARLY'] }],
        through: [],
        gives: false,
        rules: [],
      },
      packs: ['PARENT', 'CHILD'],
    },
  ]);
  expect(moves(differences)).toEqual([]);
});

test('rules that a child disables, adds and removes', () => {
  const own = child.slice(child.indexOf('  FESTIVAL_OWN'));
  const other = `${replaced(child, own, '')}  disable: [FESTIVAL_LAMPS]\n${replaced(own, 'FESTIVAL_OWN', 'FESTIVAL_NEW')}`;
  const differences = diff(before, chainsOf(parent, other));
  expect(changes(differences)).toEqual([
    'FESTIVAL_LAMPS disabled',
    'FESTIVAL_NEW added',
    'FESTIVAL_OWN removed',
  ]);
  expect(differences.rules.every(({ packs }) => packs.join() === 'CHILD')).toBe(true);
  expect(moves(differences)).toContain('FESTIVAL_LAMPS 2025-10-20 -> -');
  expect(moves(differences).filter((move) => move.startsWith('FESTIVAL_NEW -'))).toHaveLength(2);
});

test('packs that come and go are reported as packs', () => {
  const changes = diff(before, chainsOf(parent, replaced(child, 'CHILD', 'OTHER')));
  expect([changes.added, changes.removed, changes.rules]).toEqual([['OTHER'], ['CHILD'], []]);
});

test('seen from the other side, every move is the other way round', () => {
  const after = chainsOf(replaced(parent, 'noon: part 3 of 5', 'noon: part 5 of 5'), child);
  const reversed = moves(diff(after, before, 2000, 2020)).map((move) => {
    const [, code, old, now] = /^(\S+) (.+) -> (.+)$/.exec(move) ?? [];
    return `${code} ${now} -> ${old}`;
  });
  const forward = moves(diff(before, after, 2000, 2020));
  expect(forward.length).toBeGreaterThan(5);
  expect(reversed.sort()).toEqual([...forward].sort());
});

describe('a sky alone', () => {
  it('of a chain moves what is of the Sun and the Moon there, and says through what', () => {
    const difference = diff(
      before,
      chainsOf(parent, replaced(child, 'extends: PARENT', 'extends: PARENT\nsky: vakya')),
    );
    expect(changes(difference)).toEqual([
      'FESTIVAL_AFTER changed sky',
      'FESTIVAL_FOURTH changed sky',
      'FESTIVAL_LAMPS changed sky',
      'FESTIVAL_OWN changed sky',
    ]);
    expect(difference.rules.every(({ packs }) => packs.join() === 'CHILD')).toBe(true);
    expect(difference.parts.map(({ change: { part, details } }) => [part, details])).toEqual([
      ['sky', [{ field: 'is', before: ['drik'], after: ['vakya'] }]],
    ]);
  });

  it('of a rule is one of its fields', () => {
    const text = replaced(
      parent,
      '    observe: Bhadrapada Shukla 4\n',
      '    observe: Bhadrapada Shukla 4\n    sky: surya_siddhanta\n',
    );
    const difference = diff(before, chainsOf(text, child), 2000, 2030);
    expect(changes(difference)).toEqual([
      'FESTIVAL_AFTER changed rule FESTIVAL_FOURTH',
      'FESTIVAL_FOURTH changed sky',
    ]);
    expect(difference.rules[1]?.change.details).toEqual([
      { field: 'sky', before: [], after: ['surya_siddhanta'] },
    ]);
    const moved = new Set(difference.dates.map(({ code }) => code));
    expect(moved).toEqual(new Set(['FESTIVAL_AFTER', 'FESTIVAL_FOURTH']));
  });

  it('leaves alone what has a sky of its own, and what reads neither Sun nor Moon', () => {
    const fixed = `${replaced(parent, '    type: FESTIVAL\n    observe: Bhadrapada', '    type: FESTIVAL\n    sky: drik\n    observe: Bhadrapada')}  FESTIVAL_FIXED:
    name: A fixed day
    type: FESTIVAL
    observe: Gregorian 2 October
    cite: [{work: almanac, level: VERIFIED}]
`;
    const other = replaced(fixed, 'pack: PARENT\n', 'pack: PARENT\nsky: surya_siddhanta\n');
    const difference = diff(chainsOf(fixed), chainsOf(other));
    expect(changes(difference)).toEqual(['FESTIVAL_LAMPS changed sky']);
  });
});
