import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { ArtifactError } from '../../../compiler/artifact/artifact-error.ts';
import { chainArtifact, openChain } from '../../../compiler/artifact/chain-artifact.ts';
import { readPackSet } from '../../../compiler/compile.ts';
import type { CompiledPack } from '../../../compiler/runtime/pack.ts';
import type { ExpressionText } from '../../../dsl/pack/document.ts';
import { loadPackFiles } from '../../../dsl/pack/load-folder.ts';
import { openAlmanac } from '../../../engine/almanac/place-year.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';

const version = { language: '1', data: 'test' };
const set = readPackSet(loadPackFiles('rulepacks'), { dataVersion: version.data });
const sky = openBundledSky();
afterAll(() => sky.close());
const py = openAlmanac(sky).placeYear({ lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' }, 2026);

function compiled(name: string) {
  const { parts, pack } = set.compile(name);
  if (parts === undefined || pack === undefined) throw new Error(`${name} has errors`);
  return { pack, ...chainArtifact(parts, version) };
}

// Without the places, which are read one by one.
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === 'range' ? undefined : inner)) ?? 'null');

// Everything that a pack says of a year.
const summary = (pack: CompiledPack): unknown => ({
  observances: pack
    .observancesIn(py)
    .map(({ rule, day, name, variant, also }) => [
      rule.code,
      day,
      name,
      variant?.key,
      also.map(({ key }) => key),
    ]),
  undated: pack.undatedIn(py).map(({ rule }) => rule.code),
  conditions: pack
    .conditionsOn(py, py.firstDay + 100)
    .map(({ rule, spans }) => [rule.code, spans.map((s) => [s.start, s.kind])]),
  traces: plain(pack.traces(py, 'FESTIVAL_DIWALI', py.firstDay, py.firstDay + py.count - 1)),
  plan: [pack.wanderers, pack.weighedWanderers, pack.skyless, pack.touched(py, py.firstDay + 100)],
  ratings: [...pack.scored.values()].map(({ event }) =>
    event === undefined ? undefined : pack.suitability(py, event, py.firstDay + 100, { inputs: {} }),
  ),
});

// The places of all characters of all expressions of a rule, a little beyond their ends as well, and those of its parts.
function placesIn(fields: object): readonly unknown[] {
  return Object.values(fields).flatMap((value): readonly unknown[] => {
    if (typeof value !== 'object' || value === null) return [];
    if ('file' in value) return [[value.file.path, value.start, value.end]];
    if (Array.isArray(value) || !('at' in value)) return [...placesIn(value)];
    const { text, at } = value as ExpressionText;
    return [Array.from({ length: text.length + 3 }, (_, i) => at(i - 1))];
  });
}

describe('a compiled chain as bytes', () => {
  test.each([...set.packs.keys()])('%s is written and read, with its places', (name) => {
    const { pack, chain, places } = compiled(name);
    const found = openChain(chain, version, () => places);
    expect([found.name, found.chain, found.fingerprint]).toEqual([pack.name, pack.chain, pack.fingerprint]);
    for (const group of ['rules', 'scored', 'chakras', 'births'] as const) {
      expect([...found[group].keys()]).toEqual([...pack[group].keys()]);
      for (const [code, { linked }] of pack[group]) {
        const twin = found[group].get(code)?.linked;
        expect({ code, places: twin && placesIn(twin) }).toEqual({ code, places: placesIn(linked) });
      }
    }
  });

  test.each(['NORTH_INDIA', 'IN-TN', 'conditions'])('%s has the results of the compiled one', (name) => {
    const { pack, chain, places } = compiled(name);
    const found = openChain(chain, version, () => places);
    expect(summary(found)).toEqual(summary(pack));
    for (const table of pack.tables.keys()) {
      expect(found.table(table)).toEqual(pack.table(table));
      expect(found.attributes(table, 'nakshatra')).toEqual(pack.attributes(table, 'nakshatra'));
    }
    for (const kala of pack.kalas.keys()) {
      expect(found.kalaOn(py, kala, py.firstDay + 50)).toEqual(pack.kalaOn(py, kala, py.firstDay + 50));
    }
  });

  test('is at most 150 kB as it is sent', () => {
    expect(gzipSync(compiled('NORTH_INDIA').chain).length).toBeLessThan(150_000);
  });
});

describe('what cannot be opened says why', () => {
  const { chain, places } = compiled('NORTH_INDIA');
  const open = (bytes: Uint8Array, beside?: Uint8Array, by = version): CompiledPack =>
    openChain(bytes, by, () => beside);
  const placeIn = (pack: CompiledPack): number | undefined =>
    pack.rules.get('FESTIVAL_DIWALI')?.linked.range.start;
  const changed = (bytes: Uint8Array, at: number): Uint8Array =>
    bytes.map((byte, i) => (i === at ? byte ^ 1 : byte));

  test('damage anywhere', () => {
    for (let at = 0; at < chain.length; at += 997) {
      expect(() => open(changed(chain, at), places)).toThrow(ArtifactError);
      expect(() => open(chain.subarray(0, at), places)).toThrow(ArtifactError);
    }
    expect(() => open(new Uint8Array(), places)).toThrow(/damaged.*compile it again/);
  });

  test('another version of language or sky', () => {
    expect(() => open(chain, places, { ...version, language: '2' })).toThrow(
      /compiled for version 1 of the language, and this is 2: compile it again/,
    );
    expect(() => open(chain, places, { ...version, data: 'next' })).toThrow(
      /version test of the ephemeris data/,
    );
  });

  test('places that are not there, are damaged, or belong to another chain, when one is asked for', () => {
    const without = open(chain);
    expect(without.observancesOn(py, py.firstDay + 100)).toBeDefined();
    expect(() => placeIn(without)).toThrow(/file of places .* is not there/);
    expect(() => placeIn(open(chain, changed(places, 5000)))).toThrow(/damaged/);
    expect(() => placeIn(open(chain, compiled('IN-TN').places))).toThrow(/belongs to another/);
    expect(placeIn(open(chain, places))).toBeGreaterThan(0);
  });
});
