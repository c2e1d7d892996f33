// Every bundled chain, and some that are composed, have from the bytes of a bundle all that they have as compiled.

import { afterAll, describe, expect, test } from 'vitest';
import { bundledCalendars } from '../../../app/data/bundled.ts';
import { packSetOfBundle } from '../../../compiler/artifact/bundled-set.ts';
import { openBundle } from '../../../compiler/artifact/pack-bundle.ts';
import { bundleOf } from '../../../compiler/artifact/write-bundle.ts';
import type { CompiledPack } from '../../../compiler/runtime/pack.ts';
import type { ExpressionText } from '../../../dsl/pack/document.ts';
import { openAlmanac } from '../../../engine/almanac/place-year.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { bundledSet } from '../../bundled-packs.ts';

const version = { language: '1', data: 'test' };
const set = bundledSet();
const bundle = bundleOf(set, version);
const opened = packSetOfBundle(openBundle(bundle, version));
const sky = openBundledSky();
afterAll(() => sky.close());
const almanac = openAlmanac(sky, { calendars: bundledCalendars() });
const delhi = { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' };
const years = [2026, 2027].map((year) => almanac.placeYear(delhi, year));

// Places are compared by what they are; those of characters of expressions at their ends.
const written = (value: unknown): string =>
  JSON.stringify(value, function (this: Partial<ExpressionText>, key, inner) {
    if (key === 'file') return inner.path;
    if (key === 'at' && typeof inner === 'function') return [-1, 0, 1, this.text?.length ?? 0].map(inner);
    if (typeof inner === 'object' && inner !== null && 'file' in inner && 'start' in inner)
      return [inner.file.path, inner.start, inner.end];
    if (inner instanceof Map) return [...inner];
    return inner instanceof Set ? [...inner] : inner;
  }) ?? 'null';
const plain = (value: unknown): unknown => JSON.parse(written(value));

const alike = new WeakMap<object, WeakSet<object>>();

/** Compares what two chains have; what chains share is compared once. */
function expectAlike(read: object, compiled: object): void {
  if (alike.get(read)?.has(compiled)) return;
  // Equal texts need no comparing member by member.
  if (written(read) !== written(compiled)) expect(plain(read)).toEqual(plain(compiled));
  alike.set(read, (alike.get(read) ?? new WeakSet()).add(compiled));
}

function pair(name: string): readonly [CompiledPack, CompiledPack] {
  const [one, other] = [set.compile(name).pack, opened.compile(name).pack];
  if (one === undefined || other === undefined) throw new Error(`${name} has errors`);
  return [one, other];
}

const dates = (pack: CompiledPack): unknown =>
  years.map((py) => [
    pack.observances
      .inYear(py)
      .map(({ rule, day, lastDay, name, variant, also }) => [
        rule.code,
        day,
        lastDay,
        name,
        variant?.key,
        also.map(({ key }) => key),
      ]),
    pack.undecided.inYear(py).map(({ rule }) => rule.code),
    pack.conditions
      .on(py, py.firstDay + 100)
      .map(({ rule, spans }) => [rule.code, spans.map((s) => s.start)]),
    [...pack.kalas.keys()].map((kala) => pack.dayWindows.kala(py, kala, py.firstDay + 50)),
    pack.observances.touched(py, py.firstDay + 100),
  ]);

const composed = ['IN-MH+vaishnava', 'IN-TN+smarta', 'IN-WB+vaishnava'];

describe('a bundle', () => {
  test('is small', () => {
    expect(bundle.graph.length + (bundle.places?.length ?? 0)).toBeLessThan(6_000_000);
  });

  test('has the packs, their outlines and their documents', () => {
    expect([...opened.packs.keys()]).toEqual([...set.packs.keys()]);
    expect(plain([...opened.packs.values()])).toEqual(plain([...set.packs.values()]));
    const outlines = openBundle(bundle, version).packs;
    for (const { name, place, documents } of set.packs.values()) {
      expect(plain(outlines.get(name)?.place)).toEqual(plain(place));
      expect(outlines.get(name)?.documents.flatMap(({ rules }) => rules.map(({ code }) => code))).toEqual(
        documents.flatMap(({ rules }) => rules.map(({ code }) => code)),
      );
    }
  });

  test('says of all together what the compiled packs say', () => {
    const stated = (from: typeof set) => from.compileAll().diagnostics;
    expect(plain(stated(opened))).toEqual(plain(stated(set)));
  });

  test.each(['NOWHERE', 'vaishnava+IN-MH'])('has as much of %s as the compiled packs', (name) => {
    expect(opened.compile(name).pack?.fingerprint).toBe(set.compile(name).pack?.fingerprint);
  });

  test.each([...set.packs.keys(), ...composed])('%s has its rules, dates and fingerprint', (name) => {
    const [compiled, read] = pair(name);
    expect([read.name, read.chain, read.fingerprint]).toEqual([
      compiled.name,
      compiled.chain,
      compiled.fingerprint,
    ]);
    for (const group of ['rules', 'scored', 'chakras', 'births', 'calendars', 'tables'] as const) {
      expect([...read[group].keys()]).toEqual([...compiled[group].keys()]);
      for (const [key, value] of compiled[group] as ReadonlyMap<string, object>) {
        expectAlike(read[group].get(key) ?? {}, value);
      }
    }
    expect(dates(read)).toEqual(dates(compiled));
  });

  test.each(['NORTH_INDIA', 'IN-TN', ...composed])('%s has its traces, with their places', (name) => {
    const [compiled, read] = pair(name);
    for (const py of years) {
      for (const code of compiled.rules.keys()) {
        expect({ code, traces: plain(read.traces.inYear(py, code)) }).toEqual({
          code,
          traces: plain(compiled.traces.inYear(py, code)),
        });
      }
    }
    const [py] = years;
    if (py === undefined) return;
    for (const { event } of compiled.scored.values()) {
      if (event === undefined) continue;
      const on = (pack: CompiledPack) =>
        pack.scores.suitability(py, event, py.firstDay + 100, { inputs: {} });
      expect(on(read)).toEqual(on(compiled));
    }
  });

  test.each(['IN-MH', 'IN-MH+vaishnava'])('%s reads expressions as the compiled one does', (name) => {
    for (const text of ['sunrise + 1 h', 'tithi is shukla 11', 'nothing of the kind']) {
      const read = (from: typeof set) => from.compile(name).expression?.(text, []);
      expect(plain(read(opened))).toEqual(plain(read(set)));
    }
  });
});
