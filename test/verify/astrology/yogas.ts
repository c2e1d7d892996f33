// Charts with a yoga that others expect in them or not. Most are made up by the authors of a program, as signs alone.

import type { CompiledPack } from '../../../compiler/runtime/pack.ts';
import { printExpression } from '../../../dsl/syntax/print.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';
import { chartsOfText, isBirth } from './yoga-charts.ts';
import { explainYoga, type YogaRow } from './yoga-reasons.ts';
import { requestedRule } from './yoga-schools.ts';

/** Why a row is not compared; each is read off the row, or found by trying what it leaves open. */
const LEFT_OUT = {
  name: 'no rule of that name',
  method: 'another method of the program is asked for',
  impossible: 'no place of a sign has the navamsa stated',
  open: 'what decides is not stated: a body, a degree, a navamsa or the hour',
} as const;

/** Judges a row of a chart and a yoga. A yoga that is cancelled holds, as far as its own condition goes. */
export function checkYoga(calculator: Calculator, row: Row, rows: readonly Row[]): Verdict {
  const subject = subjectOf(calculator, row);
  if (typeof subject === 'string') return uncovered;
  const { expected, holds, pack, codes, charts } = subject;
  return verdict(holds === expected, () => ({
    what: `${row.at('yoga')}, ${row.at('source')}`,
    expected: expected ? 'it holds' : 'it does not hold',
    actual: holds
      ? `it holds: ${codes.filter((code) => pack.birthResults.yoga(charts[0], code)?.holds).join(', ')}`
      : 'it does not hold',
    ...explainYoga(calculator, subject, peersOf(calculator, row, rows)),
  }));
}

/** How many rows are not compared, and why. */
export function yogasLeftOut(calculator: Calculator, rows: readonly Row[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const subject = subjectOf(calculator, row);
    if (typeof subject === 'string') counts.set(subject, (counts.get(subject) ?? 0) + 1);
  }
  return Object.entries(LEFT_OUT).flatMap(([key, why]) => {
    const count = counts.get(key);
    return count === undefined ? [] : [`${count} not covered: ${why}`];
  });
}

// The rows of the same program that are compared with the same rules, this one too.
function peersOf(calculator: Calculator, row: Row, rows: readonly Row[]): readonly YogaRow[] {
  const program = (one: Row): string => one.at('source').split(' ')[0];
  const rulesOf = (one: Row): string => JSON.stringify(requestedRule(one.at('source'), one.at('yoga')));
  return rows
    .filter(
      (one) =>
        one.at('yoga') === row.at('yoga') && program(one) === program(row) && rulesOf(one) === rulesOf(row),
    )
    .flatMap((one) => {
      const subject = subjectOf(calculator, one);
      return typeof subject === 'string' ? [] : [subject];
    });
}

const subjects = new WeakMap<Row, YogaRow | keyof typeof LEFT_OUT>();

function subjectOf(calculator: Calculator, row: Row): YogaRow | keyof typeof LEFT_OUT {
  const actual = subjects.get(row) ?? readSubject(calculator, row);
  subjects.set(row, actual);
  return actual;
}

// What is compared, or the key of why it is not.
function readSubject(calculator: Calculator, row: Row): YogaRow | keyof typeof LEFT_OUT {
  const pack = calculator.pack('jyotisha');
  const codes = pack === undefined ? [] : codesOf(pack, row);
  if (pack === undefined || codes.length === 0) return 'name';
  const source = row.at('source');
  if (
    requestedRule(source, row.at('yoga')) === 'none' ||
    /'check_other_variations': True|'include_lagna_house': False/.test(source)
  )
    return 'method';
  const text = row.at('chart');
  const charts = chartsOfText(text);
  if (charts.length === 0) return 'impossible';
  if (!isBirth(text) && codes.some((code) => readsTheHour(pack, code))) return 'open';
  const verdicts = new Set(
    charts.map((chart) => codes.some((code) => pack.birthResults.yoga(chart, code)?.holds)),
  );
  if (verdicts.size > 1) return 'open';
  return {
    pack,
    codes,
    charts,
    text,
    source,
    expected: row.at('expected') === 'true',
    holds: verdicts.has(true),
  };
}

// A chart of signs has no day and no night.
function readsTheHour(pack: CompiledPack, code: string): boolean {
  const term = pack.births.get(code)?.checked.holds?.term;
  return term !== undefined && /\b(day|night)\b/.test(printExpression(term.source));
}

// A yoga by its name with its further forms, or all of a family: `daridra_*`, `*_malika`.
function codesOf(pack: CompiledPack, row: Row): readonly string[] {
  const yoga = row.at('yoga');
  const requested = requestedRule(row.at('source'), yoga);
  if (typeof requested === 'object') return [requested.code];
  const named = yoga === 'mangal_dosha' ? 'MANGALA' : yoga.toUpperCase();
  const shape = new RegExp(`^(?:YOGA|DOSHA)_${named.replace('*', '.+')}(?:_PURUSHA|_STRI|_[B-D])?$`);
  return [...pack.births.keys()].filter((code) => shape.test(code));
}
