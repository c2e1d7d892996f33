// The report of the benchmark as text.

import type { HttpMeasure } from './http.ts';
import type { IndexShare } from './index-share.ts';
import type { Result } from './measure.ts';
import type { Start } from './starts.ts';

/** A library against us over the same year; milliseconds. */
export interface Comparison {
  readonly name: string;
  readonly does: string;
  readonly theirs: number;
  readonly runs: number;
  readonly ours: number;
  /** theirs over ours */
  readonly ratio: number;
  /** theirs over ours with the sky of the year known */
  readonly ratioWarm: number;
  readonly aim: number | undefined;
}

/** A birth by a library against us; milliseconds. */
export interface BirthComparison {
  readonly name: string;
  readonly does: string;
  /** the call of @ishubhamx/panchangam-js */
  readonly by: string;
  readonly theirs: number;
  readonly ours: number;
}

/** All that was measured. */
export interface Report {
  readonly results: readonly Result[];
  readonly comparisons: readonly Comparison[];
  readonly births: readonly BirthComparison[];
  readonly index: readonly IndexShare[];
  /** how many times as long a compiled rule takes as the same by hand */
  readonly timesByHand: number;
  readonly http: HttpMeasure;
  readonly starts: readonly Start[];
}

/** The report as tables. */
export function printed({ results, comparisons, births, index, timesByHand, http, starts }: Report): string {
  return [
    table(
      ['ours', 'median', '99 %', 'runs', 'aim', ''],
      results.map(({ name, median, p99, runs, aim }) => [
        name,
        time(median),
        time(p99),
        String(runs),
        aim === undefined ? '' : `<= ${aim} ms`,
        aim === undefined ? '' : met(median <= aim),
      ]),
    ),
    table(
      ['a year of New Delhi by', 'median', 'ours', 'ratio', 'sky known', 'runs', 'aim', ''],
      comparisons.map(({ name, theirs, ours, ratio, ratioWarm, runs, aim }) => [
        name,
        time(theirs),
        time(ours),
        `${ratio.toFixed(1)} x`,
        `${ratioWarm.toFixed(1)} x`,
        String(runs),
        aim === undefined ? '' : `>= ${aim} x`,
        aim === undefined ? '' : met(ratio >= aim),
      ]),
    ),
    comparisons.map(({ name, does }) => `  ${name}: ${does}`).join('\n'),
    table(
      ['births, beside @ishubhamx/panchangam-js', 'median', 'ours', 'ratio'],
      births.map(({ name, by, theirs, ours }) => [
        `${name}: ${by}`,
        time(theirs),
        time(ours),
        `${(theirs / ours).toFixed(1)} x`,
      ]),
    ),
    births.map(({ name, does }) => `  ${name}: ${does}`).join('\n'),
    table(
      ['rules a day touches', 'rules', 'median', 'share', 'worst', 'share'],
      index.map(({ pack, rules, median, worst }) => [
        pack,
        String(rules),
        String(median),
        `${((100 * median) / rules).toFixed(0)} %`,
        String(worst),
        `${((100 * worst) / rules).toFixed(0)} %`,
      ]),
    ),
    `a compiled rule takes ${timesByHand.toFixed(1)} times as long as by hand (aim: 3)`,
    table(
      [`requests a second, ${http.size} characters`, 'a second', 'share', 'aim', ''],
      [
        ['a constant text', http.constant.toFixed(0), '', '', ''],
        ...(['computed', 'kept'] as const).map((how) => {
          const share = http[how] / http.constant;
          const aim = `>= ${(100 * http.aim).toFixed(0)} %`;
          return [
            `/v1/panchang, ${how}`,
            http[how].toFixed(0),
            `${(100 * share).toFixed(0)} %`,
            aim,
            met(share >= http.aim),
          ];
        }),
      ],
    ),
    table(
      ['start of a process', 'median', 'node -e 0', 'ratio', 'runs', 'aim', ''],
      starts.map(({ name, median, empty, ratio, runs, aim }) => [
        name,
        time(median),
        time(empty),
        `${ratio.toFixed(1)} x`,
        String(runs),
        `<= ${aim} x`,
        met(ratio <= aim),
      ]),
    ),
    `heap of the server: ${http.heapBefore.toFixed(0)} MB, after ${http.places} places ${http.heapAfter.toFixed(0)} MB`,
  ].join('\n\n');
}

const met = (yes: boolean): string => (yes ? 'met' : 'missed');

function time(ms: number): string {
  return ms < 1 ? `${(ms * 1000).toFixed(1)} us` : `${ms.toFixed(2)} ms`;
}

function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const widths = head.map((_, i) => Math.max(...[head, ...lines].map((line) => line[i].length)));
  return [head, ...lines]
    .map((line) =>
      line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '),
    )
    .map((line) => line.trimEnd())
    .join('\n');
}
