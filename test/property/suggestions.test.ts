// Every change that a diagnostic proposes leads on: applied, the diagnostic is gone or another one stands further on, and
// following proposals never comes back to a text that stood before.

import { describe, expect, it } from 'vitest';
import { diagnosticsOf } from '../../cli/output/docs/examples.ts';
import type { Diagnostic, DiagnosticFix } from '../../dsl/diagnostics/diagnostic.ts';
import { type SourceFile, sourceFile } from '../../dsl/source/source-file.ts';
import { isDamage } from '../../dsl/yaml/read-yaml.ts';
import { random } from '../compiler/mutants.ts';
import { badCases, readBadCase } from '../conformance/bad-case.ts';

type Fixed = Diagnostic & { readonly fix: DiagnosticFix };

const isFixed = (d: Diagnostic): d is Fixed => d.fix !== undefined;

function applied(files: readonly SourceFile[], { range, text }: DiagnosticFix): SourceFile[] {
  const { file, start, end } = range;
  const made = sourceFile(file.path, file.text.slice(0, start) + text + file.text.slice(end));
  return files.map((one) => (one.path === file.path ? made : one));
}

const textOf = (files: readonly SourceFile[]): string => files.map(({ text }) => text).join('\u0000');

/** Follows the first proposal of each text until there is none; returns how often. */
function followed(files: readonly SourceFile[]): number {
  const seen = new Set<string>();
  let [now, steps] = [files, 0];
  for (;;) {
    expect(seen, textOf(now)).not.toContain(textOf(now));
    seen.add(textOf(now));
    const next = diagnosticsOf(now).find(isFixed);
    if (next === undefined) return steps;
    now = applied(now, next.fix);
    steps++;
    expect(steps).toBeLessThan(20);
  }
}

/** No new error stands where a proposal was followed. */
function leadsOn(files: readonly SourceFile[], d: Fixed): void {
  const { file, start } = d.fix.range;
  const changed = file.text.slice(0, start) + d.fix.text + file.text.slice(d.fix.range.end);
  const stop = start + d.fix.text.length;
  const before = new Set(diagnosticsOf(files).map(({ message }) => message));
  const after = diagnosticsOf(applied(files, d.fix)).filter(
    (other) =>
      other.severity === 'error' &&
      !before.has(other.message) &&
      // Behind damaged YAML stands what could not be seen before.
      (!isDamage(d) || isDamage(other)) &&
      other.range.file.path === file.path &&
      other.range.start >= start &&
      other.range.start < stop &&
      d.fix.text !== '',
  );
  // Another error within what was put in is one more refusal of it, unless that is all of a block that was moved.
  if (!d.fix.text.includes('\n'))
    expect({ changed, after: after.map(({ message }) => message) }).toEqual({ changed, after: [] });
}

describe('the proposals of the bad cases', () => {
  it.each(badCases())('%s', (name) => {
    const { files } = readBadCase(name);
    for (const d of diagnosticsOf(files).filter(isFixed)) leadsOn(files, d);
    followed(files);
  });
});

const pack = (observe: string, clause: string): string => `pack: TRIAL
works: {almanac: {title: An almanac}}
kala: {noon: part 3 of 5 of day}
tables: {lucky: {Sunday: 1, Monday: 2, Tuesday: 3, Wednesday: 4, Thursday: 5, Friday: 6, Saturday: 7}}
calendars:
  Tamil:
    begins: every Sun enters rashi
    decide: |
      require sunset after target
      then first
    first_month: Mesha
    months: [Chithirai, Vaikasi, Aani, Aadi, Aavani, Purattasi, Aippasi, Karthigai, Margazhi, Thai, Maasi, Panguni]
    cite: [{work: almanac, level: VERIFIED}]
  Bengali:
    begins: every Sun enters rashi
    decide: |
      require sunset after target
      then first
    first_month: Mesha
    months: [Boishakh, Joishtho, Asharh, Srabon, Bhadro, Ashwin, Kartik, Ogrohayon, Poush, Magh, Falgun, Choitro]
    cite: [{work: almanac, level: VERIFIED}]
rules:
  FESTIVAL_TRIAL:
    name: Trial
    type: FESTIVAL
    observe: ${observe}
    decide: |
      prefer target touches noon
      ${clause}
      then first
    cite: [{work: almanac, level: VERIFIED}]
`;

const targets = [
  'Bhadrapada Shukla Chaturthi',
  'Tamil Karthigai 1',
  'Friday on or before Shravana Shukla 15',
  'nakshatra Shravana within Tamil Aavani',
  'every Sun enters Makara',
  'last Monday within Gregorian January',
  'Bengali Kartik 3',
];
const clauses = [
  'require target touches noon and nakshatra is Rohini',
  'prefer overlap of target in noon >= 24 min',
  'prefer tithi at sunrise is Krishna Ashtami',
  'prefer lucky by weekday in [1, 2]',
  'prefer not target covers (from sunset for 3 muhurta of night)',
  'prefer rashi of Moon is Vrishabha',
];

// One letter of one word left out, doubled, or changed places with the next.
function misspelled(text: string, next: (n: number) => number): string {
  const words = [...text.matchAll(/[A-Za-z]{4,}/g)];
  const { 0: word, index } = words[next(words.length)] ?? { 0: '', index: 0 };
  const at = 1 + next(word.length - 2);
  const rest = word.slice(at + 1);
  const made = [
    word.slice(0, at) + rest,
    word.slice(0, at) + word[at] + word[at] + rest,
    word.slice(0, at) + (word[at + 1] ?? '') + word[at] + rest.slice(1),
  ][next(3)];
  return text.slice(0, index) + made + text.slice(index + word.length);
}

describe('the proposals for misspellings', () => {
  const next = random(20_260_914);
  const texts = Array.from({ length: 90 }, () => {
    const [target = '', clause = ''] = [targets[next(targets.length)], clauses[next(clauses.length)]];
    return next(2) === 0 ? pack(misspelled(target, next), clause) : pack(target, misspelled(clause, next));
  });

  it.each(texts.map((text, i) => [i, text] as const))('%d', (_, text) => {
    const files = [sourceFile('pack.yaml', text)];
    for (const d of diagnosticsOf(files).filter(isFixed)) leadsOn(files, d);
    followed(files);
  });

  it('most of them are mended by what is proposed', () => {
    const corrected = texts.filter((text) => {
      const [d] = diagnosticsOf([sourceFile('pack.yaml', text)]).filter(isFixed);
      return (
        d !== undefined &&
        diagnosticsOf(applied([d.range.file], d.fix)).every(({ severity }) => severity !== 'error')
      );
    });
    expect(corrected.length).toBeGreaterThan(texts.length / 2);
  });
});
