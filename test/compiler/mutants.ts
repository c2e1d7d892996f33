// Rules as authors might mistype them: expressions of the packs with a few edits, put into packs of their own.

import type { PartialFields } from '../../dsl/pack/document.ts';
import { bundledReads } from '../bundled-packs.ts';

type Role =
  | 'observe'
  | 'holds'
  | 'decide'
  | 'let'
  | 'window'
  | 'named'
  | 'when'
  | 'kala'
  | 'divide'
  | 'label';
/** An expression and where in a pack it stands. */
export interface Written {
  readonly role: Role;
  readonly text: string;
}

/** Whole numbers below n, the same in every run: Mulberry32. */
export function random(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

/** Every file of the packs that come with Nirnaya, read. */
export const reads = bundledReads();
const documents = reads.flatMap(({ document }) => document ?? []);
const texts = (role: Role, list: readonly ({ readonly text: string } | undefined)[]): Written[] =>
  list.flatMap((e) => (e === undefined ? [] : [{ role, text: e.text }]));
const conditions: readonly Written[] = [
  'Moon in 300 deg to 360 deg',
  'nakshatra in [Ashwini, Ashlesha, Magha] and not bhadra',
  'weekday is Sunday and class Bhadra and (count from nakshatra to Rohini over 27) mod 9 in [1, 2]',
].map((text) => ({ role: 'holds', text }));
const written: readonly Written[] = documents.flatMap((d) => [
  ...texts(
    'kala',
    d.kala.map((k) => k.expression),
  ),
  ...texts(
    'divide',
    d.divisions.map((v) => v.divide),
  ),
  ...texts(
    'label',
    d.divisions.map((v) => v.label),
  ),
  ...texts(
    'observe',
    d.calendars.map((c) => c.begins),
  ),
  ...texts(
    'decide',
    d.calendars.map((c) => c.decide),
  ),
  ...d.rules.flatMap((r: PartialFields) => [
    ...texts('observe', [r.observe]),
    ...texts('holds', [r.holds]),
    ...texts('decide', [r.decide, r.drik?.decide]),
    ...texts(
      'let',
      r.bindings.map((l) => l.expression),
    ),
    ...texts(
      'window',
      (r.windows ?? []).map((w) => w.expression),
    ),
    ...texts('named', [r.named]),
    ...texts(
      'when',
      (r.variants ?? []).map((v) => v.when),
    ),
  ]),
]);

const expressions: readonly Written[] = [...written, ...conditions];

const tokensOf = (text: string): string[] => text.match(/\s+|[\p{L}_]+|[\d.]+|./gu) ?? [];
const words = [...new Set(expressions.flatMap((e) => tokensOf(e.text)))];
const signs = [...'()[],"\'#:+-*/<>=!&|@%~\\{}\n\t 0129aZग😀', '\u0000', '99999999999999999999', '0', '1e9'];

/** An expression of the packs with one to three edits. */
export function mutated(pick: (n: number) => number): Written {
  const { role, text } = expressions[pick(expressions.length)] ?? { role: 'kala', text: 'day' };
  return { role, text: mutant(pick, text) };
}

function mutant(pick: (n: number) => number, text: string): string {
  const byTokens = pick(2) === 0;
  const parts = byTokens ? tokensOf(text) : [...text];
  const stock = byTokens ? words : signs;
  for (let edits = 1 + pick(3); edits > 0; edits--) {
    const at = pick(parts.length + 1);
    const put = stock[pick(stock.length)] ?? '';
    const how = pick(5);
    if (how === 0) parts.splice(at, 1);
    else if (how === 1) parts.splice(at, 0, ...(byTokens ? [' ', put, ' '] : [put]));
    else if (how === 2) parts.splice(at, 1, put);
    else if (how === 3) parts.splice(at, 0, ...parts.slice(at, at + 1 + pick(12)));
    else parts.push(...parts.splice(at, 1 + pick(3)));
  }
  return parts.join('');
}

// A rule that is sound but for one expression.
function ruleWith({ role, text }: Written, n: number): string {
  const quoted = JSON.stringify(text);
  const observed = `observe: ${role === 'observe' ? quoted : 'Magha Shukla 5'}\n    decide: ${
    role === 'decide' ? quoted : 'then first'
  }`;
  const body = role === 'holds' ? `holds: ${quoted}` : observed;
  const extra = {
    let: `\n    let: {dwadashi: ${quoted}, published: ${quoted}, paksha_end: ${quoted}}\n    windows: {puja: dwadashi}`,
    window: `\n    windows: {puja: ${quoted}}`,
    named: `\n    named: ${quoted}`,
    when: `\n    variants: {X: {when: ${quoted}, name: X}}`,
  };
  const more = role in extra ? extra[role as keyof typeof extra] : '';
  return `  FESTIVAL_T${n}:\n    name: T\n    type: FESTIVAL\n    ${body}${more}\n    cite: [{work: drik, level: VERIFIED}]\n`;
}

/** Whether an expression stands in a rule of its own. */
export const isRule = ({ role }: Written): boolean =>
  role !== 'kala' && role !== 'divide' && role !== 'label';

/** What stands in a pack of some expressions, each in a rule or a name of its own. */
export function packText(all: readonly Written[]): string {
  const kala: string[] = [];
  const divisions: string[] = [];
  const rules: string[] = [];
  all.forEach((w, n) => {
    const quoted = JSON.stringify(w.text);
    const divide = w.role === 'divide' ? quoted : 'day into 8';
    const label = w.role === 'label' ? quoted : 'cycle [Sun, Moon] from lord of weekday';
    if (isRule(w)) rules.push(ruleWith(w, n));
    else if (w.role === 'kala') kala.push(`  trial_${n}: ${quoted}\n`);
    else divisions.push(`  trial_${n}:\n    divide: ${divide}\n    label: ${label}\n`);
  });
  const section = (name: string, entries: readonly string[]): string =>
    entries.length === 0 ? '' : `${name}:\n${entries.join('')}`;
  return section('kala', kala) + section('divisions', divisions) + section('rules', rules);
}
