import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { buildPlaceYear } from '../../engine/almanac/place-year.ts';
import { sharedWorkspace } from '../shared-workspace.ts';
import { uniform } from '../uniform.ts';

const workspace = sharedWorkspace();
const chains = ['NORTH_INDIA', 'IN-TN', 'IN-WB', 'NEPAL'];

const places = fc.record({
  lat: uniform(-70, 70),
  lon: uniform(-180, 180),
  zone: fc.constantFrom('Asia/Kolkata', 'Europe/London', 'America/Los_Angeles', 'Pacific/Auckland'),
});

describe('for any chain, place and year', () => {
  test.prop([fc.constantFrom(...chains), places, fc.integer({ min: 1701, max: 3099 })], { numRuns: 12 })(
    'the plain and the tracing build decide alike',
    (chain, place, year) => {
      const pack = workspace.pack(chain);
      if (pack === undefined) throw new Error(`${chain} does not compile`);
      const py = workspace.almanac.placeYear(place, year);
      const from = py.firstDay + py.yearStart;
      const to = py.firstDay + py.yearEnd - 1;
      const plain = pack.observances.inYear(py).map((o) => `${o.rule.code} ${o.day} ${o.lastDay}`);
      const traced = [...pack.rules.values()]
        .filter((rule) => rule.checked.kind === 'observance' && !rule.linked.disabled)
        .flatMap(({ code }) => pack.traces.between(py, code, { from, to }))
        .flatMap(({ code, outcome }) =>
          outcome.kind === 'decided' && outcome.first <= to && outcome.last >= from
            ? [`${code} ${outcome.first} ${outcome.last}`]
            : [],
        );
      expect(traced.sort()).toEqual([...plain].sort());
    },
  );

  test.prop([fc.constantFrom(...chains), places, fc.integer({ min: 1701, max: 3099 })], { numRuns: 4 })(
    'an observance is traced by its own occurrence, and the trace gives its days',
    (chain, place, year) => {
      const pack = workspace.pack(chain);
      if (pack === undefined) throw new Error(`${chain} does not compile`);
      const py = workspace.almanac.placeYear(place, year);
      for (const { rule, day, lastDay, occurrence } of pack.observances.inYear(py)) {
        const trace = pack.traces.tracer(py, rule.code)?.(occurrence);
        expect(trace?.occurrence).toBe(occurrence);
        expect(trace?.outcome).toEqual({ kind: 'decided', first: day, last: lastDay });
      }
      expect(pack.traces.tracer(py, 'FESTIVAL_OF_NOBODY')).toBeUndefined();
    },
  );

  test.prop([fc.constantFrom(...chains), places, fc.integer({ min: 1701, max: 3099 })], { numRuns: 6 })(
    'a day evaluated through the index has the observances that it has in the whole year',
    (chain, place, year) => {
      const pack = workspace.pack(chain);
      if (pack === undefined) throw new Error(`${chain} does not compile`);
      const whole = pack.observances.inYear(workspace.almanac.placeYear(place, year));
      // A second place-year object, so that nothing is cached from the first.
      const py = buildPlaceYear(workspace.sky.year(year), place);
      for (let day = py.firstDay + py.yearStart; day < py.firstDay + py.yearEnd; day += 5) {
        const expected = whole.filter((o) => o.day <= day && day <= o.lastDay).map((o) => o.rule.code);
        expect(
          pack.observances
            .on(py, day)
            .map((o) => o.rule.code)
            .sort(),
        ).toEqual(expected.sort());
      }
    },
  );
});
