import { expect, test } from 'vitest';
import { lunationName } from '../../../explain/sentences/tithi-name.ts';

const lunation = { start: 0, end: 29.5, months: [5], adhika: false, kshaya: false };

test('a lunation has the name of its month, and its dark half that of the next where months are purnimanta', () => {
  expect(lunationName(lunation)).toBe('Shravana');
  expect(lunationName(lunation, undefined, { names: 'purnimanta' })).toBe('Shravana');
  expect(lunationName(lunation, undefined, { names: 'purnimanta', dark: true })).toBe('Bhadrapada');
  expect(lunationName({ ...lunation, months: [12] }, undefined, { names: 'purnimanta', dark: true })).toBe(
    'Chaitra',
  );
});

test('an adhika lunation has one name in both halves', () => {
  const adhika = { ...lunation, adhika: true };
  expect(lunationName(adhika, undefined, { names: 'purnimanta', dark: true })).toBe('Adhika Shravana');
});

test('a kshaya lunation has both names, or the one that is meant', () => {
  const kshaya = { ...lunation, months: [10, 11], kshaya: true };
  expect(lunationName(kshaya)).toBe('Pausha-Magha');
  expect(lunationName(kshaya, [9])).toBe('Pausha');
  expect(lunationName(kshaya, [10])).toBe('Magha');
  expect(lunationName(kshaya, [0])).toBe('Pausha-Magha');
});
