// Texts evaluated: their diagnostics, and the results of their rules beside those of the rules in force; and expressions.
// Bounds of time and memory are for the thread that it runs in.

import { type RuleContext, ruleContext } from '@nirnaya/app/context';
import { nearKeys } from '@nirnaya/app/festivals';
import { placeOfPack } from '@nirnaya/app/places';
import { notFound, unsupported } from '@nirnaya/app/requests';
import { type PackSet, setWith } from '@nirnaya/compiler/compile';
import { allRules, anyRule, type CompiledPack } from '@nirnaya/compiler/runtime';
import { type PackDocument, readPack } from '@nirnaya/dsl/pack';
import { type Almanac, buildPlaceYear, type PlaceYear } from '@nirnaya/engine/almanac';
import { civilFromDay } from '@nirnaya/engine/civil';
import type { Place } from '@nirnaya/engine/place';
import type { Sky } from '@nirnaya/engine/sky';
import { canonicalChain } from '../diff/canonical-chain.ts';
import { compareChains } from '../diff/compare-rules.ts';
import { draftFile } from './draft-file.ts';
import { evaluateExpression } from './expression/evaluate-expression.ts';
import { findingsOf } from './findings.ts';
import { requireInputs } from './inputs.ts';
import { lastPackOf } from './last-pack.ts';
import { fitting, memoryBudget } from './memory-budget.ts';
import type { EvaluatedRule, Question } from './question.ts';
import { diagnosticsReport } from './report.ts';
import type { EvaluationResult, EvaluationTask, ExpressionTask, RulesTask } from './task.ts';

/** The most rules of a text. */
const mostRules = 50;

/** Bounds in characters of JSON: of diagnostics, of dates and spans, of traces. */
const mostDiagnosticCharacters = 100_000;
const mostDateCharacters = 300_000;
const mostTraceCharacters = 200_000;

/** What texts are evaluated with: the packs in force and a sky. */
export interface Evaluating {
  readonly sky: Pick<Sky, 'year' | 'ephemerisVersion'>;
  /** the calendars of its years are those of the years that a text is evaluated in */
  readonly almanac: Pick<Almanac, 'calendars'>;
  packs(): PackSet;
}

/** The packs in force: what a text is linked with, and compared with. */
interface InForce {
  readonly set: PackSet;
}

/** Evaluates a text or an expression. Throws `Refusal` for what is refused. */
export function evaluateTask({ sky, almanac, packs }: Evaluating, task: EvaluationTask): EvaluationResult {
  const inForce: InForce = { set: packs() };
  // Years of their own: what a text makes hang on them goes with it.
  const { calendars } = almanac;
  const yearsAt = (place: Place): PlaceYears =>
    new Map(
      task.years.map((year): [number, PlaceYear] => [
        year,
        buildPlaceYear(sky.year(year), place, { calendars }),
      ]),
    );
  return task.kind === 'expression'
    ? evaluatedOnDay(task, inForce, yearsAt(task.place))
    : evaluate(task, inForce, yearsAt);
}

type PlaceYears = ReadonlyMap<number, PlaceYear>;

function evaluatedOnDay(task: ExpressionTask, { set }: InForce, years: PlaceYears): EvaluationResult {
  const { text, day, inputs, mode, place, parent } = task;
  const { year } = civilFromDay(day);
  const question = { text, pack: parent, day, inputs, mode, zone: task.zone ?? place.zone };
  const { answer, chain } = evaluateExpression(set, yearOf(years)(year), question);
  return { kind: 'expression', answer, chain };
}

