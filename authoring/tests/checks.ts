// Author tests looked up in the packs: each claim with its chain, its rule and its place, ready to be run.

import type { BirthRule, ChakraRule, PackRule, ScoredRule } from '@nirnaya/compiler/front';
import type { CompiledPack, FestivalMode, Inputs } from '@nirnaya/compiler/runtime';
import { type Diagnostic, report, suggestionFor } from '@nirnaya/dsl/diagnostics';
import type {
  AuthorTest,
  DatesTest,
  HoldsTest,
  KalaTest,
  NamedWindowsTest,
  PlacedText,
  RuleTest,
  TestDocument,
  TestMoment,
} from '@nirnaya/dsl/pack';
import type { RuleKind } from '@nirnaya/dsl/vocabulary';
import type { Site } from '@nirnaya/engine/place';
import { birthChecks, type ChartCheck } from './birth-checks.ts';
import { clauseText, inputsOf, isServedYear, packNamed, siteOf, type TestWorld } from './look-up.ts';
import { type Common, type ScoredCheck, scoredChecks } from './scored-checks.ts';

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

/** Whether a rule leaves an occurrence undecided between some days, and no others. */
export interface UndecidedCheck extends Common {
  readonly kind: 'undecided';
  readonly rule: PackRule;
  readonly mode: FestivalMode;
  /** in order; at least one */
  readonly dates: readonly string[];
}

/** Whether a condition holds at a moment. */
export interface HoldsCheck extends Common {
  readonly kind: 'holds';
  readonly rule: PackRule;
  readonly at: TestMoment;
  readonly holds: boolean;
  readonly inputs: Inputs;
  /** the expected name of its span; `none` for one without a kind, undefined where nothing is claimed */
  readonly called: string | undefined;
}

/** A named window of an observance on one of its days. */
export interface NamedWindowCheck extends Common {
  readonly kind: 'named';
  readonly rule: PackRule;
  readonly mode: FestivalMode;
  readonly date: string;
  readonly window: string;
  readonly is: NamedWindowsTest['windows'][number]['is'];
}

/** The windows of a kala on a day. */
export interface KalaCheck extends Common {
  readonly kind: 'kala';
  readonly kala: string;
  readonly date: string;
  readonly windows: KalaTest['windows'];
}

/** One claim. */
export type Check =
  | YearCheck
  | DateCheck
  | UndecidedCheck
  | NamedWindowCheck
  | HoldsCheck
  | KalaCheck
  | ChartCheck
  | ScoredCheck;

/** The claims of a file. What cannot be looked up is reported where it stands. */
export function checksOf(document: TestDocument, world: TestWorld, sink: Diagnostic[]): readonly Check[] {
  return document.packs.flatMap((name) => {
    const pack = packNamed(name, world, sink);
    return pack === undefined
      ? []
      : document.tests.flatMap((test) => checksOfTest(test, { document, pack, world }, sink));
  });
}

/** What a test is about. */
interface TestSetting {
  readonly document: TestDocument;
  readonly pack: CompiledPack;
  /** the packs and places */
  readonly world: TestWorld;
}

function checksOfTest(
  test: AuthorTest,
  { document, pack, world }: TestSetting,
  sink: Diagnostic[],
): readonly Check[] {
  const site = siteOf(test.place ?? document.place, pack, world, sink);
  if (site === undefined) return [];
  if (test.kind === 'kala') return kalaChecks(test, pack, site, sink);
  const code = test.rule.text;
  const dated = pack.rules.get(code);
  const birth = pack.births.get(code);
  const rule = dated ?? pack.scored.get(code) ?? pack.chakras.get(code) ?? birth;
  if (rule === undefined) {
    const known = [pack.rules, pack.scored, pack.chakras, pack.births].flatMap((rules) => [...rules.keys()]);
    sink.push(report('unknown-rule', test.rule.range, { code }, { suggestion: suggestionFor(code, known) }));
    return [];
  }
  const kind = kindOf(rule);
  const isOfBirth = test.kind === 'birth' || test.kind === 'match';
  const fits = isOfBirth
    ? birth !== undefined && (kind === 'kuta') === (test.kind === 'match')
    : kindOfTest[test.kind] === kind;
  if (!fits) {
    const params = { field: claimOf(test), other: fieldOfKind[kind] };
    sink.push(report('conflicting-fields', test.rule.range, params));
    return [];
  }
  if (test.kind === 'birth' || test.kind === 'match') return birthChecks(test, pack, site, sink);
  if (test.kind !== 'dates' && test.kind !== 'named' && test.kind !== 'holds')
    return scoredChecks(test, pack, site, sink);
  if (dated === undefined) return [];
  if (test.kind === 'holds') return holdsChecks(test, { rule: dated, pack, site }, sink);
  const mode = test.mode ?? document.mode ?? 'standard';
  return test.kind === 'dates'
    ? dateChecks(test, { mode, rule: dated, pack, site }, sink)
    : namedWindowChecks(test, { mode, rule: dated, pack, site }, sink);
}

