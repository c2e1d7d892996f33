// The canonical form of a chain, part by part: its rules of every kind field by field, its kalas, tables, divisions
// and calendars, and what each of them rests on.

import {
  type ChakraRule,
  canonicalClauses,
  canonicalDecision,
  canonicalRule,
  canonicalTable,
  digestOf,
  type PackRule,
  type RuleInput,
  type ScoredRule,
  statedMeaning,
  type TypedExpression,
} from '@nirnaya/compiler/front';
import { type AnyRule, type CompiledPack, clausesIn, type FestivalMode } from '@nirnaya/compiler/runtime';
import { type Cut, cutAtNames, type Uses } from './by-name.ts';
import type { Fields } from './field.ts';
import { calendarFields, divisionFields, kalaFields, skyFields, tableFields } from './part-fields.ts';
import { readsSky } from './reads-sky.ts';
import { chakraFields, datedFields, type RuleFields, scoredFields } from './rule-fields.ts';

/** A rule's meaning. */
export interface CanonicalRule extends RuleFields {
  readonly kind: AnyRule['kind'];
  /** whether it has dates: an observance has */
  readonly dated: boolean;
  readonly disabled: boolean;
  /** what the rule rests on, through any number of names: `kala pradosha` -> digest of its own meaning */
  readonly restsOn: ReadonlyMap<string, string>;
  /**
   * The digest of all that decides its results. Of an observance its dates: equal digests have equal dates at every
   * place. Of a condition its spans with their kinds and windows; of what scores its scores; of a chakra its results.
   */
  readonly dates: string;
}

/** A kala, table, division or calendar. */
export interface CanonicalPart {
  readonly own: string;
  /** of a table that is looked up: what is read of it, however its keys are spelled */
  readonly read?: string;
  readonly fields: Fields;
  /** as of a rule */
  readonly restsOn: ReadonlyMap<string, string>;
  /** the digest of all that decides what it is on a day, or when its months begin */
  readonly gives: string;
}

/** A chain's meaning. Digests are equal where only spelling differs. */
export interface CanonicalChain {
  /** of every kind, disabled ones too */
  readonly rules: ReadonlyMap<string, CanonicalRule>;
  /** kalas, tables, divisions and calendars by `kala NAME`, `table NAME` ..., and the chain's `sky` */
  readonly parts: ReadonlyMap<string, CanonicalPart>;
}

/** Whether a part itself has changed its meaning. */
export const hasChanged = (before: CanonicalPart, after: CanonicalPart): boolean =>
  before.own !== after.own && (before.read === undefined || before.read !== after.read);

interface Node {
  readonly own: string;
  readonly uses: Uses;
}

/** A rule by its name. */
interface RuleHead {
  readonly code: string;
  readonly kind: AnyRule['kind'];
  readonly disabled: boolean;
}

/** The meaning of a chain, its dates decided in a mode. */
export function canonicalChain(pack: CompiledPack, mode: FestivalMode): CanonicalChain {
  const nodes = new Map<string, Node>();
  const node = (key: string): Node => {
    let known = nodes.get(key);
    if (known === undefined) {
      known = nodeOf(pack, key, mode);
      nodes.set(key, known);
    }
    return known;
  };
  const rules = new Map<string, CanonicalRule>();
  const add = ({ code, kind, disabled }: RuleHead, ruleFields: RuleFields, whole: Cut): void => {
    wholes.push(whole);
    const { own, uses } = givingOf(pack, code, mode);
    const restsOn = closure(usesOnSky(whole.uses, uses.has(chainSky)), node);
    const dates = digestOf([own, [...closure(uses, node)].sort()]);
    rules.set(code, { kind, dated: kind === 'observance', disabled, ...ruleFields, restsOn, dates });
  };
  const wholes: Cut[] = [];
  for (const [code, rule] of pack.rules)
    add(
      { code, kind: rule.checked.kind, disabled: rule.linked.disabled },
      fieldsOnce(rule, datedFields),
      wholeOnce(rule, (of) => cutAtNames(canonicalRule(of))),
    );
  for (const [code, rule] of pack.scored)
    add(
      { code, kind: rule.checked.kind, disabled: rule.linked.disabled },
      fieldsOnce(rule, scoredFields),
      wholeOnce(rule, (of) => cutAtNames(scoring(of))),
    );
  for (const [code, rule] of pack.chakras)
    add(
      { code, kind: 'chakra', disabled: rule.linked.disabled },
      fieldsOnce(rule, chakraFields),
      wholeOnce(rule, (of) => cutAtNames(chakraForm(of))),
    );
  return { rules, parts: partsOf(pack, node, wholes) };
}

