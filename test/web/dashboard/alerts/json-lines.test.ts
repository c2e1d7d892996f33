import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { lineOf, readJson } from '../../../../web/dashboard/alerts/json-lines.ts';

const text = `{
  "all": [
    { "fact": "tithi",
      "operator": "in", "value": [11, 26] },
    {
      "not": { "fact": "weekday" }
    }
  ]
}`;

test('each value has its line, and a path that is not there that of what is around it', () => {
  const read = readJson(text);
  if (!('lines' in read)) return expect.fail();
  expect(
    [
      '',
      'all',
      'all.0',
      'all.0.fact',
      'all.0.value.1',
      'all.1',
      'all.1.not.fact',
      'all.1.not.value',
      'any',
    ].map((path) => lineOf(read.lines, path)),
  ).toEqual([1, 2, 3, 3, 4, 5, 6, 6, 1]);
  expect(read.value).toEqual(JSON.parse(text));
});

describe('what is no JSON is named with its line', () => {
  test.each([
    ['', 1, 'ends where a value is expected'],
    ['{\n"all": [\n', 3, 'ends where a value is expected'],
    ['{"all": [1,\n]}', 2, 'has a "]" where a value is expected'],
    ['{"all": [1\n2]}', 2, 'has a "2" where , or ] is expected'],
    ['{"a": 1,}', 1, 'has a "}" where a name in quotation marks is expected'],
    ["{\n'all': []}", 2, `has a "'" where a name in quotation marks is expected`],
    ['{"a"\n1}', 2, 'has a "1" where a colon is expected'],
    ['{}\nx', 2, 'has a "x" where the end is expected'],
    ['{"a": thursday}', 1, 'has a "t" where a value is expected'],
    ['[01]', 1, 'has a "1" where , or ] is expected'],
    ['"a\nb"', 1, 'has a "\\"" where a value is expected'],
    ['['.repeat(100_000), 1, 'has a "[" where less within one another is expected'],
  ])('%j', (wrong, line, fault) => {
    expect(readJson(wrong)).toEqual({ line, fault });
  });
});

property.prop([fc.json({ maxDepth: 6 })])('reads what JSON.parse reads', (json) => {
  expect(readJson(json)).toMatchObject({ value: JSON.parse(json) });
});

property.prop([fc.json({ maxDepth: 3 }), fc.nat(), fc.string({ maxLength: 2 })])(
  'refuses what JSON.parse refuses',
  (json, at, put) => {
    const changed = json.slice(0, at % (json.length + 1)) + put + json.slice((at % (json.length + 1)) + 1);
    const isJson = (() => {
      try {
        JSON.parse(changed);
        return true;
      } catch {
        return false;
      }
    })();
    expect('lines' in readJson(changed)).toBe(isJson);
  },
);
