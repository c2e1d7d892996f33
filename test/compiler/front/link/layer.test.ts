import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  type Layer,
  type LayeredRule,
  layerOf,
  overlay,
  settle,
} from '../../../../compiler/front/link/layer.ts';
import { linkedRule } from '../../../../compiler/front/link/linked-rule.ts';
import type { Diagnostic } from '../../../../dsl/diagnostics/diagnostic.ts';
import type { NamedExpression } from '../../../../dsl/pack/document.ts';
import { readPack } from '../../../../dsl/pack/read-pack.ts';
import { ruleKind } from '../../../../dsl/pack/rule-kind.ts';
import { sourceFile } from '../../../../dsl/source/source-file.ts';

/** The layer of one pack, from the YAML of its maps. */
function layer(pack: string, body: string): Layer {
  const { document, diagnostics } = readPack(sourceFile(`${pack}.yaml`, `pack: ${pack}\n${body}`));
  if (document === undefined) throw new Error(diagnostics.map((d) => d.message).join('\n'));
  return layerOf([document], []);
}

const over = (parent: Layer, child: Layer): Layer => overlay(parent, child, []);

const named = (list: readonly NamedExpression[]): string[] =>
  list.map((e) => `${e.name}: ${e.expression.text}`);

// A rule as its readers see it: what it says, whether it is observed, and which pack said what.
function shown({ mode, disabled, fields, provenance }: LayeredRule): unknown {
  return {
    mode,
    disabled,
    provenance: [...provenance].sort(([a], [b]) => (a < b ? -1 : 1)),
    fields: fields && {
      kind: ruleKind((field) => fields.given.some(({ text }) => text === field)),
      name: fields.name,
      type: fields.type,
      tags: fields.tags,
      adhika: fields.adhika,
      day: fields.day,
      observe: fields.observe?.text,
      holds: fields.holds?.text,
      decide: fields.decide?.text,
      drik: fields.drik?.decide?.text,
      named: fields.named?.text,
      bindings: named(fields.bindings),
      windows: named(fields.windows ?? []),
      variants: fields.variants?.map((v) => `${v.key} ${v.name}: ${v.when?.text}`),
      cite: fields.cite.map((c) => c.work),
      unset: [...new Set(fields.unset?.map((u) => u.text))].sort(),
    },
  };
}

const all = (l: Layer): unknown => ({
  rules: [...l.rules].map(([code, rule]) => [code, shown(rule)]).sort(),
  kala: [...l.kala].map(([name, { pack, entry }]) => [name, pack, entry.mode, entry.expression.text]).sort(),
});