/** What is made of a rule or a table alone is made once: chains share those that they inherit. */
function perPart<T extends object>(): <P extends object>(part: P, make: (part: P) => T) => T {
  const known = new WeakMap<object, T>();
  return (part, make) => {
    const made = known.get(part) ?? make(part);
    known.set(part, made);
    return made;
  };
}

const fieldsOnce = perPart<RuleFields>();
const wholeOnce = perPart<Cut>();
const tableOnce = perPart<{ readonly own: string; readonly fields: Fields }>();
const decidingOnce: Readonly<Record<FestivalMode, ReturnType<typeof perPart<Node>>>> = {
  standard: perPart(),
  drik: perPart(),
};

function nodeOf(pack: CompiledPack, key: string, mode: FestivalMode): Node {
  if (key === chainSky) return { own: digestOf(pack.sky), uses: new Map() };
  const [kind, name = ''] = key.split(' ', 2);
  if (kind === 'rule') return decidingOf(pack, name, mode);
  const cut = cutAtNames(
    kind === 'kala'
      ? pack.dayWindows.kalaTerm(name)
      : kind === 'division'
        ? pack.dayWindows.divisionTerm(name)
        : kind === 'calendar'
          ? decidingCalendar(pack, name)
          : undefined,
  );
  const isOfChain = kind === 'calendar' && pack.calendars.get(name)?.sky === undefined;
  return { own: digestOf(cut.form), uses: usesOnSky(cut.uses, isOfChain) };
}

/** The name of what a chain's sky is among its parts. */
export const chainSky = 'sky';

const usesOnSky = (uses: Uses, isOnChainSky: boolean): Uses =>
  isOnChainSky ? new Map([...uses, [chainSky, undefined]]) : uses;

// What of a calendar decides its dates: what its months are called does not.
function decidingCalendar(pack: CompiledPack, name: string): unknown {
  const calendar = pack.calendars.get(name);
  return calendar && [calendar.firstRashi, calendar.sky, canonicalDecision(calendar.rule)];
}

// What of a rule counts for those that name it: of an observance its days, of a condition its spans. A better name
// moves none.
function decidingOf(pack: CompiledPack, code: string, mode: FestivalMode): Node {
  const rule = pack.rules.get(code);
  return rule === undefined
    ? givingOf(pack, code, mode)
    : decidingOnce[mode](rule, (of) => decidingNode(of, mode));
}

function decidingNode({ checked, linked }: PackRule, mode: FestivalMode): Node {
  const { kind, target, day, sky } = checked;
  const deciding = clausesIn(checked, mode);
  const cut = cutAtNames([
    kind,
    target,
    day,
    sky,
    canonicalClauses(deciding),
    statedMeaning(linked.fields).place,
  ]);
  const isOnChainSky = sky === undefined && readsSky([target, ...deciding.map(({ term }) => term)]);
  return { own: digestOf(cut.form), uses: usesOnSky(cut.uses, isOnChainSky) };
}

// The part of a rule that counts for a caller.
function givingOf(pack: CompiledPack, code: string, mode: FestivalMode): Node {
  const rule = pack.rules.get(code);
  if (rule?.checked.kind === 'observance') return decidingOf(pack, code, mode);
  const scored = pack.scored.get(code);
  const chakra = pack.chakras.get(code);
  if (rule !== undefined) {
    const { own, uses } = decidingOf(pack, code, mode);
    const cut = cutAtNames(called(rule));
    return { own: digestOf([own, cut.form]), uses: new Map([...uses, ...cut.uses]) };
  }
  const cut = cutAtNames(scored ? scoring(scored) : chakra && chakraForm(chakra));
  const isOnChainSky =
    scored !== undefined &&
    readsSky([scored.checked.require, ...scored.checked.lines.map(({ term }) => term)]);
  return { own: digestOf(cut.form), uses: usesOnSky(cut.uses, isOnChainSky) };
}

