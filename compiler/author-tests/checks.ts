// Author tests looked up in the packs: each claim with its chain, its rule and its place, ready to be run.

import { report } from '../../dsl/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import type { PlacedText } from '../../dsl/pack/document.ts';
import type {
  AuthorTest,
  DatesTest,
  HoldsTest,
  KalaTest,
  TestDocument,
  TestMoment,
} from '../../dsl/pack/test-document.ts';
import type { SourceRange } from '../../dsl/source/source-file.ts';
import type { Site } from '../../engine/place/place.ts';
import type { CompiledPack } from '../pack.ts';
import type { PackRule } from '../pack-rule.ts';
import type { FestivalMode } from '../trace.ts';
import {
  clauseText,
  didYouMean,
  inputsOf,
  isServedYear,
  packNamed,
  siteOf,
  type TestWorld,
} from './look-up.ts';

interface Common {
  readonly pack: CompiledPack;
  readonly site: Site;
  /** where the claim stands */
  readonly range: SourceRange;
}

/** All dates of a rule in a year. */
export interface YearCheck extends Common {
  readonly kind: 'year';
  readonly rule: PackRule;
  readonly mode: FestivalMode;
  readonly year: number;
  readonly dates: readonly string[];
  /** canonical text of the deciding clause, `only day` or `undecided` */
  readonly by: string | undefined;
}

/** Whether a rule falls on a date. */
export interface DateCheck extends Common {
  readonly kind: 'date';
  readonly rule: PackRule;
  readonly mode: FestivalMode;
  readonly date: string;
  readonly falls: boolean;
  readonly by: string | undefined;
}

/** Whether a condition holds at a moment. */
export interface HoldsCheck extends Common {
  readonly kind: 'holds';
  readonly rule: PackRule;
  readonly at: TestMoment;
  readonly holds: boolean;
  readonly inputs: Readonly<Record<string, number>>;
}

/** The windows of a kala on a day. */
export interface KalaCheck extends Common {
  readonly kind: 'kala';
  readonly kala: string;
  readonly date: string;
  readonly windows: KalaTest['windows'];
}

/** One claim. */
export type Check = YearCheck | DateCheck | HoldsCheck | KalaCheck;

/** The claims of a file. What cannot be looked up is reported where it stands. */
export function checksOf(document: TestDocument, world: TestWorld, sink: Diagnostic[]): readonly Check[] {
  return document.packs.flatMap((name) => {
    const pack = packNamed(name, world, sink);
    return pack === undefined
      ? []
      : document.tests.flatMap((test) => checksOfTest(test, document, pack, world, sink));
  });
}

function checksOfTest(
  test: AuthorTest,
  document: TestDocument,
  pack: CompiledPack,
  world: TestWorld,
  sink: Diagnostic[],
): readonly Check[] {
  const site = siteOf(test.place ?? document.place, pack, world, sink);
  if (site === undefined) return [];
  if (test.kind === 'kala') return kalaChecks(test, pack, site, sink);
  const rule = pack.rules.get(test.rule.text);
  if (rule === undefined) {
    const help = didYouMean(test.rule.text, pack.rules.keys());
    sink.push(report('unknown-rule', test.rule.range, { code: test.rule.text }, { help }));
    return [];
  }
  const wanted = test.kind === 'dates' ? 'observance' : 'condition';
  if (rule.checked.kind !== wanted) {
    const [field, other] = wanted === 'observance' ? ['date', 'holds'] : ['holds_at', 'observe'];
    sink.push(report('conflicting-fields', test.rule.range, { field, other }));
    return [];
  }
  return test.kind === 'dates'
    ? dateChecks(test, test.mode ?? document.mode ?? 'standard', rule, pack, site, sink)
    : holdsChecks(test, rule, pack, site, sink);
}

function dateChecks(
  test: DatesTest,
  mode: FestivalMode,
  rule: PackRule,
  pack: CompiledPack,
  site: Site,
  sink: Diagnostic[],
): Check[] {
  const by = test.by && clauseText(test.by, rule, pack, mode, sink);
  if (test.by !== undefined && by === undefined) return [];
  const common = { pack, rule, site, mode, by };
  const served = ({ text, range }: PlacedText): boolean =>
    isServedYear(Number(text.slice(0, 4)), range, sink);
  const onDate =
    (falls: boolean) =>
    (date: PlacedText): DateCheck => ({
      ...common,
      kind: 'date',
      date: date.text,
      falls,
      range: date.range,
    });
  return [
    ...test.years
      .filter(({ year, range }) => isServedYear(year, range, sink))
      .map(({ year, dates, range }): YearCheck => ({ ...common, kind: 'year', year, dates, range })),
    ...test.on.filter(served).map(onDate(true)),
    ...test.notOn.filter(served).map(onDate(false)),
  ];
}

function holdsChecks(
  test: HoldsTest,
  rule: PackRule,
  pack: CompiledPack,
  site: Site,
  sink: Diagnostic[],
): Check[] {
  const inputs = inputsOf(test, rule, pack, sink);
  if (inputs === undefined) return [];
  const check =
    (holds: boolean) =>
    (at: TestMoment): HoldsCheck => ({ kind: 'holds', pack, rule, site, at, holds, inputs, range: at.range });
  const served = ({ date, range }: TestMoment): boolean =>
    isServedYear(Number(date.slice(0, 4)), range, sink);
  return [...test.at.filter(served).map(check(true)), ...test.notAt.filter(served).map(check(false))];
}

function kalaChecks(test: KalaTest, pack: CompiledPack, site: Site, sink: Diagnostic[]): Check[] {
  const { text: kala, range } = test.kala;
  if (!pack.kalas.has(kala)) {
    sink.push(report('unknown-kala', range, { name: kala }, { help: didYouMean(kala, pack.kalas.keys()) }));
    return [];
  }
  if (!isServedYear(Number(test.on.text.slice(0, 4)), test.on.range, sink)) return [];
  return [
    { kind: 'kala', pack, site, kala, date: test.on.text, windows: test.windows, range: test.on.range },
  ];
}
