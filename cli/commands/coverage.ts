// `nirnaya coverage`: what each clause of the rules did over some years, and what no author test has seen of it.

import { countRule, mattered, type RuleCount } from '../../compiler/coverage/count.ts';
import { seenBy } from '../../compiler/coverage/seen.ts';
import type { PackRule } from '../../compiler/pack-rule.ts';
import type { Trace } from '../../compiler/trace.ts';
import { isoDate } from '../../engine/place/civil.ts';
import { lineOf } from '../../explain/source-place.ts';
import { bundledPacksDir } from '../../server/workspace.ts';
import { ruleOf } from '../ask/rule.ts';
import { type AskWords, askOptions, type Session, sessionIn } from '../ask/session.ts';
import { openWorkplace } from '../ask/workplace.ts';
import { type Years, yearsOf } from '../ask/years.ts';
import type { AddCommand } from '../command.ts';
import { coverageText } from '../coverage/text.ts';
import { write, writeJson } from '../io.ts';
import { suiteOf, testFilesAt } from '../test/suite.ts';
import { paintFor } from '../text/paint.ts';
import { type Progress, progressOn } from '../text/progress.ts';

interface CoverageWords extends AskWords {
  readonly years?: string;
  readonly rule?: string;
  readonly progress?: boolean;
}

const about = `
A clause decided where it left a single day of several, and narrowed where it left fewer; \`undecided\` mattered where it
left several to the reader. Below it stand the ways in
which the days lay before it (the target on the first day's kala only, on both, on neither ...), how often, and whether
a test of a *.test.yaml file beside the packs has seen it.
`;

/** Adds the command. */
export const addCoverage: AddCommand = (program, io) => {
  const command = program
    .command('coverage')
    .description('what each clause of the rules did over some years, and what no test has seen of it')
    .option('--years <span>', 'as 1900..2100 (default: from 30 years ago to 29 ahead)')
    .option('--rule <code>', 'one rule, by its code or name (default: all)')
    .option('--progress', 'show progress on standard error, even where it is no terminal')
    .addHelpText('after', about);
  askOptions(command).action(async (words: CoverageWords) => {
    const workplace = openWorkplace(words.packs);
    try {
      const session = await sessionIn(workplace, words, io);
      const years = yearsOf(words.years, '--years', session.today, { back: 30, ahead: 29 });
      const rules = words.rule === undefined ? observed(session) : [ruleOf(words.rule, session.pack)];
      const suite = suiteOf(testFilesAt(words.packs ?? bundledPacksDir()), workplace.packs);
      const wrong = suite.diagnostics.filter((d) => d.severity === 'error').length;
      if (wrong > 0) io.err.write('nirnaya: some tests could not be read; `nirnaya test` shows why\n');
      const codes = new Set(rules.map(({ code }) => code));
      const checks = suite.checks.filter((check) => 'rule' in check && codes.has(check.rule.code));
      const seen = seenBy(checks, workplace.almanac.placeYear);
      const traces = tracesIn(session, rules, years, progressOn(io, words.progress === true));
      const counts = rules.map((rule) => countRule(rule, traces.get(rule.code) ?? [], session.mode, seen));
      if (words.json === true) return await writeJson(io, asJson(session, years, counts));
      const { name, pack, mode } = session;
      const head = `${name}; ${pack.name}, ${mode}; ${years.from}..${years.to}\n\n`;
      await write(io.out, `${head}${coverageText(counts, paintFor(io))}`);
    } finally {
      workplace.close();
    }
  });
};

const observed = ({ pack }: Session): readonly PackRule[] =>
  [...pack.rules.values()]
    .filter((rule) => rule.checked.kind === 'observance' && !rule.linked.disabled)
    .sort((a, b) => (a.code < b.code ? -1 : 1));

// Year by year; an occurrence about the turn of a year counts in the year in which it begins.
function tracesIn(
  { pack, mode, year }: Session,
  rules: readonly PackRule[],
  { from, to }: Years,
  progress: Progress,
): ReadonlyMap<string, readonly Trace[]> {
  const out = new Map<string, Trace[]>(rules.map(({ code }) => [code, []]));
  for (let at = from; at <= to; at++) {
    const py = year(at);
    const [first, next] = [py.midnight[py.yearStart], py.midnight[py.yearEnd]];
    for (const [code, traces] of out) {
      const own = pack.traces(py, code, py.firstDay + py.yearStart, py.firstDay + py.yearEnd - 1, { mode });
      traces.push(...own.filter(({ occurrence: { start } }) => first <= start && start < next));
    }
    progress.at(at - from + 1, to - from + 1, 'years');
  }
  progress.end();
  return out;
}

function asJson(session: Session, years: Years, rules: readonly RuleCount[]): unknown {
  const { name, place, pack, mode } = session;
  return {
    place: { name, ...place },
    pack: pack.name,
    fingerprint: pack.fingerprint,
    mode,
    years,
    rules: rules.map(({ code, occurrences, onlyDay, nothing, undecided, undecidable, clauses }) => ({
      code,
      occurrences,
      only_day: onlyDay,
      not_observed: nothing,
      undecided,
      undecidable,
      clauses: clauses.map((clause) => ({
        clause: clause.text,
        at: `${clause.range.file.path}:${lineOf(clause.range)}`,
        reached: clause.reached,
        decided: clause.decided,
        narrowed: clause.narrowed,
        left_no_day: clause.emptied,
        left_undecided: clause.open ?? null,
        held: clause.held ?? null,
        gave_the_day: clause.gave ?? null,
        mattered: mattered(clause),
        patterns: clause.patterns.map(({ example, ...pattern }) => ({
          ...pattern,
          example: isoDate(example),
        })),
      })),
    })),
  };
}