const codes = ['FESTIVAL_A', 'FESTIVAL_B', 'VRAT_C'];
const some = (values: readonly string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const entries = (names: readonly string[]) =>
  fc
    .uniqueArray(fc.constantFrom(...names), { maxLength: names.length })
    .map((keys) => keys.map((k) => `${k}: part 1 of 2 of day`));

const statement = fc.record({
  how: fc.constantFrom('define', 'override', 'extend', 'disable', 'nothing'),
  name: some(['One', 'Two']),
  adhika: some(['both', 'only']),
  observe: some(['Magha Shukla 5', 'every Monday']),
  holds: some(['weekday is Monday']),
  decide: some(['then first', 'then last', 'undecided']),
  drik: some(['then last']),
  windows: entries(['puja', 'fire', 'bath']),
  bindings: entries(['near', 'far']),
  variant: some(['ANGARAKI', 'BUDHA']),
  work: some(['dharmasindhu', 'drik']),
  unset: fc.uniqueArray(
    fc.constantFrom(
      'name',
      'decide',
      'observe',
      'holds',
      'drik',
      'windows.puja',
      'windows',
      'let.near',
      'variants',
      'variants.BUDHA',
      'cite',
    ),
    { maxLength: 3 },
  ),
});
type Statement = typeof statement extends fc.Arbitrary<infer T> ? T : never;

function ruleText(code: string, s: Statement, pack: string): string {
  const fields = [
    s.name && `name: ${s.name} of ${pack}`,
    s.adhika && `adhika: ${s.adhika}`,
    s.observe && `observe: ${s.observe}`,
    s.holds && `holds: ${s.holds}`,
    s.decide && `decide: ${s.decide}`,
    s.drik && `drik: {decide: ${s.drik}}`,
    `windows: {${s.windows.join(', ')}}`,
    `let: {${s.bindings.join(', ')}}`,
    s.variant && `variants: {${s.variant}: {when: weekday is Tuesday, name: of ${pack}}}`,
    s.work && `cite: [{work: ${s.work}_${pack}, level: VERIFIED}]`,
    s.how === 'extend' && s.unset.length > 0 && `unset: [${s.unset.join(', ')}]`,
  ];
  const head = s.how === 'define' ? code : `${s.how} ${code}`;
  return `  ${head}:\n${fields.flatMap((f) => (f ? [`    ${f}\n`] : [])).join('')}`;
}

const layerNamed = (pack: string) =>
  fc
    .record({
      statements: fc.tuple(...codes.map(() => statement)),
      kala: fc.constantFrom('', 'kala: {watch: day}\n', 'kala: {override watch: night}\n'),
    })
    .map(({ statements, kala }) => {
      const disabled = codes.filter((_, i) => statements[i]?.how === 'disable');
      const rules = statements.map((s, i) =>
        s.how === 'disable' || s.how === 'nothing' ? '' : ruleText(codes[i] ?? '', s, pack),
      );
      return layer(pack, `${kala}rules:\n${rules.join('')}  disable: [${disabled.join(', ')}]\n`);
    });

const base = layer(
  'base',
  `kala: {watch: day}
rules:
  FESTIVAL_A:
    name: A
    type: FESTIVAL
    observe: Magha Shukla 5
    decide: then first
    let: {near: next tithi Dwadashi after start of target}
    windows: {puja: target and day, fire: target and night}
    variants: {ANGARAKI: {when: weekday is Tuesday, name: Angaraki}}
    cite: [{work: dharmasindhu, level: VERIFIED}]
`,
);
const childOf = (rules: string): Layer => over(base, layer('child', `rules:\n${rules}`));
const ruleA = (l: Layer): LayeredRule => {
  const rule = l.rules.get('FESTIVAL_A');
  if (rule === undefined) throw new Error('no FESTIVAL_A');
  return rule;
};

describe('laying packs over one another', () => {
  test.prop([layerNamed('a'), layerNamed('b'), layerNamed('c')], { numRuns: 700 })(
    'is associative: a chain may be linked in any grouping',
    (a, b, c) => {
      expect(all(over(over(a, b), c))).toEqual(all(over(a, over(b, c))));
    },
  );

  it("a child's override replaces the rule whole", () => {
    const rule = ruleA(childOf('  override FESTIVAL_A: {name: Other, type: VRAT, observe: every Monday}\n'));
    expect(rule.mode).toBe('define');
    expect(rule.fields?.name).toBe('Other');
    expect(rule.fields?.decide).toBeUndefined();
    expect(rule.fields?.windows).toEqual([]);
    expect([...rule.provenance]).toEqual([
      ['name', 'child'],
      ['type', 'child'],
      ['observe', 'child'],
    ]);
  });

  it('an extension changes the fields it names and merges lets, windows and citations', () => {
    const rule = ruleA(
      childOf(`  extend FESTIVAL_A:
    decide: then last
    let: {far: next tithi Purnima after start of target}
    windows: {fire: day, bath: night}
    cite: [{work: drik, level: DERIVED}]
`),
    );
    expect(rule.fields?.name).toBe('A');
    expect(rule.fields?.decide?.text).toBe('then last');
    expect(rule.fields?.bindings.map((l) => l.name)).toEqual(['near', 'far']);
    expect(named(rule.fields?.windows ?? [])).toEqual(['puja: target and day', 'fire: day', 'bath: night']);
    expect(rule.fields?.cite.map((c) => c.work)).toEqual(['drik', 'dharmasindhu']);
    expect(rule.provenance.get('decide')).toBe('child');
    expect(rule.provenance.get('windows.fire')).toBe('child');
    expect(rule.provenance.get('windows.puja')).toBe('base');
  });

  it('an extension takes away what it unsets, and its provenance', () => {
    const rule = ruleA(
      childOf('  extend FESTIVAL_A: {unset: [windows.puja, let, variants, decide, cite]}\n'),
    );
    expect(named(rule.fields?.windows ?? [])).toEqual(['fire: target and night']);
    expect(rule.fields?.bindings).toEqual([]);
    expect(rule.fields?.variants).toEqual([]);
    expect(rule.fields?.decide).toBeUndefined();
    expect(rule.fields?.cite).toEqual([]);
    expect([...rule.provenance.keys()].sort()).toEqual(['name', 'observe', 'type', 'windows.fire']);
  });

  it('what an extension both unsets and defines is defined', () => {
    const rule = ruleA(childOf('  extend FESTIVAL_A: {unset: [decide], decide: undecided}\n'));
    expect(rule.fields?.decide?.text).toBe('undecided');
  });

  it('an extension may turn an observance into a condition', () => {
    const rule = ruleA(
      childOf('  extend FESTIVAL_A: {unset: [observe, decide], holds: weekday is Monday}\n'),
    );
    expect(linkedRule(rule)?.fields.kind).toBe('condition');
  });

  it('a disabled rule keeps its fields; an override observes it again', () => {
    const disabled = childOf('  disable: [FESTIVAL_A]\n');
    expect(ruleA(disabled).disabled).toBe(true);
    expect(ruleA(disabled).fields?.name).toBe('A');
    const again = layer('grandchild', 'rules:\n  override FESTIVAL_A: {name: Again}\n');
    expect(ruleA(over(disabled, again)).disabled).toBe(false);
  });

  it.each([
    ['rules:\n  override FESTIVAL_B: {name: B}\n', 'FESTIVAL_B'],
    ['rules:\n  extend FESTIVAL_B: {name: B}\n', 'FESTIVAL_B'],
    ['rules:\n  disable: [FESTIVAL_B]\n', 'FESTIVAL_B'],
    ['kala: {override wacht: night}\n', 'override wacht'],
  ])('what waits for a base that never comes is reported: %j', (text, written) => {
    const sink: Diagnostic[] = [];
    settle(over(base, layer('child', text)), sink);
    expect(sink.map((d) => d.code)).toEqual(['missing-base-code']);
    const [
      { file, start, end } = base.rules.get('FESTIVAL_A')?.range ?? {
        file: sourceFile('', ''),
        start: 0,
        end: 0,
      },
    ] = sink.map((d) => d.range);
    expect(file.text.slice(start, end)).toContain(written);
  });
});
