import { Worker } from 'node:worker_threads';
import { brotliCompressSync } from 'node:zlib';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { ArtifactError } from '../../../compiler/artifact/artifact-error.ts';
import { packSetOfBundle } from '../../../compiler/artifact/bundled-set.ts';
import { openBundle, type PackBundle } from '../../../compiler/artifact/pack-bundle.ts';
import { bundleOf } from '../../../compiler/artifact/write-bundle.ts';
import { readPackSet } from '../../../compiler/compile/compile.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';
import { bundledSet } from '../../bundled-packs.ts';

const version = { language: '1', data: 'test' };
const options = { dataVersion: version.data };
const bundled = bundledSet();

const one = 'FESTIVAL_ONE';
const two = 'FESTIVAL_TWO';
const cited = (code: string, observe: string): string =>
  `${code}: {name: ${code}, name_sa: ${code}, type: FESTIVAL, summary: x, observe: ${observe}, decide: then first, cite: [{work: w, level: DERIVED}]}`;
const texts = {
  'a.yaml': `pack: A\nplace: Puri\nworks: {w: {title: W}}\nkala: {noon: part 3 of 5 of day}\nrules:\n  ${cited(one, 'Kartika Amavasya')}\n  ${cited(two, 'Magha Shukla 5')}\n`,
  'b.yaml': `pack: B\nextends: A\nrules:\n  extend ${one}: {day: civil}\n`,
  't.yaml': `pack: T\nkind: tradition\nextends: A\nrules:\n  override ${cited(two, 'Magha Shukla 6')}\n`,
};
const files = Object.entries(texts).map(([path, text]) => sourceFile(path, text));
const small = readPackSet(files, options);
const bundle = bundleOf(small, version);
const places = bundle.places ?? new Uint8Array();

const open = (some: PackBundle, by = version) => openBundle(some, by);

// All that a bundle says.
function everything(some: PackBundle): string {
  const set = packSetOfBundle(open(some));
  return JSON.stringify(
    ['A', 'B', 'B+T'].map((name) => {
      const { pack } = set.compile(name);
      const rules = [...(pack?.rules.values() ?? [])].map(({ code, checked, linked: { range } }) => {
        return [code, checked.clauses.length, range.file.path, range.file.text, range.start, range.end];
      });
      return [name, pack?.chain, pack?.fingerprint, rules];
    }),
  );
}

// Threads are taught TypeScript as they begin.
const tsx = JSON.stringify(import.meta.resolve('tsx/esm/api'));
const script = JSON.stringify(new URL('./bundle-thread.ts', import.meta.url).href);
const thread = `import(${tsx}).then(({ register }) => { register(); return import(${script}); });`;

describe('a bundle of packs', () => {
  test('composes what it does not hold', () => {
    const set = packSetOfBundle(open(bundle));
    for (const name of ['B', 'B+T', 'A+T']) {
      const { pack, diagnostics } = set.compile(name);
      expect(pack?.fingerprint).toBe(small.compile(name).pack?.fingerprint);
      expect(diagnostics.map(({ message }) => message)).toEqual(
        small.compile(name).diagnostics.map(({ message }) => message),
      );
    }
  });

  test('of some chains alone has no others, and composes none', () => {
    const few = open(bundleOf(small, version, { chains: ['B', 'B+T'], composing: false }));
    expect([...few.fingerprints.keys()]).toEqual(['B', 'B+T']);
    expect([...few.packs.keys()]).toEqual(['A', 'B', 'T']);
    expect(few.packs.get('A')?.documents[0]?.works[0]?.title).toBe('W');
    expect(few.chain('A')).toBeUndefined();
    expect(few.chain('B+T')?.fingerprint).toBe(small.compile('B+T').pack?.fingerprint);
    expect(() => packSetOfBundle(few)).toThrow(ArtifactError);
  });

  test('of packs with errors has the chains without', () => {
    const broken = [
      ...files,
      sourceFile('c.yaml', 'pack: C\nextends: A\nrules:\n  extend FESTIVAL_NONE: {day: civil}\n'),
    ];
    const set = readPackSet(broken, options);
    const actual = packSetOfBundle(open(bundleOf(set, version)));
    expect([...open(bundleOf(set, version)).fingerprints.keys()]).toEqual(['A', 'B', 'T']);
    expect(actual.compile('C').pack).toBeUndefined();
    expect(
      actual.compile('C').diagnostics.map(({ code, range }) => [code, range.file.path, range.start]),
    ).toEqual(set.compile('C').diagnostics.map(({ code, range }) => [code, range.file.path, range.start]));
  });

  test('keeps what warns of a rule for the chains that it composes', () => {
    const uncited = [
      ...files,
      sourceFile(
        'd.yaml',
        'pack: D\nextends: A\nrules:\n  FESTIVAL_D: {name: D, type: FESTIVAL, observe: Magha Shukla 7, decide: then first}\n',
      ),
    ];
    const set = readPackSet(uncited, options);
    const actual = packSetOfBundle(open(bundleOf(set, version)));
    const of = (from: typeof set) =>
      from.compile('D+T').diagnostics.map(({ code, message }) => [code, message]);
    expect(of(set).length).toBeGreaterThan(0);
    expect(of(actual)).toEqual(of(set));
    const all = (from: typeof set) =>
      from.compileAll().diagnostics.map(({ code, message }) => [code, message]);
    expect(all(actual)).toEqual(all(set));
  });

  test('of one chain is at most 150 kB as it is sent', () => {
    const { graph } = bundleOf(bundled, version, { chains: ['NORTH_INDIA'], composing: false });
    expect(brotliCompressSync(graph).length).toBeLessThan(150_000);
  });

  test('can be made of one that was opened', () => {
    const again = bundleOf(packSetOfBundle(open(bundle)), version);
    expect(everything(again)).toBe(everything(bundle));
  });

  test('is opened in a thread, from memory that is shared', async () => {
    const shared = (bytes: Uint8Array): Uint8Array => {
      const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
      copy.set(bytes);
      return copy;
    };
    const { graph, places: beside } = bundleOf(bundled, version);
    const worker = new Worker(thread, {
      eval: true,
      workerData: { graph: shared(graph), places: shared(beside ?? new Uint8Array()), version },
    });
    const items = await new Promise<readonly (readonly unknown[])[]>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    await worker.terminate();
    for (const [name, fingerprint, start] of items) {
      const { pack } = bundled.compile(String(name));
      expect(fingerprint).toBe(pack?.fingerprint);
      expect(start).toBe(pack?.rules.get('FESTIVAL_DIWALI')?.linked.range.start);
    }
    expect(items.map(([name]) => name)).toEqual(['IN-MH', 'IN-MH+vaishnava']);
  });
});

