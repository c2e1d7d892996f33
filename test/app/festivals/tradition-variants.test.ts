import { describe, expect, test } from 'vitest';
import {
  onceEach,
  traditionVariantsIn,
  traditionVariantsOf,
} from '../../../app/festivals/tradition-variants.ts';
import { principalFirst, weightOf } from '../../../app/festivals/weight.ts';
import { civilDay } from '../../../engine/civil/civil.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const workspace = sharedWorkspace();
const mumbai = { lat: 19.076, lon: 72.8777, zone: 'Asia/Kolkata' };
const packOf = (name: string) => {
  const pack = workspace.pack(name);
  if (pack === undefined) throw new Error(name);
  return pack;
};
const delhi = { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' };
const year = (of: number) => workspace.almanac.placeYear(mumbai, of);
const atDelhi = (of: number) => workspace.almanac.placeYear(delhi, of);

describe('ways of keeping one observance', () => {
  const pack = packOf('IN-MH');
  const on = (y: number, m: number, d: number) => pack.observances.on(year(y), civilDay(y, m, d));
  const context = { pack, mode: 'standard', year } as const;

  test('those in force belong together, whichever is asked about', () => {
    const variants = traditionVariantsIn(pack);
    const codes = ['VRAT_EKADASHI_SMARTA', 'VRAT_EKADASHI_VAISHNAVA', 'VRAT_EKADASHI_MADHVA'];
    for (const code of codes) expect(variants.get(code)?.map((rule) => rule.code)).toEqual(codes);
    expect(variants.has('FESTIVAL_HOLI')).toBe(false);
    // Vaishnavas keep their own day and no other.
    expect(traditionVariantsIn(packOf('IN-MH+vaishnava')).has('VRAT_EKADASHI_VAISHNAVA')).toBe(false);
  });

  // 8 December 2023 is Utpanna Ekadashi of Smartas, the 9th that of Vaishnavas (Drik Panchang prints both).
  test('a date shows it once, each tradition with its own day', () => {
    for (const [day, code] of [
      [8, 'VRAT_EKADASHI_SMARTA'],
      [9, 'VRAT_EKADASHI_VAISHNAVA'],
    ] as const) {
      const matches = on(2023, 12, day).filter(({ rule }) => traditionVariantsIn(pack).has(rule.code));
      const once = onceEach(pack, matches);
      expect(once.map(({ rule }) => rule.code)).toEqual([code]);
      const [one] = once;
      const variants = one && traditionVariantsOf(context, one);
      expect(variants?.find(({ tradition }) => tradition === 'smarta')?.date).toBe('2023-12-08');
      expect(variants?.find(({ tradition }) => tradition === 'vaishnava')?.date).toBe('2023-12-09');
    }
  });

  test('where several keep the date its name does not say whose it is', () => {
    const matches = on(2023, 12, 8);
    const stored = matches.filter(({ rule }) => rule.code.startsWith('VRAT_EKADASHI_'));
    expect(stored.map(({ rule }) => rule.code)).toContain('VRAT_EKADASHI_MADHVA');
    expect(onceEach(pack, matches).map(({ name }) => name)).toContain('Utpanna Ekadashi');
    const alone = on(2023, 12, 9);
    expect(onceEach(pack, alone).map(({ name }) => name)).toContain('Utpanna Ekadashi (Vaishnava)');
  });

  // Nirjala Ekadashi of 2026 at New Delhi is on 25 June, that of Vaishnavas on the 26th.
  test('an occurrence with a rule of its own is shown by that rule alone, with the traditions beneath', () => {
    const at = (m: number, d: number) => pack.observances.on(atDelhi(2026), civilDay(2026, m, d));
    const matches = at(6, 25);
    expect(matches.filter(({ name }) => name.startsWith('Nirjala')).length).toBeGreaterThan(1);
    const once = onceEach(pack, matches).filter(({ name }) => name.startsWith('Nirjala'));
    expect(once.map(({ rule }) => rule.code)).toEqual(['VRAT_NIRJALA_EKADASHI']);
    const [one] = once;
    const variants = one && traditionVariantsOf({ ...context, year: atDelhi }, one);
    expect(variants?.map(({ tradition, date }) => [tradition, date])).toEqual([
      ['smarta', '2026-06-25'],
      ['vaishnava', '2026-06-26'],
      ['madhva', '2026-06-25'],
    ]);
    const next = onceEach(pack, at(6, 26)).filter(({ name }) => name.startsWith('Nirjala'));
    expect(next.map(({ rule }) => rule.code)).toEqual(['VRAT_EKADASHI_VAISHNAVA']);
  });

  test('an instance of an observance lists it within itself, and what is none stays', () => {
    const on = onceEach(pack, pack.observances.on(atDelhi(2026), civilDay(2026, 12, 20)));
    const codes = on.map(({ rule }) => rule.code);
    expect(codes).toContain('FESTIVAL_GITA_JAYANTI');
    expect(codes).not.toContain('VRAT_EKADASHI_SMARTA');
    const vaikuntha = on.find(({ rule }) => rule.code === 'VRAT_VAIKUNTHA_EKADASHI');
    expect(vaikuntha?.within.map(({ name }) => name)).toEqual(['Mokshada Ekadashi']);
  });

  test('a tradition shows its own Nirjala once', () => {
    const vaishnava = packOf('IN-MH+vaishnava');
    for (const day of [25, 26]) {
      const shown = onceEach(vaishnava, vaishnava.observances.on(atDelhi(2026), civilDay(2026, 6, day)));
      expect(shown.filter(({ name }) => name.startsWith('Nirjala')).map(({ rule }) => rule.code)).toEqual(
        day === 26 ? ['VRAT_NIRJALA_EKADASHI'] : [],
      );
    }
  });

  test('at the turn of a year the days of the other year are found', () => {
    // Every Ekadashi of some years, from either side of New Year.
    for (const of of [2022, 2023, 2024, 2025]) {
      for (const one of pack.observances.ofRule(year(of), 'VRAT_EKADASHI_SMARTA')) {
        const variants = traditionVariantsOf(context, { ...one, within: [] });
        expect(variants?.map(({ date }) => date !== null)).toEqual([true, true, true]);
      }
    }
  });
});

test('every observance of lands and traditions has a weight, and the principal ones stand first', () => {
  for (const name of ['base', 'IN-TN', 'NEPAL', 'IN-WB', 'KASHMIR+shaiva', 'IN-KA+madhva', 'jain', 'sikh']) {
    const pack = packOf(name);
    const without = [...pack.rules.values()].filter(
      (rule) => rule.checked.kind === 'observance' && weightOf(rule) === undefined,
    );
    expect(without.map(({ code }) => code)).toEqual([]);
    for (const day of [1, 60, 200, 310]) {
      const actual = principalFirst(pack.observances.on(year(2026), civilDay(2026, 1, day)));
      const order = actual.map((one) => ['major', 'regional', 'minor'].indexOf(weightOf(one.rule) ?? ''));
      expect(order).toEqual([...order].sort());
    }
  }
});
