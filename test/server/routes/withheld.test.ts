import { describe, expect, test } from 'vitest';
import { concerns } from '../../../dsl/vocabulary/rule-words.ts';
import { posted, startClient } from '../harness.ts';

const { get } = await startClient();

interface Yoga {
  readonly code: string;
  readonly effects: string | null;
  readonly withheld?: string;
}

interface Chart {
  readonly yogas: { readonly yogas: readonly Yoga[]; readonly doshas: readonly Yoga[] };
}

const years = Array.from({ length: 24 }, (_, i) => 1935 + 3 * i);

async function yogasIn(year: number, query: string): Promise<Yoga[]> {
  const body = {
    date_of_birth: `${year}-0${1 + (year % 9)}-1${year % 10}`,
    time_of_birth: `${String((7 * year) % 24).padStart(2, '0')}:30`,
    latitude: 23.1793,
    longitude: 75.7849,
  };
  const answer = await get(`/v1/kundli/chart?${query}`, posted(body));
  expect(answer.status, answer.text).toBe(200);
  const { yogas, doshas } = answer.json<Chart>().yogas;
  return [...yogas, ...doshas];
}

// What nobody is told unasked.
const frightening =
  /\bloss of (mother|father|siblings|kin)|\bdeath|short span|infancy|disease|ailment|illness|blind|lineage|progeny|want of children|infidelity|extramarital/i;

describe('effects of a birth', () => {
  test('concern neither death, illness, want of children, infidelity nor kin unless a request asks for them', async () => {
    const all = (await Promise.all(years.map((year) => yogasIn(year, '')))).flat();
    expect(all.filter(({ effects }) => effects !== null && frightening.test(effects))).toEqual([]);
    const withheld = all.filter((yoga) => yoga.withheld !== undefined);
    expect(withheld.length).toBeGreaterThan(10);
    for (const { effects, withheld: why } of withheld) {
      expect(effects).toBeNull();
      expect(concerns).toContain(why);
    }
  });

  test('come with include_arishta=true, as what a yoga is named for', async () => {
    const hidden = (await yogasIn(1953, '')).filter((yoga) => yoga.withheld !== undefined);
    const shown = new Map((await yogasIn(1953, 'include_arishta=true')).map((yoga) => [yoga.code, yoga]));
    expect(hidden.length).toBeGreaterThan(0);
    for (const { code } of hidden) {
      expect(shown.get(code)?.effects).toMatch(/^Named for /);
      expect(shown.get(code)?.withheld).toBeUndefined();
    }
  });
});