describe('what cannot be opened says why', () => {
  const whole = everything(bundle);
  const changed = (bytes: Uint8Array, at: number, bits: number): Uint8Array =>
    bytes.map((byte, i) => (i === at % bytes.length ? byte ^ bits : byte));
  const isRefusedOrSame = (some: PackBundle): void => {
    let stated: string;
    try {
      stated = everything(some);
    } catch (error) {
      expect(error).toBeInstanceOf(ArtifactError);
      return;
    }
    // Nothing that was asked for lies where the change is.
    expect(stated).toBe(whole);
  };

  property.prop([fc.nat(), fc.integer({ min: 1, max: 255 }), fc.boolean()], { numRuns: 300 })(
    'damage anywhere is an `ArtifactError`, or lies in what is not read',
    (at, bits, inPlaces) => {
      isRefusedOrSame(
        inPlaces
          ? { graph: bundle.graph, places: changed(places, at, bits) }
          : { graph: changed(bundle.graph, at, bits), places },
      );
    },
  );

  test('every byte of what a small bundle holds is held against a checksum', () => {
    const pages = readPackSet(files.slice(0, 1), options);
    const least = bundleOf(pages, version);
    for (let at = 0; at < least.graph.length; at += 1) {
      expect(() =>
        packSetOfBundle(open({ ...least, graph: changed(least.graph, at, 1) }))
          .compile('A')
          .pack?.rules.get(one),
      ).toThrow(ArtifactError);
    }
  });

  property.prop([fc.nat(), fc.boolean()], { numRuns: 100 })('what is cut short', (at, inPlaces) => {
    const cut = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, at % bytes.length);
    const some = inPlaces ? { ...bundle, places: cut(places) } : { ...bundle, graph: cut(bundle.graph) };
    expect(() => everything(some)).toThrow(ArtifactError);
  });

  test('another version of language or sky', () => {
    expect(() => open(bundle, { ...version, language: '2' })).toThrow(
      /compiled for version 1 of the language, and this is version 2: compile them again/,
    );
    expect(() => open(bundle, { ...version, data: 'next' })).toThrow(/version test of the ephemeris data/);
    expect(() => open({ ...bundle, graph: new Uint8Array() })).toThrow(/damaged.*compile them again/);
  });

  test('places that are not there or belong to other packs, when one is asked for', () => {
    const other = bundleOf(readPackSet(files.slice(0, 2), options), version).places;
    for (const [beside, why] of [
      [undefined, /no source positions/],
      [other, /belong to other compiled packs/],
    ] as const) {
      const chain = open({ graph: bundle.graph, places: beside }).chain('B');
      expect(chain?.fingerprint).toBe(small.compile('B').pack?.fingerprint);
      expect(() => chain?.rules.get(one)?.linked.range.start).toThrow(why);
    }
  });
});