const kindOfTest: Readonly<Record<Exclude<RuleTest['kind'], 'birth' | 'match'>, RuleKind>> = {
  dates: 'observance',
  named: 'observance',
  holds: 'condition',
  times: 'muhurat',
  windows: 'muhurat',
  worth: 'suitability',
  chakra: 'chakra',
};

const kindOf = ({ checked }: PackRule | ScoredRule | ChakraRule | BirthRule): RuleKind => checked.kind;

// The field by which a rule of each kind is known.
const fieldOfKind: Readonly<Record<RuleKind, string>> = {
  observance: 'observe',
  condition: 'holds',
  muhurat: 'score',
  suitability: 'over: day',
  chakra: 'result',
  yoga: 'type: YOGA',
  dosha: 'type: DOSHA',
  kuta: 'type: KUTA',
  set: 'type: SET',
  reading: 'type: READING',
};

// The field by which a test claims a result that no other kind of rule has.
function claimOf(test: RuleTest): string {
  switch (test.kind) {
    case 'dates':
      return 'date';
    case 'holds':
      return test.at.length > 0 ? 'holds_at' : 'not_at';
    case 'times':
      return 'at';
    case 'named':
    case 'windows':
      return 'windows';
    case 'worth':
      return 'on';
    case 'chakra':
      return 'result';
    case 'birth':
      return test.has.length > 0 ? 'chart' : 'not_chart';
    case 'match':
      return 'bride';
  }
}

/** A rule at a place, and how it is decided. */
interface RuleSite {
  readonly mode: FestivalMode;
  readonly rule: PackRule;
  readonly pack: CompiledPack;
  readonly site: Site;
}

function dateChecks(test: DatesTest, { mode, rule, pack, site }: RuleSite, sink: Diagnostic[]): Check[] {
  const by = test.by && clauseText(test.by, { rule, pack, mode }, sink);
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
  const [open] = test.undecided;
  const undecided: UndecidedCheck[] =
    open === undefined || !served(open)
      ? []
      : [
          {
            kind: 'undecided',
            pack,
            rule,
            site,
            mode,
            dates: test.undecided.map(({ text }) => text).sort(),
            range: open.range,
          },
        ];
  return [
    ...test.years
      .filter(({ year, range }) => isServedYear(year, range, sink))
      .map(({ year, dates, range }): YearCheck => ({ ...common, kind: 'year', year, dates, range })),
    ...test.on.filter(served).map(onDate(true)),
    ...test.notOn.filter(served).map(onDate(false)),
    ...undecided,
  ];
}

function namedWindowChecks(
  test: NamedWindowsTest,
  { mode, rule, pack, site }: RuleSite,
  sink: Diagnostic[],
): Check[] {
  if (!isServedYear(Number(test.on.text.slice(0, 4)), test.on.range, sink)) return [];
  const known = rule.checked.windows.map(({ name }) => name);
  return test.windows.flatMap(({ name: { text: window, range }, is }): NamedWindowCheck[] => {
    if (known.includes(window)) {
      return [{ kind: 'named', pack, rule, site, mode, date: test.on.text, window, is, range }];
    }
    const suggestion = suggestionFor(window, known);
    sink.push(
      report('unknown-field', range, { field: window, where: `the windows of ${rule.code}` }, { suggestion }),
    );
    return [];
  });
}

/** A condition at a place. */
interface RuleAtSite {
  readonly rule: PackRule;
  readonly pack: CompiledPack;
  readonly site: Site;
}

function holdsChecks(test: HoldsTest, { rule, pack, site }: RuleAtSite, sink: Diagnostic[]): Check[] {
  const inputs = inputsOf(test.rule, { given: test.inputs, declared: rule.checked.inputs }, pack, sink);
  if (inputs === undefined) return [];
  const check =
    (holds: boolean) =>
    (at: TestMoment): HoldsCheck => ({
      kind: 'holds',
      pack,
      rule,
      site,
      at,
      holds,
      inputs,
      called: holds ? test.called : undefined,
      range: at.range,
    });
  const served = ({ date, range }: TestMoment): boolean =>
    isServedYear(Number(date.slice(0, 4)), range, sink);
  return [...test.at.filter(served).map(check(true)), ...test.notAt.filter(served).map(check(false))];
}

function kalaChecks(test: KalaTest, pack: CompiledPack, site: Site, sink: Diagnostic[]): Check[] {
  const { text: kala, range } = test.kala;
  if (!pack.kalas.has(kala)) {
    sink.push(
      report('unknown-kala', range, { name: kala }, { suggestion: suggestionFor(kala, pack.kalas.keys()) }),
    );
    return [];
  }
  if (!isServedYear(Number(test.on.text.slice(0, 4)), test.on.range, sink)) return [];
  return [
    { kind: 'kala', pack, site, kala, date: test.on.text, windows: test.windows, range: test.on.range },
  ];
}
