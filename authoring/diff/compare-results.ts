// Runs two versions of what has no dates over a sample of years and places: kalas, divisions, conditions and rules
// that score day by day, calendars month by month, chakras for every way in which their inputs may be given.

import { digestOf } from '@nirnaya/compiler/front';
import { type AnyRule, anyRule, type CompiledPack } from '@nirnaya/compiler/runtime';
import { isoDate } from '@nirnaya/engine/civil';
import type { Site } from '@nirnaya/engine/place';
import { casesOf, caseText, givenTo } from '../inputs/cases.ts';
import { changedResults, comparedFields, mostCombinations } from './chakra-results.ts';
import { dayTexts, isSameDay, needed, resultsIn } from './day-results.ts';
import type { DiffQuestion } from './question.ts';
import { type Run, type Runnable, runsOf, type Versions } from './versions.ts';

/** A difference between the two sides. */
export interface Difference {
  /** a date, a first of a month, or how inputs were given */
  readonly on: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** How often something differs at a place. */
export interface DifferingAt {
  /** empty for what no place plays a part in */
  readonly site: string;
  readonly packs: readonly string[];
  /** how many were compared, and how many of them differ */
  readonly of: number;
  readonly differ: number;
}

/** The changed results of something without dates. */
export interface ChangedResults {
  /** `kala pradosha`, or the code of a rule */
  readonly thing: string;
  /** what was compared, one by one */
  readonly by: 'day' | 'month' | 'inputs';
  readonly at: readonly DifferingAt[];
  /** all differences at the first place that has any */
  readonly first: readonly Difference[];
  /** why nothing was compared */
  readonly uncompared?: string;
}

/** The changed results of some changed chains. */
export function compareResults(all: readonly Versions[], question: DiffQuestion): readonly ChangedResults[] {
  const runs = [
    ...runsOf(all, (versions) => runnablesOf(versions, false), question.sitesOf),
    ...runsOf(all, (versions) => runnablesOf(versions, true), nowhere),
  ];
  const things = [...new Set(runs.map(({ name }) => name))].sort(partsFirst);
  const changes: ChangedResults[] = [];
  for (const thing of things) {
    const own = runs.filter(({ name }) => name === thing);
    changes.push(changeOf(thing, own, question));
  }
  return changes;
}

const partsFirst = (a: string, b: string): number =>
  Number(b.includes(' ')) - Number(a.includes(' ')) || (a < b ? -1 : 1);

// A chakra has no place.
const nowhere = (): readonly Site[] => [{ name: '', place: { lat: 0, lon: 0, zone: 'UTC' } }];

// What both versions have with different results. What came or went is reported as such.
function runnablesOf({ old, now, was, is, changes }: Versions, chakras: boolean): readonly Runnable[] {
  const rules = changes.rules
    .filter(({ gives, how, kind }) => gives && how === 'changed' && (kind === 'chakra') === chakras)
    .map(({ code: name }) => ({
      name,
      meanings: `${was.rules.get(name)?.dates} ${is.rules.get(name)?.dates}`,
    }));
  const parts = changes.parts
    .filter(({ gives, how }) => gives && how === 'changed' && !chakras)
    .map(({ part: name }) => ({
      name,
      meanings: `${was.parts.get(name)?.gives} ${is.parts.get(name)?.gives}`,
    }));
  return [...parts, ...rules].map((one) => ({ ...one, before: old, after: now }));
}

type DifferencesAt = Pick<DifferingAt, 'of'> & { readonly differences: readonly Difference[] };

function changeOf(thing: string, runs: readonly Run[], question: DiffQuestion): ChangedResults {
  const [run] = runs;
  const rule = run?.after && anyRule(run.after, thing);
  const by = thing.startsWith('calendar ') ? 'month' : rule?.kind === 'chakra' ? 'inputs' : 'day';
  const uncompared = run && whyNot(thing, run);
  if (uncompared !== undefined) return { thing, by, at: [], first: [], uncompared };
  const at: DifferingAt[] = [];
  let first: readonly Difference[] = [];
  for (const one of runs) {
    const { site, packs, before, after } = one;
    if (before === undefined || after === undefined) continue;
    const { of, differences } = differencesAt(one, { before, after }, by, question);
    at.push({ site, packs, of, differ: differences.length });
    if (first.length === 0) first = differences;
  }
  // Where nothing differs at a place, another that differs is reported first.
  at.sort((a, b) => Number(b.differ > 0) - Number(a.differ > 0));
  return { thing, by, at, first };
}

const inputsDigest = ({ inputs }: AnyRule): string =>
  digestOf(new Map(inputs.map((input) => [input.name, input])));

function whyNot(thing: string, { before, after }: Run): string | undefined {
  if (before === undefined || after === undefined) return undefined;
  const [old, now] = [anyRule(before, thing), anyRule(after, thing)];
  if (old === undefined || now === undefined) return undefined;
  if (now.kind === 'chakra') {
    if (inputsDigest(old) !== inputsDigest(now)) return 'its inputs are others';
    const fields = comparedFields(before, after, thing);
    const endless = fields.find(
      ({ combinations = Number.POSITIVE_INFINITY }) => combinations > mostCombinations,
    );
    return endless && `\`${endless.name}\` has too many results to try all`;
  }
  if (casesOf(old.inputs, now.inputs) !== undefined) return undefined;
  const names = [...new Set([...needed(old.inputs), ...needed(now.inputs)])];
  return names.length === 0 ? 'its inputs have too many values to try all' : `it needs ${names.join(', ')}`;
}

/** A chain in two versions. */
interface VersionPair {
  readonly before: CompiledPack;
  readonly after: CompiledPack;
}

function differencesAt(
  run: Run,
  { before, after }: VersionPair,
  by: ChangedResults['by'],
  question: DiffQuestion,
): DifferencesAt {
  if (by === 'day') return changedDays(run, before, after, question);
  if (by === 'month') return changedMonths(run, before, after, question);
  const fields = comparedFields(before, after, run.name);
  return {
    of: fields.reduce((sum, { combinations = 0 }) => sum + combinations, 0),
    differences: fields.flatMap((field) => changedResults(before, after, run.name, field)),
  };
}

function changedDays(
  { name, place }: Run,
  before: CompiledPack,
  after: CompiledPack,
  { sample: { from, to }, placeYear }: DiffQuestion,
): DifferencesAt {
  const [old, now] = [anyRule(before, name)?.inputs ?? [], anyRule(after, name)?.inputs ?? []];
  const [plainCase = {}, ...others] = casesOf(old, now) ?? [];
  const differences: Difference[] = [];
  let of = 0;
  for (let year = from; year <= to; year++) {
    const py = placeYear(place, year);
    const known = new Set<string>();
    for (const inputs of [plainCase, ...others]) {
      const [wasGiven, isGiven] = [givenTo(old, inputs), givenTo(now, inputs)];
      // A value that one version does not know is reported with the inputs.
      if (wasGiven === undefined || isGiven === undefined) continue;
      const was = resultsIn(before, py, name, wasGiven);
      const is = resultsIn(after, py, name, isGiven);
      of += is.length;
      is.forEach((given, i) => {
        const earlier = was[i] ?? [];
        if (isSameDay(earlier, given)) return;
        const day = py.firstDay + py.yearStart + i;
        const texts = dayTexts(py, day, earlier, given);
        const key = `${day} ${JSON.stringify(texts)}`;
        // What differs in the same way whatever is given says so once.
        if (known.has(key)) return;
        known.add(key);
        const way = caseText(inputs);
        differences.push({ on: way === '' ? isoDate(day) : `${isoDate(day)} (${way})`, ...texts });
      });
    }
  }
  return { of, differences };
}

// The first days of its months, each in both versions.
function changedMonths(
  { name, place }: Run,
  before: CompiledPack,
  after: CompiledPack,
  { sample: { from, to }, placeYear }: DiffQuestion,
): DifferencesAt {
  const calendar = name.slice('calendar '.length);
  const months = after.calendars.get(calendar)?.months ?? [];
  const differences: Difference[] = [];
  let of = 0;
  for (let year = from; year <= to; year++) {
    const py = placeYear(place, year);
    const firsts = (pack: CompiledPack): ReadonlyMap<number, string> => {
      const firstDays = new Map<number, string>();
      for (let day = py.yearStart; day < py.yearEnd; day++) {
        const date = pack.calendarDate(py, calendar, py.firstDay + day);
        if (date?.day !== 1) continue;
        const known = firstDays.get(date.month);
        const text = isoDate(py.firstDay + day);
        firstDays.set(date.month, known === undefined ? text : `${known}, ${text}`);
      }
      return firstDays;
    };
    const [was, is] = [firsts(before), firsts(after)];
    for (const month of new Set([...was.keys(), ...is.keys()])) {
      of++;
      const [old, now] = [was.get(month), is.get(month)];
      if (old === now) continue;
      const side = (text: string | undefined): string[] => (text === undefined ? [] : [text]);
      const on = `${months[month] ?? month + 1} 1`;
      differences.push({ on, before: side(old), after: side(now) });
    }
  }
  return { of, differences };
}