// In which order inputs are written is spelling.
const byName = (inputs: readonly RuleInput[]) => new Map(inputs.map((input) => [input.name, input]));

// The kind and the windows of a condition's spans.
const called = ({ checked: { kindOf, windows, inputs } }: PackRule): unknown => [
  kindOf,
  new Map(windows.map(({ name, term }) => [name, term])),
  byName(inputs),
];

// What it takes from the rules that it weighs is written out, but for their lines, which stand by the rule's name.
const scoring = ({ checked, base, ratings, hierarchy, lasting }: ScoredRule): unknown => ({
  kind: checked.kind,
  base,
  ratings: ratings.map(({ name, least }) => [name, least]),
  hierarchy,
  lasting,
  with: checked.with.map(({ text: code }) => ({ op: 'rule', code })),
  lines: checked.lines.map(({ how, points, term, as }) => ({ how, points, term, as })),
  require: checked.require,
  inputs: byName(checked.inputs),
});

const chakraForm = ({ checked: { results, inputs } }: ChakraRule): unknown => ({
  results: new Map(results.map(({ name, term }) => [name, term])),
  inputs: byName(inputs),
});

// Everything that some names lead to. Of a table what is read of it counts, which may differ from use to use.
function closure(uses: Uses, node: (key: string) => Node): Map<string, string> {
  const out = new Map<string, Set<string>>();
  const visit = (some: Uses): void => {
    for (const [key, digest] of some) {
      const canonical = digest === undefined ? node(key) : { own: digest, uses: new Map() };
      const digests = out.get(key) ?? new Set();
      if (digests.has(canonical.own)) continue;
      out.set(key, digests.add(canonical.own));
      visit(canonical.uses);
    }
  };
  visit(uses);
  return new Map([...out].map(([key, digests]) => [key, [...digests].sort().join(' ')]));
}

function partsOf(
  pack: CompiledPack,
  node: (key: string) => Node,
  rules: readonly Cut[],
): Map<string, CanonicalPart> {
  const parts = new Map<string, CanonicalPart>();
  const add = (
    kind: string,
    names: Iterable<string>,
    fieldsOf: (pack: CompiledPack, name: string) => Fields,
  ): void => {
    for (const name of names) {
      const key = `${kind} ${name}`;
      const { own, uses: named } = node(key);
      const uses = usesOnSky(named, readsSky(shownTerms(pack, kind, name)));
      const fields = fieldsOf(pack, name);
      const restsOn = closure(uses, node);
      const gives = digestOf([own, [...restsOn].sort()]);
      parts.set(key, { own: digestOfFields(fields), fields, restsOn, gives });
    }
  };
  add('kala', pack.kalas.keys(), kalaFields);
  add('division', pack.divisions.keys(), divisionFields);
  add('calendar', pack.calendars.keys(), calendarFields);
  const { own } = node(chainSky);
  parts.set(chainSky, { own, fields: skyFields(pack), restsOn: new Map(), gives: own });
  const read = new Map<string, Set<string>>();
  for (const uses of [...rules.map((cut) => cut.uses), ...[...parts.keys()].map((key) => node(key).uses)]) {
    for (const [key, digest] of uses) {
      if (digest !== undefined) read.set(key, (read.get(key) ?? new Set()).add(digest));
    }
  }
  for (const [name, table] of pack.tables) {
    const digests = read.get(`table ${name}`);
    const { own, fields } = tableOnce(table, (of) => ({
      own: digestOf(canonicalTable(of)),
      fields: tableFields(of),
    }));
    parts.set(`table ${name}`, {
      own,
      ...(digests === undefined ? {} : { read: [...digests].sort().join(' ') }),
      fields,
      restsOn: new Map(),
      gives: own,
    });
  }
  return parts;
}

// The windows of kalas and divisions that are shown are of the chain's sky; those in rules are of the rule's.
function shownTerms(
  pack: CompiledPack,
  kind: string,
  name: string,
): readonly (TypedExpression | undefined)[] {
  if (kind === 'kala') return [pack.dayWindows.kalaTerm(name)];
  const division = kind === 'division' ? pack.dayWindows.divisionTerm(name) : undefined;
  return (division?.windows ?? []).map(({ of }) => of);
}

const digestOfFields = (fields: Fields): string =>
  digestOf([...fields].map(([name, { digest }]) => [name, digest]));
