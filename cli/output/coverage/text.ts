// The counts of clauses, as text for a terminal.

import { type ClauseCount, mattered, type RuleCount, withoutAuthority } from '@nirnaya/authoring/coverage';
import { isoDate } from '@nirnaya/engine/civil';
import { lineOf } from '@nirnaya/explain/observatory';
import type { Paint } from '../text/paint.ts';
import { table } from '../text/table.ts';
import { wrapped } from '../text/wrap.ts';

const width = 80;

/** The text, its last line ended too. Rules that have nothing to decide are counted only. */
export function coverageText(rules: readonly RuleCount[], paint: Paint): string {
  const deciding = rules.filter(({ clauses }) => clauses.length > 0);
  return `${[...deciding.map((rule) => ruleText(rule, paint)), sumText(rules)].join('\n\n')}\n`;
}

const times = (count: number, what: string): string[] => (count === 0 ? [] : [`${count} ${what}`]);

function ruleText(
  { code, occurrences, onlyDay, nothing, undecided, undecidable, clauses }: RuleCount,
  paint: Paint,
): string {
  const facts = [
    `${occurrences} ${occurrences === 1 ? 'occurrence' : 'occurrences'}`,
    ...times(onlyDay, 'with one day only'),
    ...times(nothing, 'not observed'),
    ...times(undecided, 'undecided'),
    ...times(undecidable, 'undecidable'),
  ];
  return [
    paint.bold(code),
    wrapped(facts.join(', '), width, '  '),
    ...clauses.flatMap((c) => clauseLines(c, paint)),
  ].join('\n');
}

function clauseLines(clause: ClauseCount, paint: Paint): string[] {
  const { text, range, reached, decided, narrowed, fulfilled, gave, emptied, open, patterns } = clause;
  const facts = [
    ...times(decided, 'decided'),
    ...(narrowed > decided ? times(narrowed, 'narrowed') : []),
    ...times(emptied, 'left no day'),
    ...times(open ?? 0, 'left undecided'),
    ...(gave === undefined ? [] : times(gave, 'gave the day')),
    ...(fulfilled === undefined ? [] : [`held in ${fulfilled} of ${reached}`]),
  ];
  const idle = reached === 0 ? 'never reached' : 'never mattered';
  const rows = patterns.map(({ pattern, count, example, tested }) => [
    pattern,
    `${count}`.padStart(4),
    tested ? 'tested' : `untested, as of ${isoDate(example)}`,
  ]);
  const laid = rows.length === 0 ? [] : table(rows, '      ').split('\n');
  return [
    wrapped(`${text}`, width, '  '),
    paint.dim(`    ${range.file.path}:${lineOf(range)}`),
    `    ${mattered(clause) ? '' : `${paint.yellow(idle)}${facts.length === 0 ? '' : '; '}`}${facts.join(', ')}`,
    ...laid.map((line, i) => (patterns[i]?.tested ? line : paint.yellow(line))),
  ];
}

function sumText(rules: readonly RuleCount[]): string {
  const clauses = rules.flatMap((rule) => rule.clauses);
  const patterns = clauses.flatMap((clause) => clause.patterns);
  const open = withoutAuthority(rules).length;
  const unsaid =
    open === 0 ? '' : `; ${open} clauses of rules that cite several works do not say whose word they are`;
  const idle = clauses.filter((clause) => !mattered(clause)).length;
  const untested = patterns.filter(({ tested }) => !tested).length;
  return wrapped(
    `${rules.length === 1 ? 'one rule' : `${rules.length} rules`}, ${clauses.length} clauses, of which ${idle} never mattered; ${patterns.length} ways the days lay, of which ${untested} no test has seen${unsaid}`,
    width,
  );
}
