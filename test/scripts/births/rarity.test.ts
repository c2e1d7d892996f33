// The stored rarity of yogas and doshas is that of the rules as they are.

import { expect, test } from 'vitest';
import { bundledRarity } from '../../../app/data/bundled.ts';
import { openRarity, RARITY_VERSION } from '../../../app/data/rarity.ts';
import { meaningOfOther } from '../../../compiler/front/fingerprint/other-rules.ts';
import { areOfOneShare, countRules } from '../../../scripts/births/count-rules.ts';
import { randomBirths } from '../../../scripts/births/random-births.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const workspace = sharedWorkspace();
const pack = workspace.pack('jyotisha');
if (pack === undefined) throw new Error('jyotisha does not compile');
const stored = bundledRarity();
const counted = [...pack.births].flatMap(([code, rule]) =>
  ['yoga', 'dosha'].includes(rule.checked.kind)
    ? [{ code, fulfilled: stored.countOf(code, meaningOfOther(rule)) }]
    : [],
);

test('every yoga and dosha was counted as it now is; npm run rarity counts again', () => {
  expect(counted.length).toBeGreaterThan(300);
  expect(counted.filter(({ fulfilled }) => fulfilled === undefined).map(({ code }) => code)).toEqual([]);
});

test('other births give the same shares within the error of the sample', () => {
  const births = 1500;
  const sample = countRules(pack, workspace.sky.ephemeris, randomBirths(2026, births));
  const apart = counted.filter(
    ({ code, fulfilled = 0 }) =>
      !areOfOneShare(
        { fulfilled, births: stored.births },
        { fulfilled: sample.get(code) ?? Number.NaN, births },
      ),
  );
  expect(apart.map(({ code }) => code)).toEqual([]);
});

test('a share that is another is found out', () => {
  const births = 1500;
  expect(areOfOneShare({ fulfilled: 6000, births: 20_000 }, { fulfilled: 450, births })).toBe(true);
  expect(areOfOneShare({ fulfilled: 6000, births: 20_000 }, { fulfilled: 560, births })).toBe(false);
  expect(areOfOneShare({ fulfilled: 0, births: 20_000 }, { fulfilled: 8, births })).toBe(false);
  expect(areOfOneShare({ fulfilled: 6000, births: 20_000 }, { fulfilled: Number.NaN, births })).toBe(false);
});

test('a rule of another meaning has no figure, and a file of another form is refused', () => {
  const text = JSON.stringify({ version: RARITY_VERSION, seed: 1, births: 10, rules: { A: ['d', 3] } });
  expect(openRarity(text).countOf('A', 'd')).toBe(3);
  expect(openRarity(text).countOf('A', 'e')).toBeUndefined();
  expect(() => openRarity(JSON.stringify({ version: 0 }))).toThrow('births/rarity.json has version 0');
});
