import { describe, expect, it } from 'vitest';
import { bundledPacksDir } from '../../../app/packs/pack-folders.ts';
import type { PackDocument, PartialFields, RuleEntry, TableNode } from '../../../dsl/pack/document.ts';
import { loadPackFiles } from '../../../dsl/pack/load-folder.ts';
import { readPack } from '../../../dsl/pack/read-pack.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';

const bundled = loadPackFiles(bundledPacksDir());

const whole = `pack: TRIAL
extends: base
title: A trial
months: purnimanta
works:
  almanac: {title: An almanac, author: Nobody, year: c. 1790, about: Read through summaries}
kala:
  noon_watch: part 3 of 5 of day
  override pradosha: from sunset for 2 muhurta of night
tables:
  lucky: {Sunday: 1, Monday: [2, x], Tuesday: {Shukla 4: true}}
divisions:
  watches: {divide: day into 4, label: names by weekday}
calendars:
  override Tamil:
    begins: every Sun enters rashi
    let: {published: 9 min after target}
    decide: |
      also next day
      then first
    day: civil
    first_month: Mesha
    months: [[Chithirai, Chittirai], B, C, D, E, F, G, H, I, J, K, L]
    era: {name: Kollam, offset: 824}
    cite: [{work: almanac, level: DERIVED}]
rules:
  FESTIVAL_TRIAL:
    name: Trial
    name_sa: परीक्षा
    summary: Something tried
    type: VRAT
    tags: [FASTING, SHAIVA]
    aliases: Attempt
    place: {lat: 23.18, lon: -75.77, zone: Asia/Kolkata}
    adhika: both
    day: sunset
    observe: Magha Shukla 5
    let: {near: next tithi Dwadashi after start of target}
    decide: then first
    drik: {decide: then last}
    windows: {puja: target and day}
    named: '["a"] by weekday'
    variants:
      ANGARAKI: {when: weekday is Tuesday, name: Angaraki, name_sa: Aṅgārakī, aliases: [Angarika]}
    cite:
      - {work: almanac, place: page 4, says: so, level: PROVISIONAL, note: not read}
  CONDITION_TRIAL:
    name: A condition
    holds: Moon in 300 deg to 360 deg
    kind: kinds by weekday
    cite: [{work: almanac, level: VERIFIED}]
  override FESTIVAL_OLD: {name: New, type: FESTIVAL, observe: Purnima, cite: [{work: almanac, level: VERIFIED}]}
  extend FESTIVAL_OTHER: {unset: [windows.puja, decide]}
  disable: [FESTIVAL_GONE]
`;

function read(text: string): { document: PackDocument; codes: string[] } {
  const { document, diagnostics } = readPack(sourceFile('trial.yaml', text));
  if (document === undefined) throw new Error(diagnostics.map((d) => d.message).join('\n'));
  return { document, codes: diagnostics.map((d) => d.code) };
}

const plain = (node: TableNode): unknown => {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(plain);
  return Object.fromEntries(node.entries.map((e) => [e.key.text, plain(e.value)]));
};

