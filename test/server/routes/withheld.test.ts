// What charts say of their yogas: what is withheld, what is common, what is one entry.

import { describe, expect, test } from 'vitest';
import { concerns } from '../../../dsl/vocabulary/rule-words.ts';
import { posted, startClient } from '../harness.ts';

const { get } = await startClient();

interface Yoga {
  readonly code: string;
  readonly effects: string | null;
  readonly qualifier: string | null;
  readonly withheld?: string;
  readonly rarity: { readonly share: number; readonly note: string | null } | null;
  readonly strength: { readonly score: number; readonly makers: readonly unknown[] } | null;
  readonly variants: readonly Omit<Yoga, 'variants'>[];
}

interface Yogas {
  readonly yogas: readonly Yoga[];
  readonly doshas: readonly Yoga[];
  readonly withheld: readonly { readonly concern: string; readonly count: number }[];
}

// Births over ninety years and the hours of the day.
const births = Array.from({ length: 24 }, (_, i) => ({
  date_of_birth: `${1930 + ((7 * i) % 90)}-${String(1 + ((5 * i) % 12)).padStart(2, '0')}-${String(1 + ((11 * i) % 28)).padStart(2, '0')}`,
  time_of_birth: `${String((13 * i) % 24).padStart(2, '0')}:${String((17 * i) % 60).padStart(2, '0')}`,
  latitude: 8 + ((3 * i) % 26),
  longitude: 70 + ((5 * i) % 24),
}));

async function yogasOf(birth: (typeof births)[number], query: string): Promise<Yogas> {
  const answer = await get(`/v1/kundli/chart?${query}`, posted(birth));
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ readonly yogas: Yogas }>().yogas;
}

const all = ({ yogas, doshas }: Yogas) => [...yogas, ...doshas].flatMap((one) => [one, ...one.variants]);

describe('the default answer on a birth', () => {
  test('counts what it withholds, which include_arishta=true lists as what it is named for', async () => {
    for (const birth of births.slice(0, 8)) {
      const [usual, requested] = [await yogasOf(birth, ''), await yogasOf(birth, 'include_arishta=true')];
      const shown = new Set(all(usual).map(({ code }) => code));
      const more = all(requested).filter(({ code }) => !shown.has(code));
      expect(usual.withheld.reduce((sum, { count }) => sum + count, 0)).toBe(more.length);
      expect(more.length).toBeGreaterThan(0);
      expect(requested.withheld).toEqual([]);
      for (const { effects } of more) expect(effects).toMatch(/^Named for /);
      for (const { concern } of usual.withheld) expect(concerns).toContain(concern);
    }
  });

  test('says beside each effect what it is, and beside a common rule that it is one', async () => {
    let common = 0;
    for (const birth of births) {
      for (const { effects, qualifier, rarity, strength } of all(await yogasOf(birth, ''))) {
        expect(qualifier === null).toBe(effects === null);
        expect(rarity).not.toBeNull();
        expect(rarity?.note !== null).toBe((rarity?.share ?? 0) > 1 / 3);
        if (strength !== null) {
          expect(strength.makers.length).toBeGreaterThan(0);
          expect(strength.score).toBeGreaterThanOrEqual(0);
          expect(strength.score).toBeLessThanOrEqual(100);
        }
        common += rarity?.note === null ? 0 : 1;
      }
    }
    expect(common).toBeGreaterThan(20);
  });

  test('has one entry a name', async () => {
    let variants = 0;
    for (const birth of births) {
      const { yogas, doshas } = await yogasOf(birth, '');
      const codes = [...yogas, ...doshas].map(({ code }) => code.replace(/_(FROM_\w+|\d+|[A-D])$/, ''));
      expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
      variants += [...yogas, ...doshas].reduce((sum, one) => sum + one.variants.length, 0);
    }
    expect(variants).toBeGreaterThan(5);
  });
});
