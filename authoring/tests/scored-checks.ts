// Author tests of rules that decide no day, looked up in the packs: of muhurats, suitabilities and chakras.

import type { ChakraRule, ScoredRule } from '@nirnaya/compiler/front';
import type { CompiledPack, Inputs } from '@nirnaya/compiler/runtime';
import { type Diagnostic, report, suggestionFor } from '@nirnaya/dsl/diagnostics';
import type {
  ChakraTest,
  PlacedText,
  TestField,
  TestMoment,
  TestVerdict,
  TimesTest,
  WindowsTest,
  WorthTest,
} from '@nirnaya/dsl/pack';
import type { SourceRange } from '@nirnaya/dsl/source';
import type { Site } from '@nirnaya/engine/place';
import { inputsOf, isServedYear } from './look-up.ts';

/** The fields of every claim. */
export interface Common {
  readonly pack: CompiledPack;
  readonly site: Site;
  /** where the claim stands */
  readonly range: SourceRange;
}

/** The expected rating of a time or a day; what is undefined is not claimed. */
export interface Verdict {
  readonly score: number | undefined;
  readonly rating: string | undefined;
  /** the texts of lines that must hold */
  readonly because: readonly string[];
  /** the texts of lines that must block */
  readonly blockedBy: readonly string[];
}

/** The rating of a muhurat at a moment. */
export interface TimeCheck extends Common {
  readonly kind: 'time';
  readonly rule: ScoredRule;
  readonly at: TestMoment;
  readonly window: TimesTest['window'];
  readonly verdict: Verdict;
  readonly inputs: Inputs;
}

/** The windows of a muhurat on a day. */
export interface WindowsCheck extends Common {
  readonly kind: 'windows';
  readonly rule: ScoredRule;
  readonly date: string;
  readonly windows: WindowsTest['windows'];
  readonly inputs: Inputs;
}

/** The rating of a day. */
export interface WorthCheck extends Common {
  readonly kind: 'worth';
  readonly rule: ScoredRule;
  readonly date: string;
  readonly verdict: Verdict;
  readonly inputs: Inputs;
}

/** The result of a chakra. */
export interface ChakraCheck extends Common {
  readonly kind: 'chakra';
  readonly rule: ChakraRule;
  readonly inputs: Inputs;
  readonly result: readonly TestField[];
}

/** One claim about a rule that decides no day. */
export type ScoredCheck = TimeCheck | WindowsCheck | WorthCheck | ChakraCheck;

/** The claims of a test, whose rule is of the test's kind. */
export function scoredChecks(
  test: TimesTest | WindowsTest | WorthTest | ChakraTest,
  pack: CompiledPack,
  site: Site,
  sink: Diagnostic[],
): readonly ScoredCheck[] {
  if (test.kind === 'chakra') return chakraChecks(test, pack, site, sink);
  const rule = pack.scored.get(test.rule.text);
  if (rule === undefined) return [];
  const inputs = inputsOf(test.rule, { given: test.inputs, declared: rule.checked.inputs }, pack, sink);
  const common = { pack, site, rule };
  if (test.kind === 'windows') {
    const { on, windows } = test;
    if (inputs === undefined || !isServed(on.text, on.range, sink)) return [];
    return [{ kind: 'windows', ...common, inputs, date: on.text, windows, range: on.range }];
  }
  const verdict = verdictOf(test.verdict, rule, sink);
  if (inputs === undefined || verdict === undefined) return [];
  if (test.kind === 'worth') {
    return test.on
      .filter(({ text, range }) => isServed(text, range, sink))
      .map(({ text, range }) => ({ kind: 'worth', ...common, inputs, verdict, date: text, range }));
  }
  const { window } = test;
  return test.at
    .filter(({ date, range }) => isServed(date, range, sink))
    .map((at) => ({ kind: 'time', ...common, inputs, verdict, at, window, range: at.range }));
}

const isServed = (date: string, range: SourceRange, sink: Diagnostic[]): boolean =>
  isServedYear(Number(date.slice(0, 4)), range, sink);

function verdictOf(
  { score, rating, because, blockedBy }: TestVerdict,
  rule: ScoredRule,
  sink: Diagnostic[],
): Verdict | undefined {
  const before = sink.length;
  const ratings = rule.ratings.map(({ name }) => name);
  if (rating !== undefined && !ratings.includes(rating.text)) {
    const params = {
      field: 'rating',
      value: rating.text,
      allowed: ratings.join(', ') || 'none: the rule has no ratings',
    };
    sink.push(report('value-not-allowed', rating.range, params));
  }
  reportUnknown(because, rule, rule.lines, sink);
  reportUnknown(
    blockedBy,
    rule,
    rule.lines.filter(({ how }) => how === 'block'),
    sink,
  );
  if (sink.length > before) return undefined;
  const texts = (some: readonly PlacedText[]): string[] => some.map(({ text }) => text);
  return { score, rating: rating?.text, because: texts(because), blockedBy: texts(blockedBy) };
}

function reportUnknown(
  reasons: readonly PlacedText[],
  { code }: ScoredRule,
  lines: ScoredRule['lines'],
  sink: Diagnostic[],
): void {
  const known = lines.map(({ because }) => because);
  for (const { text, range } of reasons) {
    if (known.includes(text)) continue;
    sink.push(report('unknown-reason', range, { text, code }, { suggestion: suggestionFor(text, known) }));
  }
}

function chakraChecks(
  test: ChakraTest,
  pack: CompiledPack,
  site: Site,
  sink: Diagnostic[],
): readonly ChakraCheck[] {
  const rule = pack.chakras.get(test.rule.text);
  if (rule === undefined) return [];
  const before = sink.length;
  const inputs = inputsOf(test.rule, { given: test.inputs, declared: rule.checked.inputs }, pack, sink);
  const fields = rule.checked.results.map(({ name }) => name);
  for (const { name } of test.result) {
    if (fields.includes(name.text)) continue;
    const params = { field: name.text, where: `the result of ${rule.code}` };
    sink.push(report('unknown-field', name.range, params, { suggestion: suggestionFor(name.text, fields) }));
  }
  if (inputs === undefined || sink.length > before) return [];
  return [{ kind: 'chakra', pack, site, rule, inputs, result: test.result, range: test.rule.range }];
}
