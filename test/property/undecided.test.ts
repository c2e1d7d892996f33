import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { candidateDays } from '../../compiler/runtime/observances.ts';
import { sharedWorkspace } from '../shared-workspace.ts';

const workspace = sharedWorkspace();

const packs = ['SOUTH_INDIA', 'shraddha', 'IN-TN'].map((name) => {
  const pack = workspace.pack(name);
  if (pack === undefined) throw new Error(`no pack ${name}`);
  return pack;
});

describe('what has no date', () => {
  test.prop(
    [
      fc.constantFrom(...packs),
      fc.integer({ min: 1701, max: 3099 }),
      fc.constantFrom(13.08, 60.2, 69.65, -77.8),
      fc.constantFrom('standard' as const, 'drik' as const),
    ],
    { numRuns: 12 },
  )('is found day by day as in the whole year', (pack, year, lat, mode) => {
    const py = workspace.almanac.placeYear({ lat, lon: 20, zone: 'Etc/UTC' }, year);
    const key = (code: string, start: number): string => `${code} ${start.toFixed(4)}`;
    const ofYear = new Map<number, string[]>();
    for (const { rule, decision } of pack.undecided.inYear(py, { mode })) {
      for (const at of candidateDays(decision)) {
        if (at < py.yearStart || at >= py.yearEnd) continue;
        ofYear.set(at, [...(ofYear.get(at) ?? []), key(rule.code, decision.occurrence.start)]);
      }
    }
    for (let at = py.yearStart; at < py.yearEnd; at++) {
      const actual = pack.undecided
        .on(py, py.firstDay + at, { mode })
        .map(({ rule, decision }) => key(rule.code, decision.occurrence.start));
      expect({ at, found: actual.sort() }).toEqual({ at, found: (ofYear.get(at) ?? []).sort() });
    }
  });
});