describe('a pack as read', () => {
  const { document, codes } = read(whole);
  const rule = (code: string): (PartialFields & Pick<RuleEntry, 'mode'>) | undefined =>
    document.rules.find((r) => r.code === code);

  it('has nothing to report on a pack that uses every field', () => {
    expect(codes).toEqual([]);
  });

  it('knows its name, parent, title and how months are named', () => {
    expect([document.pack, document.extends, document.title, document.months]).toEqual([
      'TRIAL',
      'base',
      'A trial',
      'purnimanta',
    ]);
  });

  it('lists works', () => {
    expect(document.works).toMatchObject([
      {
        key: 'almanac',
        title: 'An almanac',
        author: 'Nobody',
        year: 'c. 1790',
        about: 'Read through summaries',
      },
    ]);
  });

  it('has kalas, defined and overridden', () => {
    expect(document.kala.map((k) => [k.name, k.mode, k.expression.text])).toEqual([
      ['noon_watch', 'define', 'part 3 of 5 of day'],
      ['pradosha', 'override', 'from sunset for 2 muhurta of night'],
    ]);
  });

  it('has tables of values, lists and further tables', () => {
    expect(document.tables.map((t) => [t.name, plain(t.value)])).toEqual([
      ['lucky', { Sunday: 1, Monday: [2, 'x'], Tuesday: { 'Shukla 4': true } }],
    ]);
  });

  it('has divisions', () => {
    expect(document.divisions.map((d) => [d.name, d.divide.text, d.label.text])).toEqual([
      ['watches', 'day into 4', 'names by weekday'],
    ]);
  });

  it('has calendars, each month with its spellings', () => {
    const [calendar] = document.calendars;
    expect(calendar).toMatchObject({ name: 'Tamil', mode: 'override', day: 'civil' });
    expect(calendar?.begins.text).toBe('every Sun enters rashi');
    expect(calendar?.decide.text).toBe('also next day\nthen first\n');
    expect(calendar?.first_month.text).toBe('Mesha');
    expect(calendar?.months.map((m) => m.names).slice(0, 2)).toEqual([['Chithirai', 'Chittirai'], ['B']]);
    expect(calendar?.era).toEqual({ name: 'Kollam', offset: 824 });
    expect(calendar?.bindings.map((l) => [l.name, l.expression.text])).toEqual([
      ['published', '9 min after target'],
    ]);
    expect(calendar?.cite.map((c) => c.level)).toEqual(['DERIVED']);
  });

  it('has every field of an observance', () => {
    const trial = rule('FESTIVAL_TRIAL');
    expect(trial).toMatchObject({
      kind: 'observance',
      mode: 'define',
      name: 'Trial',
      name_sa: 'परीक्षा',
      summary: 'Something tried',
      type: 'VRAT',
      tags: ['FASTING', 'SHAIVA'],
      aliases: ['Attempt'],
      place: { lat: 23.18, lon: -75.77, zone: 'Asia/Kolkata' },
      adhika: 'both',
      day: 'sunset',
      observe: { text: 'Magha Shukla 5' },
      decide: { text: 'then first' },
      drik: { decide: { text: 'then last' } },
      named: { text: '["a"] by weekday' },
      variants: [
        {
          key: 'ANGARAKI',
          name: 'Angaraki',
          name_sa: 'Aṅgārakī',
          aliases: ['Angarika'],
          when: { text: 'weekday is Tuesday' },
        },
      ],
      cite: [{ work: 'almanac', place: 'page 4', says: 'so', level: 'PROVISIONAL', note: 'not read' }],
    });
    expect(trial?.bindings.map((l) => l.name)).toEqual(['near']);
    expect(trial?.windows?.map((w) => [w.name, w.expression.text])).toEqual([['puja', 'target and day']]);
  });

  it('has conditions, overrides, extensions and disabled codes', () => {
    expect(rule('CONDITION_TRIAL')).toMatchObject({
      kind: 'condition',
      holds: { text: 'Moon in 300 deg to 360 deg' },
    });
    expect(rule('CONDITION_TRIAL')?.kindOf?.text).toBe('kinds by weekday');
    expect(rule('FESTIVAL_OLD')?.mode).toBe('override');
    expect(rule('FESTIVAL_OTHER')?.mode).toBe('extend');
    const other = document.rules.find((r) => r.mode === 'extend');
    expect(other?.unset?.map((u) => u.text)).toEqual(['windows.puja', 'decide']);
    expect(document.disable.map((d) => d.code)).toEqual(['FESTIVAL_GONE']);
  });

  it('places each expression', () => {
    const at = (text: string | undefined, start: number | undefined): void => {
      expect(whole.slice(start, (start ?? 0) + (text?.length ?? 0))).toBe(text);
    };
    const trial = rule('FESTIVAL_TRIAL');
    at(trial?.observe?.text, trial?.observe?.range.start);
    at(trial?.named?.text, trial?.named?.range.start);
    at(document.kala[1]?.expression.text, document.kala[1]?.expression.range.start);
  });
});

