// `nirnaya coverage`: what each clause of the rules did over some years, and what no author test covers of it.

import { bundledPacksDir } from '@nirnaya/app/packs';
import { bundledCatalogue } from '@nirnaya/app/places';
import {
  countResults,
  countRule,
  mattered,
  type ResultCount,
  type RuleCount,
  seenBy,
  withoutAuthority,
} from '@nirnaya/authoring/coverage';
import { birthKinds, type PackRule } from '@nirnaya/compiler/front';
import { type AnyRule, allRules, type Trace } from '@nirnaya/compiler/runtime';
import { isoDate } from '@nirnaya/engine/civil';
import { lineOf } from '@nirnaya/explain/observatory';
import { packsOfSet } from '../cache/packs.ts';
import { UsageError } from '../options/failure.ts';
import { write, writeJson } from '../options/io.ts';
import { requiredRule } from '../options/rule.ts';
import { type Session, type SessionOptions, sessionIn, sessionOptions } from '../options/session.ts';
import { suiteOf, testFilesAt } from '../options/suite.ts';
import { openCommandWorkspace } from '../options/workspace.ts';
import { type Years, yearsOf } from '../options/years.ts';
import { resultData, resultSum, resultText } from '../output/coverage/results.ts';
import { coverageText } from '../output/coverage/text.ts';
import { paintFor } from '../output/text/paint.ts';
import { type Progress, progressOn } from '../output/text/progress.ts';
import type { AddCommand } from './command.ts';

interface CoverageOptions extends SessionOptions {
  readonly years?: string;
  readonly rule?: string;
  readonly progress?: boolean;
}

const about = `
A clause decided where it left a single day of several, and narrowed where it left fewer; \`undecided\` mattered where it
left several to the reader. Below it are the patterns of the days before it (the target on the first day's kala only, on
both, on neither ...), how often each occurred, and whether a test of a *.test.yaml file beside the packs covers it. For a
muhurat or a suitability the report shows how many windows or days it has, for each value of an input that is one of a
list, and for each line how often it was among the reasons; for a condition how often it held, and as what.
`;

/** Adds the command. */
export const addCoverage: AddCommand = (program, io) => {
  const command = program
    .command('coverage')
    .description('the effect of each clause and line of the rules over some years, and what no test covers')
    .option('--years <span>', 'span of years, such as 1900..2100 (default: from 30 years ago to 29 ahead)')
    .option('--rule <code>', 'one rule, by its code (default: all)')
    .option('--progress', 'show progress on standard error, even if it is not a terminal')
    .addHelpText('after', about);
  sessionOptions(command).action(async (options: CoverageOptions) => {
    const workspace = openCommandWorkspace(options.packs);
    try {
      const opened = { ...workspace, packs: packsOfSet(workspace.packs), catalogue: bundledCatalogue() };
      const session = await sessionIn(opened, options, io);
      const years = yearsOf(options.years, '--years', session.today, { back: 30, ahead: 29 });
      const requestedRule =
        options.rule === undefined
          ? undefined
          : requiredRule(options.rule, session.pack, session.packs.packs);
      if (requestedRule !== undefined && hasNoDays(requestedRule))
        throw new UsageError(
          `--rule: ${requestedRule.code} is a ${requestedRule.kind}, which coverage does not count`,
        );
      const rules = observed(session).filter(
        ({ code }) => requestedRule === undefined || code === requestedRule.code,
      );
      const others =
        requestedRule === undefined
          ? otherRules(session)
          : [requestedRule].filter(({ kind }) => kind !== 'observance');
      const suite = suiteOf((options.packs ?? [bundledPacksDir()]).flatMap(testFilesAt), workspace.packs);
      const wrong = suite.diagnostics.filter((d) => d.severity === 'error').length;
      if (wrong > 0) io.err.write('nirnaya: some tests could not be read; `nirnaya test` shows why\n');
      const codes = new Set(rules.map(({ code }) => code));
      const checks = suite.checks.filter((check) => 'rule' in check && codes.has(check.rule.code));
      const seen = seenBy(checks, workspace.almanac.placeYear);
      const traces = tracesIn(session, rules, years, progressOn(io, options.progress === true));
      const counts = rules.map((rule) => countRule(rule, traces.get(rule.code) ?? [], session.mode, seen));
      const resultCounts = resultsIn(session, others, years, progressOn(io, options.progress === true));
      if (options.json === true)
        return await writeJson(io, {
          ...asJson(session, years, counts),
          given: resultCounts.map(resultData),
        });
      const { name, pack, mode } = session;
      const head = `${name}; ${pack.name}, ${mode}; ${years.from}..${years.to}\n\n`;
      const paint = paintFor(io);
      const texts = resultCounts.map((count) => resultText(count, paint));
      const parts = [
        ...(counts.length === 0 ? [] : [coverageText(counts, paint).trimEnd()]),
        ...(texts.length === 0 ? [] : [...texts, resultSum(resultCounts)]),
      ];
      await write(io.out, `${head}${parts.join('\n\n')}\n`);
    } finally {
      workspace.close();
    }
  });
};

const observed = ({ pack }: Session): readonly PackRule[] =>
  [...pack.rules.values()]
    .filter((rule) => rule.checked.kind === 'observance' && !rule.linked.disabled)
    .sort((a, b) => (a.code < b.code ? -1 : 1));

// A chakra is computed from its inputs, and a rule of a birth is about a chart.
const hasNoDays = ({ kind }: AnyRule): boolean =>
  kind === 'chakra' || birthKinds.some((ofBirth) => ofBirth === kind);

// Rules that score, and conditions, in the order of their codes.
const otherRules = ({ pack }: Session): readonly AnyRule[] =>
  allRules(pack)
    .filter((rule) => rule.kind !== 'observance' && !hasNoDays(rule) && !rule.linked.disabled)
    .sort((a, b) => (a.code < b.code ? -1 : 1));

function resultsIn(
  { pack, year }: Session,
  rules: readonly AnyRule[],
  { from, to }: Years,
  progress: Progress,
): readonly ResultCount[] {
  const out: ResultCount[] = [];
  for (const [i, rule] of rules.entries()) {
    progress.at(i, rules.length, 'rules that score or hold');
    const years = function* () {
      for (let at = from; at <= to; at++) yield year(at);
    };
    out.push(countResults(pack, rule, years()));
  }
  progress.end();
  return out;
}

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
      const own = pack.traces.inYear(py, code, { mode });
      traces.push(...own.filter(({ occurrence: { start } }) => first <= start && start < next));
    }
    progress.at(at - from + 1, to - from + 1, 'years');
  }
  progress.end();
  return out;
}

function asJson(
  session: Session,
  years: Years,
  rules: readonly RuleCount[],
): Readonly<Record<string, unknown>> {
  const { name, place, pack, mode } = session;
  return {
    place: { name, ...place },
    pack: pack.name,
    fingerprint: pack.fingerprint,
    mode,
    years,
    clauses_without_authority: withoutAuthority(rules).length,
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
        by: clause.work ?? null,
        reached: clause.reached,
        decided: clause.decided,
        narrowed: clause.narrowed,
        left_no_day: clause.emptied,
        left_undecided: clause.open ?? null,
        held: clause.fulfilled ?? null,
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
