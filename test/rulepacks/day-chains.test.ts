// The chains of days of the bundled packs keep what they promise: in order, none missing, none shared or apart unless stated.

import { describe, expect, it } from 'vitest';
import { placeOfPack } from '../../app/places/pack-place.ts';
import { chainBreaks } from '../../authoring/tests/chain-breaks.ts';
import { isoDate } from '../../engine/civil/civil.ts';
import { bundledReads } from '../bundled-packs.ts';
import { sharedWorkspace } from '../shared-workspace.ts';

const chains = bundledReads().flatMap(({ document }) =>
  (document?.chains ?? []).map((chain) => ({ pack: document?.pack ?? '', chain })),
);

const years = Array.from({ length: 61 }, (_, i) => 1990 + i);

const breaksOf = (
  { pack: name, chain }: (typeof chains)[number],
  some: readonly number[],
  stated: Partial<Parameters<typeof chainBreaks>[0]> = {},
) => {
  const workspace = sharedWorkspace();
  const pack = workspace.pack(name);
  if (pack === undefined) throw new Error(`${name} does not compile`);
  const { place } = placeOfPack(name, workspace.packs().packs);
  return some.flatMap((year) =>
    chainBreaks({ ...chain, ...stated }, pack, {
      py: workspace.almanac.placeYear(place, year),
      year,
    }),
  );
};

const chainNamed = (name: string) => {
  const one = chains.find(({ chain }) => chain.name === name);
  if (one === undefined) throw new Error(`no chain ${name}`);
  return one;
};

describe('chains of days', () => {
  it('are those of the great festivals', () => {
    expect(chains.map(({ pack, chain }) => `${pack} ${chain.name}`).sort()).toEqual([
      'EAST_INDIA DURGA_PUJA',
      'IN-BR CHHATH',
      'NEPAL DASHAIN',
      'NEPAL TIHAR',
      'base DIWALI',
      'base SHARAD_NAVARATRI',
    ]);
  });

  it.each(chains.map((one) => [one.chain.name, one] as const))('%s: no break from 1990 to 2050', (_, one) => {
    expect(breaksOf(one, years)).toEqual([]);
  });

  it('finds a break where a pair that shares a day is not stated', () => {
    const diwali = chainNamed('DIWALI');
    expect(breaksOf(diwali, [2025], { mayShare: [] })).toEqual([
      { year: 2025, first: 'FESTIVAL_NARAKA_CHATURDASHI', second: 'FESTIVAL_DIWALI', apart: 0 },
    ]);
  });

  it('Durga Puja: of two sunrises of Shashthi the one before the morning of Saptami', () => {
    const workspace = sharedWorkspace();
    const pack = workspace.pack('EAST_INDIA');
    const { place } = placeOfPack('EAST_INDIA', workspace.packs().packs);
    const py = workspace.almanac.placeYear(place, 2026);
    const [shashthi] = pack?.decisions.daysOf(py, 'FESTIVAL_DURGA_SHASHTHI') ?? [];
    expect(shashthi && isoDate(shashthi.day)).toBe('2026-10-17');
  });
});
