// The estimates of bytes against the growth of a real heap.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openWorkspace } from '../../../app/workspace.ts';
import { openAlmanac } from '../../../engine/almanac/place-year.ts';
import { chargedTo } from '../../../engine/cache/ledger.ts';
import { cacheReports } from '../../../engine/cache/registry.ts';
import { dataBytes, textBytes } from '../../../engine/cache/weight.ts';

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;

/** Estimates are held to within this factor of what the heap grows by. */
const FACTOR = 1.5;

// Once nothing more is freed: what earlier work left behind must not go while something is measured.
function heap(): number {
  for (let last = Number.POSITIVE_INFINITY; ; ) {
    gc();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    const now = heapUsed + arrayBuffers;
    if (last - now < 1000) return now;
    last = now;
  }
}

/** The growth of the heap by what a function makes and hands over. */
function growth(make: () => unknown): { readonly real: number; readonly made: unknown } {
  const before = heap();
  const made = make();
  return { real: heap() - before, made };
}

/** The middle of some turns: what else the process keeps or lets go of meanwhile falls into single ones. */
function usualGrowth(make: () => unknown): ReturnType<typeof growth> {
  const turns = [0, 1, 2, 3, 4].map(() => growth(make));
  return turns.sort((a, b) => a.real - b.real)[2];
}

function expectNear(estimate: number, real: number, what: string): void {
  const ratio = estimate / real;
  expect(ratio, `${what}: estimated ${estimate}, real ${real}`).toBeLessThan(FACTOR);
  expect(ratio, `${what}: estimated ${estimate}, real ${real}`).toBeGreaterThan(1 / FACTOR);
}

test('plain data', () => {
  const cases: readonly (readonly [string, (i: number) => unknown])[] = [
    ['arrays of numbers', (i) => Array.from({ length: 20 }, (_, j) => i + j / 7)],
    ['objects', (i) => ({ start: i + 0.5, end: i + 0.75, label: 3, next: null })],
    ['typed arrays', () => new Float64Array(50)],
    ['maps', (i) => new Map(Array.from({ length: 12 }, (_, j) => [i + j, { j }]))],
  ];
  for (const [what, make] of cases) {
    const { real, made } = usualGrowth(() => Array.from({ length: 5000 }, (_, i) => make(i)));
    expectNear(dataBytes(made), real, what);
  }
});

test('texts, of one byte and of two', () => {
  for (const letter of ['a', 'अ']) {
    const { real, made } = usualGrowth(() =>
      Array.from({ length: 2000 }, (_, i) => JSON.parse(`"${letter.repeat(300)}${i}"`)),
    );
    expectNear(
      (made as string[]).reduce((sum, text) => sum + textBytes(text), 0),
      real,
      letter,
    );
  }
});

test('years of places with all that is decided of them, and sky years', () => {
  const { sky, packs } = openWorkspace();
  const almanac = openAlmanac(sky, { cacheBytes: 1e9 });
  const compiled = ['NORTH_INDIA', 'IN-TN', 'muhurat'].flatMap((name) => packs().compile(name).pack ?? []);
  const place = (lat: number) => ({ lat, lon: 77.209, zone: 'Asia/Kolkata' });
  const work = (lat: number, days: number): void => {
    const py = almanac.placeYear(place(lat), 2026);
    for (const pack of compiled) {
      for (const mode of ['standard', 'drik'] as const) {
        pack.observancesIn(py, { mode });
        pack.undatedIn(py, { mode });
      }
      for (let i = 0; i < days; i++) pack.conditionsOn(py, py.firstDay + py.yearStart + i);
    }
  };
  // Evaluators are made on first use, and belong to the packs.
  work(12, 365);
  const bare = growth(() =>
    Array.from({ length: 50 }, (_, i) => almanac.placeYear(place(13 + i / 10), 2026)),
  );
  const charged = (): number =>
    Array.from({ length: 50 }, (_, i) => chargedTo(almanac.placeYear(place(13 + i / 10), 2026))).reduce(
      (sum, bytes) => sum + bytes,
      0,
    );
  expectNear(charged(), bare.real, 'bare place-years');
  const before = charged();
  const full = growth(() => {
    for (let i = 0; i < 10; i++) work(13 + i / 10, 365);
  });
  expectNear(charged() - before, full.real, 'place-years with what hangs on them');
  const skyBytes = (): number =>
    cacheReports().reduce((sum, { name, bytes }) => sum + (name === 'sky years' ? bytes : 0), 0);
  const skiesBefore = skyBytes();
  const skies = growth(() => Array.from({ length: 30 }, (_, i) => sky.year(2030 + i)));
  expectNear(skyBytes() - skiesBefore, skies.real, 'sky years');
  sky.close();
});
