// What holds of every land and tradition: its calendar is that of its chain, what it disables is gone and what it does not
// speak of stays, and a region that there is not changes nothing.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { regionChoice, supportedRegions } from '../../app/places/region.ts';
import { resolveTradition } from '../../app/places/resolve.ts';
import { traditionsIn } from '../../app/places/tradition.ts';
import { packsAbove, standsOver, twoSkies } from '../../compiler/front/link/over-land.ts';
import type { CompiledPack } from '../../compiler/runtime/pack.ts';
import { isoDate } from '../../engine/civil/civil.ts';
import { runsOf } from '../fuzz-runs.ts';
import { sharedWorkspace } from '../shared-workspace.ts';

const workspace = sharedWorkspace();
const { packs } = workspace.packs();

const places = [
  { lat: 19.076, lon: 72.8777, zone: 'Asia/Kolkata' },
  { lat: 22.5726, lon: 88.3639, zone: 'Asia/Kolkata' },
  { lat: 40.7128, lon: -74.006, zone: 'America/New_York' },
];
const lands = [...packs.keys()].filter((name) => regionChoice(name, packs) !== undefined);
const anyLand = fc.constantFrom(...lands);
const anyTradition = fc.constantFrom(...traditionsIn(packs));
const anyYear = fc.integer({ min: 1950, max: 2100 });
const anyPlace = fc.constantFrom(...places);

const packOf = (name: string): CompiledPack => {
  const pack = workspace.pack(name);
  if (pack === undefined) throw new Error(name);
  return pack;
};
const calendar = (pack: CompiledPack, place: (typeof places)[number], year: number) =>
  pack.observances
    .inYear(workspace.almanac.placeYear(place, year))
    .map(({ rule, day, lastDay }) => ({ code: rule.code, dates: `${isoDate(day)} ${isoDate(lastDay)}` }));

describe('lands and traditions', () => {
  test('a calendar has what the packs of its chain define, and nothing else', () => {
    fc.assert(
      fc.property(anyLand, fc.option(anyTradition), anyPlace, anyYear, (land, over, place, year) => {
        fc.pre(over === null || standsOver({ land, tradition: over }, packs));
        const pack = packOf(over === null ? land : `${land}+${over}`);
        const own = [...packsAbove(land, packs)].reverse();
        const above = over === null ? [] : [...packsAbove(over, packs)].reverse();
        expect(pack.chain).toEqual([...own, ...above.filter((name) => !own.includes(name))]);
        const defined = new Set(
          pack.chain.flatMap((name) =>
            (packs.get(name)?.documents ?? []).flatMap(({ rules }) => rules.map(({ code }) => code)),
          ),
        );
        for (const { code } of calendar(pack, place, year)) expect(defined).toContain(code);
      }),
      { numRuns: runsOf(12) },
    );
  });

  test('what the last pack that speaks of a rule disables is not observed, and nothing it says nothing of is lost', () => {
    fc.assert(
      fc.property(anyLand, anyTradition, anyPlace, anyYear, (land, over, place, year) => {
        fc.pre(standsOver({ land, tradition: over }, packs));
        const [before, after] = [packOf(land), packOf(`${land}+${over}`)];
        const added = after.chain.filter((name) => !before.chain.includes(name));
        const documents = added.flatMap((name) => packs.get(name)?.documents ?? []);
        const disabled = documents.flatMap(({ disable }) => disable.map(({ code }) => code));
        const redone = new Set(documents.flatMap(({ rules }) => rules.map(({ code }) => code)));
        const codes = new Set(calendar(after, place, year).map(({ code }) => code));
        for (const code of disabled) if (!redone.has(code)) expect(codes).not.toContain(code);
        const lost = calendar(before, place, year).filter(
          ({ code }) => !codes.has(code) && !disabled.includes(code) && !redone.has(code),
        );
        expect(lost).toEqual([]);
      }),
      { numRuns: runsOf(12) },
    );
  });

  test('a rule that means the same in two chains has the same days in both', () => {
    fc.assert(
      fc.property(anyLand, anyTradition, anyPlace, anyYear, (land, over, place, year) => {
        fc.pre(standsOver({ land, tradition: over }, packs));
        const [before, after] = [packOf(land), packOf(`${land}+${over}`)];
        const same = (code: string, seen: ReadonlySet<string> = new Set()): boolean => {
          const [one, other] = [before.rules.get(code), after.rules.get(code)];
          if (one === undefined || one !== other) return false;
          return [...one.checked.references.keys()].every(
            (next) => seen.has(next) || same(next, new Set([...seen, next])),
          );
        };
        const days = (pack: CompiledPack) => calendar(pack, place, year).filter(({ code }) => same(code));
        expect(days(after)).toEqual(days(before));
      }),
      { numRuns: runsOf(12) },
    );
  });

  test('a region that there is not changes nothing but its echo', () => {
    const known = new Set(supportedRegions(packs));
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), fc.option(anyTradition), (region, over) => {
        fc.pre(!known.has(region.trim().toUpperCase()) && regionChoice(region, packs) === undefined);
        fc.pre(over === null || standsOver({ land: 'NORTH_INDIA', tradition: over }, packs));
        const tradition = over === null ? {} : { tradition: over };
        const { requested, ignoredRegion, ...rest } = resolveTradition({ region, ...tradition }, packs);
        const plain = resolveTradition(tradition, packs);
        expect({ ...rest, requested: null, ignoredRegion: undefined }).toEqual(plain);
        expect([requested, ignoredRegion]).toEqual([region, region]);
      }),
      { numRuns: runsOf(200) },
    );
  });

  test('every tradition stands over every land without an error', () => {
    const failing = lands.flatMap((land) =>
      traditionsIn(packs).flatMap((over) => {
        const name = `${land}+${over}`;
        if (twoSkies({ land, tradition: over }, packs) !== undefined) return [];
        const errors = workspace.compile(name).diagnostics.filter(({ severity }) => severity === 'error');
        return errors.map(({ message }) => `${name}: ${message}`);
      }),
    );
    expect(failing).toEqual([]);
  });
});
