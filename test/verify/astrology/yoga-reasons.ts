// Why a program may find a yoga where we do not, or the other way. Every reason is an evaluation of the rule in another
// form on the charts of the row; none knows a row. That one clause of ours is not met is no reason, but is noted.

import type { BirthCondition } from '../../../compiler/runtime/birth-trace.ts';
import type { CompiledPack } from '../../../compiler/runtime/pack.ts';
import { printExpression } from '../../../dsl/syntax/print.ts';
import type { Chart } from '../../../engine/jyotisha/chart.ts';
import type { Calculator } from '../calculator.ts';
import { variantPack } from '../variant-pack.ts';
import { type BirthReading, chartOfBirth, isBirth } from './yoga-charts.ts';
import { yogaForms } from './yoga-forms.ts';
import { atTheLeast, joinedToItself, withNodes, withNodesAsLords } from './yoga-rewordings.ts';

/** A row that is compared: its yoga, or family of them, and the charts that agree with it. */
export interface YogaRow {
  readonly pack: CompiledPack;
  readonly codes: readonly string[];
  readonly charts: readonly Chart[];
  /** the chart as the row states it */
  readonly text: string;
  readonly source: string;
  readonly expected: boolean;
  /** whether one of the codes holds, which it does in all of the charts or in none */
  readonly holds: boolean;
}

/** A form of the rules to try. */
interface Attempt {
  readonly reason: string;
  readonly lines: readonly string[];
}

/**
 * The reason of a difference, or null with what was measured. A reason must fit every row of the same program about the
 * same yoga (`peers`), not this one alone.
 */
export function explainYoga(
  calculator: Calculator,
  row: YogaRow,
  peers: readonly YogaRow[],
): { readonly reason: string | null; readonly note: string } {
  const note = clausesOf(row);
  const reason =
    birthMisread(row) ??
    cancelledIn(row, peers) ??
    birthReadOtherwise(row, peers) ??
    fulfilledByAnotherForm(calculator, row, peers) ??
    fulfilledWithNodesAsLords(calculator, row, peers) ??
    deniedByTheProgram(calculator, row) ??
    deniedByAnyReading(calculator, row);
  return { reason: reason ?? null, note };
}

/** Degrees between a place and the meridian of its clock beyond which one of them is misread; zones of land are within 30. */
const MOST_FROM_MERIDIAN = 35;

// A birth whose clock is not that of its longitude was not copied as its book has it.
function birthMisread({ text }: YogaRow): string | undefined {
  const [, lon, zone] = /^\S+ \S+ \S+ (\S+) tz=(\S+)$/.exec(text) ?? [];
  const apart = Math.abs(Number(lon) - 15 * Number(zone));
  return apart > MOST_FROM_MERIDIAN
    ? `its longitude of ${lon} degrees is ${apart.toFixed(0)} from the meridian of its clock: the place or the time is misread`
    : undefined;
}

// It is met, and set aside by a rule of ours; the program has it nowhere where we set it aside, and wherever we do not.
function cancelledIn(row: YogaRow, peers: readonly YogaRow[]): string | undefined {
  if (row.expected || !peers.every((peer) => inForce(peer) === peer.expected)) return undefined;
  const { pack, codes, charts } = row;
  const because = new Set(
    codes.flatMap(
      (code) => pack.birthResults.yoga(charts[0], code)?.cancelled.map((one) => one.because) ?? [],
    ),
  );
  return `it holds and is cancelled, for ${[...because].join(', ')}; the program takes what is cancelled for none`;
}

// Whether one of the codes holds and is not cancelled; undefined where the charts of the row differ in it.
function inForce({ pack, codes, charts }: YogaRow): boolean | undefined {
  const results = new Set(
    charts.map((chart) =>
      codes.some((code) => {
        const one = pack.birthResults.yoga(chart, code);
        return one?.holds === true && one.cancelled.length === 0;
      }),
    ),
  );
  return results.size === 1 ? results.has(true) : undefined;
}

// The clock of the place or another zodiac gives the result.
function birthReadOtherwise(row: YogaRow, peers: readonly YogaRow[]): string | undefined {
  if (!isBirth(row.text)) return undefined;
  const readings: readonly (BirthReading & { readonly as: string })[] = [
    { clock: 'local mean time', as: 'with the time as local mean time' },
    { ayanamsa: 'lahiri', as: 'by the ayanamsa Lahiri' },
    { clock: 'local mean time', ayanamsa: 'lahiri', as: 'with local mean time and the ayanamsa Lahiri' },
  ];
  const match = readings.find((reading) =>
    peers.every(({ pack, codes, text, expected }) => {
      const chart = chartOfBirth(text, reading);
      return (
        chart !== undefined && codes.some((code) => pack.birthResults.yoga(chart, code)?.holds) === expected
      );
    }),
  );
  return match && `${match.as} the rule gives it`;
}

function fulfilledByAnotherForm(
  calculator: Calculator,
  row: YogaRow,
  peers: readonly YogaRow[],
): string | undefined {
  return attemptsOf(row).find(({ lines }) => {
    const pack = variantPack(calculator, 'jyotisha', ['rules:', ...lines]);
    return (
      pack !== undefined &&
      peers.every(({ codes, charts, expected }) =>
        charts.every(
          (chart) => codes.some((code) => pack.birthResults.yoga(chart, code)?.holds) === expected,
        ),
      )
    );
  })?.reason;
}

// What a pack finds in every chart of a row; undefined where the charts differ in it, or the pack does not compile.
function matchBy(pack: CompiledPack | undefined, { codes, charts }: YogaRow): boolean | undefined {
  const results = new Set(
    charts.map((chart) => codes.some((code) => pack?.birthResults.yoga(chart, code)?.holds)),
  );
  return pack !== undefined && results.size === 1 ? results.has(true) : undefined;
}

