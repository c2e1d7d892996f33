// A key beside every translated name: in every answer, the same in every language, and among those that the description lists.

import { describe, expect, test } from 'vitest';
import { posted } from '../server/harness.ts';
import { publishedBy } from './published.ts';
import { exampleRequest } from './reference/example-requests.ts';
import { startWhole } from './reference/whole-service.ts';

const { get } = await startWhole();
const { operations, conforms } = await publishedBy(get);

// What is not JSON has no fields for keys.
const inLanguages = operations.filter(
  ([, method, { parameters = [], responses }]) =>
    parameters.some(({ name }) => name === 'lang') &&
    (method === 'get' || method === 'post') &&
    'application/json' in (responses[200]?.content ?? responses[201]?.content ?? {}),
);

/** Whole sentences, names of what another field identifies, and what belongs to one request: they have no key. */
const withoutKey = new Set(
  `reason human_readable text expected actual basis summary about kept title label_text effects effects_language
   text_language about_language aliases planet_sa factor supporting_factors blocking_factors names language native endonym script
   next_cursor profile_id compat_id source level direction statement statements interpretation note qualifier`.split(
    /\s+/,
  ),
);

/** Fields that say what an object is, so that its name has no key. */
const identities = ['code', 'key', 'rule_code', 'festival_id', 'rule', 'variant', 'domain'];

/** Where two answers to one request differ. */
interface Difference {
  readonly at: string;
  readonly field: string;
  readonly owner: Readonly<Record<string, unknown>>;
}

function* differences(one: unknown, other: unknown, at = ''): Generator<Difference> {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return;
  const theirs = other as Record<string, unknown>;
  for (const [field, value] of Object.entries(one)) {
    const path = `${at}.${Array.isArray(one) ? '' : field}`;
    if (withoutKey.has(field)) continue;
    const isNames =
      Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');
    if (typeof value !== 'object' || value === null || isNames) {
      if (JSON.stringify(value) !== JSON.stringify(theirs[field]))
        yield { at: path, field, owner: one as Record<string, unknown> };
    } else yield* differences(value, theirs[field], path);
  }
}

// The field of the key of another field; undefined where it has none.
function keyField({ field, owner }: Difference): string | undefined {
  if (
    (field === 'name' || field === 'label' || field === 'festival_name') &&
    identities.some((name) => name in owner)
  )
    return 'identified';
  const candidates = field === 'name' ? ['key'] : [`${field}_key`, `${field}_keys`];
  return candidates.find((name) => name in owner);
}

describe('the answer of', () => {
  test('operations with names is looked at', () => {
    expect(inLanguages.length).toBeGreaterThan(70);
  });

  test.each(inLanguages)('%s %s has a key beside each name', async (path, method, operation) => {
    const request = exampleRequest(path, method, operation);
    if ('missing' in request) throw new Error(request.missing);
    const requested = (lang: string): string => {
      const url = new URL(request.url, 'http://localhost');
      url.searchParams.set('lang', lang);
      return `${url.pathname}${url.search}`;
    };
    const answers: unknown[] = [];
    for (const lang of ['en', 'ta', 'hi']) {
      const url = requested(lang);
      expect(await conforms(path, url, request.body, method)).toBeLessThan(300);
      const init = request.body === undefined ? {} : posted(request.body);
      answers.push((await get(url, { ...init, method: method.toUpperCase() })).json());
    }
    const [english, ...others] = answers;
    for (const other of others) {
      const without = [...differences(english, other)].filter((matches) => keyField(matches) === undefined);
      expect([...new Set(without.map(({ at }) => at))]).toEqual([]);
    }
  });
});
