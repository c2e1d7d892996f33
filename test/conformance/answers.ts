// The answers of our implementation to a good case, in the shape of its `expected.json`.

import { inputValue } from '../../compiler/runtime/inputs.ts';
import type { Observance } from '../../compiler/runtime/observances.ts';
import type { CompiledPack } from '../../compiler/runtime/pack.ts';
import { vocabularyWith } from '../../dsl/vocabulary/vocabulary.ts';
import { buildPlaceYear, type PlaceYear } from '../../engine/almanac/place-year.ts';
import { isoDate, parseIsoDate } from '../../engine/civil/civil.ts';
import { openBundledSky } from '../../ephemeris/bundled.ts';
import type { Answers, ByName, Expected, TimeSpan } from './case.ts';

const sky = openBundledSky();
const instant = (jd: number): string =>
  new Date(Math.round((jd - 2440587.5) * 86400) * 1000).toISOString().replace('.000Z', 'Z');

function pairs(spans: readonly number[]): TimeSpan[] {
  const out: TimeSpan[] = [];
  for (let i = 0; i + 1 < spans.length; i += 2)
    out.push([instant(spans[i] ?? Number.NaN), instant(spans[i + 1] ?? Number.NaN)]);
  return out;
}

const dayOf = (date: string): number => {
  const day = parseIsoDate(date);
  if (day === undefined) throw new Error(`${date} is no date`);
  return day;
};

const mapped = <T, U>(of: ByName<T> | undefined, make: (value: T, key: string) => U): ByName<U> | undefined =>
  of && Object.fromEntries(Object.entries(of).map(([key, value]) => [key, make(value, key)]));

/** The answers of our implementation to a case; what the case does not query is absent. */
export function answersOf(pack: CompiledPack, expected: Expected): Answers {
  const { place, mode } = expected;
  const years = new Map<number, PlaceYear>();
  const yearOf = (year: number): PlaceYear => {
    const py = years.get(year) ?? buildPlaceYear(sky.year(year), place);
    years.set(year, py);
    return py;
  };
  const on = (date: string): readonly [PlaceYear, number] => [yearOf(Number(date.slice(0, 4))), dayOf(date)];
  const observancesOf = (code: string): Observance[] =>
    expected.years.flatMap((year) =>
      pack.observances.inYear(yearOf(year), { mode }).filter((o) => o.rule.code === code),
    );
  const observanceOn = (code: string, date: string): Observance => {
    const match = observancesOf(code).find((o) => o.day === dayOf(date));
    if (match === undefined) throw new Error(`${code} is not observed on ${date}`);
    return match;
  };
  const answers: Answers = {
    rules: mapped(expected.rules, (_, code) => ({
      dates: observancesOf(code).map(({ day, lastDay }) =>
        day === lastDay ? isoDate(day) : ([isoDate(day), isoDate(lastDay)] as const),
      ),
    })),
    undecided: mapped(expected.undecided, (_, code) =>
      expected.years.flatMap((year) => {
        const py = yearOf(year);
        return pack.undecided
          .inYear(py, { mode })
          .flatMap(({ rule, decision: { outcome } }) =>
            rule.code === code && 'candidates' in outcome
              ? [outcome.candidates.map((i) => isoDate(py.firstDay + i))]
              : [],
          );
      }),
    ),
    names: mapped(expected.names, (dates, code) =>
      mapped(dates, (_, date) => {
        const { name, also } = observanceOn(code, date);
        return [name, ...also.map((one) => one.name)];
      }),
    ) as Answers['names'],
    conditions: mapped(expected.conditions, (query, code) => conditionFrom(pack, code, query, on)),
    kala: mapped(expected.kala, (dates, name) =>
      mapped(dates, (_, date) => {
        const spans = pack.dayWindows.kala(...swap(on(date), name));
        if (spans === undefined) throw new Error(`there is no kala ${name}`);
        return pairs(spans);
      }),
    ) as Answers['kala'],
    windows: mapped(expected.windows, (dates, code) =>
      mapped(dates, (_, date) => {
        const [py] = on(date);
        const windows = pack.observances.windowsOf(py, observanceOn(code, date), { mode });
        return Object.fromEntries(windows.map(({ name, spans }) => [name, pairs(spans)]));
      }),
    ) as Answers['windows'],
    divisions: mapped(expected.divisions, (dates, name) =>
      mapped(dates, (_, date) =>
        (pack.dayWindows.division(...swap(on(date), name)) ?? []).map(
          ({ start, end, label }): TimeSpan => [instant(start), instant(end), label],
        ),
      ),
    ) as Answers['divisions'],
  };
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
}

const swap = ([py, day]: readonly [PlaceYear, number], name: string): [PlaceYear, string, number] => [
  py,
  name,
  day,
];

type ConditionQuery = NonNullable<Expected['conditions']>[string];

// Every span that touches one of the days from..to, each once and whole.
function conditionFrom(
  pack: CompiledPack,
  code: string,
  query: ConditionQuery,
  on: (date: string) => readonly [PlaceYear, number],
): ConditionQuery {
  const { from, to } = query;
  const kinds = pack.rules.get(code)?.checked.inputs ?? [];
  const inputs = Object.fromEntries(
    Object.entries(query.inputs ?? {}).map(([name, value]) => {
      const input = kinds.find((known) => known.name === name);
      const given = input && inputValue(input, String(value), vocabulary);
      if (given === undefined) throw new Error(`${code} has no input ${name} that could be ${value}`);
      return [name, given];
    }),
  );
  const spans = new Map<string, TimeSpan>();
  const windows = new Map<string, Map<string, TimeSpan>>();
  for (let day = dayOf(from); day <= dayOf(to); day++) {
    const [py] = on(isoDate(day));
    const actual = pack.conditions.ofRule(py, code, day, inputs);
    for (const { start, end, kind } of actual?.spans ?? []) {
      const at = [instant(start), instant(end)] as const;
      spans.set(at[0], kind === undefined ? at : [...at, kind]);
    }
    for (const window of actual?.windows ?? []) {
      const known = windows.get(window.name) ?? new Map<string, TimeSpan>();
      windows.set(window.name, known);
      for (const span of pairs(window.spans)) known.set(span[0], span);
    }
  }
  return {
    ...query,
    spans: [...spans.values()],
    ...(query.windows && {
      windows: Object.fromEntries([...windows].map(([name, of]) => [name, [...of.values()]])),
    }),
  };
}

const vocabulary = vocabularyWith([]);