const variantOf = (calculator: Calculator, lines: readonly string[]): CompiledPack | undefined =>
  lines.length === 0 ? undefined : variantPack(calculator, 'jyotisha', ['rules:', ...lines]);

// The nodes rule a sign each; which is the lagna is another thing in each row.
function fulfilledWithNodesAsLords(
  calculator: Calculator,
  row: YogaRow,
  peers: readonly YogaRow[],
): string | undefined {
  const expectedOf = (one: YogaRow): boolean => {
    const change = withNodesAsLords(Math.floor(one.charts[0].lagna / 30));
    const lines = reworded(one, '', change).flatMap((attempt) => attempt.lines);
    return matchBy(variantOf(calculator, lines), one) === one.expected;
  };
  return expectedOf(row) && peers.every((peer) => peer.holds === peer.expected || expectedOf(peer))
    ? 'with Ketu as lord of Vrischika and Rahu of Kumbha, where the program finds them stronger, the rule gives it'
    : undefined;
}

// The form that is read in the program does not give it either.
function deniedByTheProgram(calculator: Calculator, row: YogaRow): string | undefined {
  if (row.codes.length > 1) return undefined;
  const form = formsOf(row).find(({ code, holds }) => {
    const actual = matchBy(variantOf(calculator, extended(code, holds)), row);
    return actual !== undefined && actual !== row.expected;
  });
  return form && `the rule of the program as it is read does not give it either: ${form.says}`;
}

// Not one of the bodies that the text names stands where it asks.
function deniedByAnyReading(calculator: Calculator, row: YogaRow): string | undefined {
  const lines = reworded(row, '', atTheLeast).flatMap((attempt) => attempt.lines);
  return row.expected && matchBy(variantOf(calculator, lines), row) === false
    ? 'no reading of the text gives it: none of what it names stands where it asks'
    : undefined;
}

const formsOf = ({ source, codes }: YogaRow) =>
  yogaForms.filter((form) => form.program === source.split(' ')[0] && codes.includes(form.code));

function attemptsOf(row: YogaRow): readonly Attempt[] {
  const program = row.source.split(' ')[0];
  const lists = listsOf(row.source);
  return [
    ...formsOf(row).map(({ code, holds, says }) => ({
      reason: `the form of ${program} gives it: ${says}`,
      lines: extended(code, holds),
    })),
    ...(lists === undefined
      ? []
      : [{ reason: 'with the benefics and malefics that the row names the rule gives it', lines: lists }]),
    ...(program === 'PyJHora'
      ? [
          {
            reason: 'with the Moon left out of the benefics, as the program has them, the rule gives it',
            lines: extended(
              'SET_BENEFICS',
              '[Jupiter, Venus, Mercury when not Mercury with any of [Mars, Saturn, Rahu, Ketu]]',
            ),
          },
        ]
      : []),
    ...reworded(row, 'with Rahu and Ketu counted among the planets the rule gives it', withNodes),
    ...reworded(row, 'where a planet counts as joined to itself the rule gives it', joinedToItself),
    {
      reason:
        'what is strong has no threshold: with every planet strong that is not debilitated the rule gives it',
      lines: extended('SET_STRONG_PLANETS', 'planets except debilitated planets'),
    },
  ];
}

// Each of the rules with its condition changed, where that changes it.
function reworded(
  { pack, codes }: YogaRow,
  reason: string,
  change: (text: string) => string,
): readonly Attempt[] {
  const lines = codes.flatMap((code) => {
    const term = pack.births.get(code)?.checked.holds?.term;
    if (term === undefined) return [];
    const text = printExpression(term.source);
    const changed = change(text);
    return changed === text ? [] : extended(code, changed);
  });
  return lines.length === 0 ? [] : [{ reason, lines }];
}

const extended = (code: string, holds: string): readonly string[] => [
  `  extend ${code}:`,
  '    holds: |',
  ...holds.split('\n').map((line) => `      ${line}`),
];

// `{'natural_benefics': ['Mercury', 'Venus'], 'natural_malefics': [...]}`
function listsOf(source: string): readonly string[] | undefined {
  const named = (which: string): string | undefined =>
    new RegExp(`'natural_${which}': \\[([^\\]]*)\\]`).exec(source)?.[1]?.replaceAll("'", '');
  const [benefics, malefics] = [named('benefics'), named('malefics')];
  if (benefics === undefined && malefics === undefined) return undefined;
  return [
    ...(benefics === undefined ? [] : extended('SET_BENEFICS', `[${benefics}]`)),
    ...(malefics === undefined ? [] : extended('SET_MALEFICS', `[${malefics}]`)),
  ];
}

// What our conditions find: the clauses that are not met, or those that are.
function clausesOf({ pack, codes, charts, holds }: YogaRow): string {
  if (codes.length > 1 && !holds) return `none of ${codes.length} rules is met`;
  const stated = codes.flatMap((code) => {
    const actual = pack.birthResults.yoga(charts[0], code, { trace: true });
    if (actual?.trace === undefined || actual.holds !== holds) return [];
    const clauses = leaves(actual.trace).filter((clause) => clause.holds === holds);
    return [clauses.map(({ text }) => text.replace(/\s+/g, ' ')).join('; ')];
  });
  return `${holds ? 'met' : 'not met'}: ${stated.join('; ')}`;
}

// The clauses that are joined by `and`, at the top.
function leaves(condition: BirthCondition): readonly BirthCondition[] {
  return condition.joins === 'and' ? condition.parts.flatMap(leaves) : [condition];
}