function evaluate(
  task: RulesTask,
  inForce: InForce,
  yearsAt: (place: Place) => PlaceYears,
): EvaluationResult {
  const reads = task.texts.map((text) => readPack(draftFile(text, task.parent)));
  const documents = reads.flatMap(({ document }) => document ?? []);
  const rules = documents.reduce((sum, { rules: own, disable }) => sum + own.length + disable.length, 0);
  if (rules > mostRules) {
    throw unsupported('too_many_rules', `The text has ${rules} rules; at most ${mostRules} are evaluated.`);
  }
  // Texts with the name of a pack replace it.
  const names = new Set(documents.map(({ pack }) => pack));
  const set = setWith(inForce.set, reads);
  const name = lastPackOf(names, set.packs);
  const compilation = name === undefined ? undefined : set.compile(name);
  // Errors in packs that the text does not build on do not concern its author.
  const report = diagnosticsReport(compilation?.diagnostics ?? reads.flatMap((read) => read.diagnostics));
  const diagnostics = memoryBudget(mostDiagnosticCharacters);
  const ok = !report.some(({ severity }) => severity === 'error');
  const pack = ok ? compilation?.pack : undefined;
  const answer = { ok, diagnostics: fitting(report, diagnostics), rules: [], truncated: diagnostics.full };
  const packPlace = name === undefined || task.place !== undefined ? undefined : placeOfPack(name, set.packs);
  const at = packPlace && { place: packPlace.place, locationId: packPlace.location?.id };
  if (pack === undefined) return { kind: 'rules', answer, chain: undefined, resolvedPlace: at };

  const place = packPlace?.place ?? task.place ?? placeOfPack(task.parent, inForce.set.packs).place;
  const years = yearsAt(place);
  const below = [...pack.chain].reverse().find((parent) => inForce.set.packs.has(parent));
  const old = below === undefined ? undefined : inForce.set.compile(below).pack;
  const question: Question = {
    years: [...years.keys()],
    day: task.day,
    traces: task.traces,
    inputs: task.inputs,
    memoryBudget: memoryBudget(mostDateCharacters),
    traceBudget: memoryBudget(mostTraceCharacters),
  };
  const zone = task.zone ?? place.zone;
  const contextOf = (compiled: CompiledPack, packs: PackSet): RuleContext =>
    ruleContext(
      { pack: compiled, mode: task.mode, zone, dayZone: place.zone, year: yearOf(years) },
      packs.packs,
    );
  const now = contextOf(pack, set);
  const before = old && contextOf(old, inForce.set);
  const codes = codesOf(task, documents, pack, old);
  requireInputs(
    task.inputs,
    codes.flatMap((code) => anyRule(pack, code)?.inputs ?? []),
  );
  const evaluatedRules: EvaluatedRule[] = [];
  for (const code of codes) {
    if (question.memoryBudget.full) break;
    evaluatedRules.push(...evaluated(code, now, before, question));
  }
  return {
    kind: 'rules',
    answer: {
      ...answer,
      rules: evaluatedRules,
      truncated: diagnostics.full || question.memoryBudget.full || question.traceBudget.full,
    },
    chain: { packs: pack.chain, fingerprint: pack.fingerprint },
    resolvedPlace: at,
  };
}

const yearOf =
  (years: PlaceYears) =>
  (year: number): PlaceYear => {
    const py = years.get(year);
    if (py === undefined) throw new RangeError(`the year ${year} is not among those of the task`);
    return py;
  };

// The rules to report.
function codesOf(
  { rule, mode }: RulesTask,
  documents: readonly PackDocument[],
  pack: CompiledPack,
  before: CompiledPack | undefined,
): string[] {
  if (rule !== undefined) {
    const code = [rule, rule.toUpperCase()].find((name) => anyRule(pack, name) !== undefined);
    if (code !== undefined) return [code];
    const near = nearKeys(
      rule,
      allRules(pack).map((known) => known.code),
    );
    const hint = near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`;
    throw notFound(
      'unknown_rule',
      `rule: no rule of the text or its parent packs has the code ${rule}.${hint}`,
    );
  }
  const own = distinct(
    documents.flatMap(({ rules, disable }) => [...rules, ...disable].map(({ code }) => code)),
  );
  if (own.length > 0 || before === undefined) return own;
  const { rules } = compareChains(canonicalChain(before, mode), canonicalChain(pack, mode));
  return rules.filter(({ moves }) => moves).map(({ code }) => code);
}

const distinct = (codes: readonly string[]): string[] => [...new Set(codes)];

function evaluated(
  code: string,
  now: RuleContext,
  before: RuleContext | undefined,
  question: Question,
): EvaluatedRule[] {
  const rule = anyRule(now.pack, code);
  if (rule === undefined) return [];
  const old = before && anyRule(before.pack, code);
  const findings = findingsOf(now, rule, question);
  const was = before && old && findingsOf(before, old, question);
  return [
    {
      code,
      kind: rule.kind,
      name: rule.linked.fields.name ?? code,
      disabled: rule.linked.disabled,
      inputs: rule.inputs.map(({ name }) => name),
      ...findings,
      ...(was === undefined
        ? {}
        : {
            before: was.dates,
            before_undecided: was.undecided,
            before_spans: was.spans,
            before_muhurats: was.muhurats,
            before_days: was.days,
            before_result: was.result,
          }),
    },
  ];
}
