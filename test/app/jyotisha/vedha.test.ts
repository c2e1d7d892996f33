import { expect, test } from 'vitest';
import { reading, readingPack, rulesIn } from '../../../app/jyotisha/rules.ts';
import { vedhaIn } from '../../../app/jyotisha/vedha.ts';
import { Refusal } from '../../../app/requests/refusal.ts';
import { G } from '../../../engine/jyotisha/graha.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const workspace = sharedWorkspace();

// As it stood in code before it was a table of the packs.
const ofSaturn = [
  [3, 12],
  [6, 9],
  [11, 5],
];
const inCode = [
  [
    [3, 9],
    [6, 12],
    [10, 4],
    [11, 5],
  ],
  [
    [1, 5],
    [3, 9],
    [6, 12],
    [7, 2],
    [10, 4],
    [11, 8],
  ],
  [
    [3, 12],
    [6, 9],
    [11, 5],
  ],
  [
    [2, 5],
    [4, 3],
    [6, 9],
    [8, 1],
    [10, 8],
    [11, 12],
  ],
  [
    [2, 12],
    [5, 4],
    [7, 3],
    [9, 10],
    [11, 8],
  ],
  [
    [1, 8],
    [2, 7],
    [3, 1],
    [4, 10],
    [5, 9],
    [8, 5],
    [9, 11],
    [11, 6],
    [12, 3],
  ],
  ofSaturn,
  ofSaturn,
  ofSaturn,
];

test('vedha by the packs is that which stood in code', () => {
  const { houses, exempt, source } = vedhaIn(workspace);
  expect(houses.map((of) => [...of])).toEqual(inCode);
  const free = [...exempt.entries()].filter(([, other]) => other !== undefined);
  expect(free).toEqual([
    [G.sun, G.saturn],
    [G.moon, G.mercury],
    [G.mercury, G.moon],
    [G.saturn, G.sun],
  ]);
  expect(source).toBe(
    'Phaladeepika 26.2-12: the good houses of each graha from the Moon of birth, and the house of vedha of each; the nodes as Saturn',
  );
});

test('the houses that have a vedha are those that the reading of gochara calls good', () => {
  const rules = rulesIn(workspace, readingPack);
  if (rules === undefined) throw new Error('there are no rules of readings');
  for (const [planet, of] of vedhaIn(workspace).houses.entries())
    for (let place = 1; place <= 12; place++) {
      const stated = reading(rules, 'READING_GOCHARA', { planet, place, obstructed: 'NO' });
      expect(stated?.text('tone') === 'GOOD', `${planet} in ${place}`).toBe(of.has(place));
    }
});

test('packs without readings are refused', () => {
  const without = { pack: () => undefined, packs: () => workspace.packs() };
  expect(() => vedhaIn(without)).toThrow(Refusal);
});