describe('a sky as read', () => {
  it.each([
    ['drik', 'drik'],
    ['{siddhanta: vakya, bija: false}', 'vakya'],
    ['{siddhanta: surya_siddhanta}', 'surya_siddhanta'],
    ['{siddhanta: surya_siddhanta, bija: true, bhujantara: true}', 'surya_siddhanta_bija_bhujantara'],
  ])('%s is %s', (written, name) => {
    const { document, codes } = read(`pack: P\nsky: ${written}\n`);
    expect([document.sky?.name, codes]).toEqual([name, []]);
  });
});

describe('a field that nothing reads', () => {
  it.each([
    ['a pack', 'title: A trial', 'titel: A trial'],
    ['a work', 'author: Nobody', 'autor: Nobody'],
    ['a division', 'label: names', 'labels: names'],
    ['a calendar', '    day: civil', '    days: civil'],
    ['an era', 'offset: 824', 'ofset: 824'],
    ['a rule', 'summary:', 'sumary:'],
    ['a place', 'zone:', 'zon:'],
    ['a drik variant', 'drik: {decide:', 'drik: {decides:'],
    ['a variant', 'when: weekday', 'wen: weekday'],
    ['a citation', 'says: so', 'sayes: so'],
    ['an extension', 'unset: [windows', 'unsett: [windows'],
    ['what an extension takes away', 'windows.puja, decide', 'windows.puja, decid'],
    ['unset outside of an extension', '    adhika: both', '    unset: decide'],
  ])('of %s is reported where it stands', (_, right, wrong) => {
    expect(whole).toContain(right);
    const text = whole.replace(right, wrong);
    const { diagnostics } = readPack(sourceFile('trial.yaml', text));
    const unknownFields = diagnostics.filter((d) => d.code === 'unknown-field');
    expect(unknownFields).toHaveLength(1);
    const [{ start, end } = { start: 0, end: 0 }] = unknownFields.map((d) => d.range);
    const place = text.indexOf(wrong);
    expect(start).toBeGreaterThanOrEqual(place);
    expect(end).toBeLessThanOrEqual(place + wrong.length);
  });
});

describe('one mistake is reported once', () => {
  const rule = (fields: string): string =>
    `pack: A\nrules:\n  FESTIVAL_A:\n    name: A\n    type: FESTIVAL\n${fields}`;
  const cite = '    cite: [{work: w, level: VERIFIED}]\n';
  it.each([
    [
      'a name that is a list',
      rule(`    observe: Purnima\n${cite}`).replace('name: A', 'name: [A]'),
      ['wrong-node'],
    ],
    [
      'a type unheard of',
      rule(`    observe: Purnima\n${cite}`).replace('FESTIVAL\n', 'FAIR\n'),
      ['value-not-allowed'],
    ],
    ['a pack without a name', 'pack: ""\n', ['wrong-node']],
    ['a citation without level', rule('    observe: Purnima\n    cite: [{work: w}]\n'), ['missing-field']],
    ['citations that are a text', rule('    observe: Purnima\n    cite: w\n'), ['wrong-node']],
    ['no citation', rule('    observe: Purnima\n    cite: []\n'), ['missing-authority']],
    ['an anchor', rule(`    observe: &x Purnima\n${cite}`), ['yaml-anchor']],
    ['an alias', rule(`    observe: *x\n${cite}`), ['yaml-anchor']],
    ['a folded block', rule(`    observe: >\n      Purnima\n${cite}`), ['expression-folded']],
    [
      'a code that is defined twice',
      `${rule(`    observe: Purnima\n${cite}`)}  FESTIVAL_A: {}\n`,
      ['yaml-duplicate-key'],
    ],
    [
      'a condition that is empty',
      `pack: A\nrules:\n  CONDITION_A:\n    name: A\n    holds:\n${cite}`,
      ['wrong-node'],
    ],
  ])('%s', (_, text, codes) => {
    expect(readPack(sourceFile('a.yaml', text)).diagnostics.map((d) => d.code)).toEqual(codes);
  });
});

describe('the bundled packs', () => {
  it.each(bundled.map((file) => [file.path, file] as const))('%s reads without a word', (_, file) => {
    const { document, diagnostics } = readPack(file);
    expect(diagnostics).toEqual([]);
    expect(document).toBeDefined();
  });
});
