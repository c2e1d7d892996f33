// The names of occurrences: what English tells apart every language tells apart.

import { describe, expect, it } from 'vitest';
import { answeredNames } from '../../../app/festivals/observance-names.ts';
import { namesIn } from '../../../app/names/names.ts';
import { sourcesOf } from '../../../app/names/sources.ts';
import { variantsOf } from '../../../compiler/front/check/rule-variants.ts';
import { languages } from '../../../dsl/vocabulary/languages.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const workspace = sharedWorkspace();

const sources = sourcesOf(workspace.packs(), workspace.words());
const { chains } = workspace.packs().compileAll();
const delhi = { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' };

// A year with an added month and one without; what a chain names in either by its rule, its key and its English.
const years = [2025, 2026].map((year) => workspace.almanac.placeYear(delhi, year));
const named = new Map<string, ReturnType<typeof answeredNames>>();
for (const pack of chains.values()) {
  for (const py of years) {
    for (const observance of pack.observances.inYear(py)) {
      const called = answeredNames(observance);
      if (called.variant !== null) named.set(`${called.code} ${called.variant} ${called.name}`, called);
      for (const { key, name, name_sa = null } of observance.also) {
        named.set(`${called.code} ${key} ${name}`, { code: called.code, variant: key, name, name_sa });
      }
    }
  }
}
// Those too that fall in neither year: an added Magha, Jupiter in another sign.
for (const pack of chains.values()) {
  for (const rule of pack.rules.values()) {
    for (const { key, name, name_sa = null } of variantsOf(rule, pack.rules).values()) {
      named.set(`${rule.code} ${key} ${name}`, { code: rule.code, variant: key, name, name_sa });
    }
  }
}
const occurrences = [...named.values()];

describe('the names of occurrences', () => {
  it('are told apart by their keys', () => {
    const keys = new Set(occurrences.map(({ code, variant }) => `${code} ${variant}`));
    expect(keys.size).toBeGreaterThan(200);
  });

  it.each(languages.map(({ code }) => code))('that differ in English differ in %s', (language) => {
    const names = namesIn(language, sources);
    const english = new Map<string, string>();
    const same: string[] = [];
    for (const { code, variant, name, name_sa } of occurrences) {
      const text = names.of('observance', name, {
        code,
        variant: variant ?? undefined,
        iast: name_sa ?? undefined,
      });
      const known = english.get(text);
      if (known !== undefined && known !== name) same.push(`${text}: ${known}, ${name}`);
      english.set(text, name);
    }
    expect(same).toEqual([]);
  });
});
