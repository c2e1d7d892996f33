// Tests of rules of births: charts that have a yoga and charts that do not, the points of a match, what a reading says.

import { report } from '../diagnostics/catalogue.ts';
import type { YamlNode } from '../yaml/node.ts';
import type { Fields } from './fields.ts';
import { type About, readFieldsOf } from './read-scored-test.ts';
import { momentOf } from './test-dates.ts';
import type { BirthTest, MatchTest, TestChart } from './test-document.ts';

/** The fields that name a chart. */
export const chartFields = ['chart', 'not_chart', 'bride', 'groom'] as const;

/** Whether a test is about a birth. */
export const isBirthTest = (fields: Fields): boolean => chartFields.some((field) => fields.has(field));

/** Reads one; undefined where it lacks what it needs. */
export function readBirthTest(fields: Fields, about: About): BirthTest | MatchTest | undefined {
  if (fields.has('bride') || fields.has('groom')) {
    const [bride, groom] = [readOne(fields, 'bride'), readOne(fields, 'groom')];
    if (!fields.has('bride')) fields.missing('bride', about.range);
    if (!fields.has('groom')) fields.missing('groom', about.range);
    const points = fields.number('points');
    const withExceptions = fields.number('with_exceptions');
    const cancelled = fields.texts('cancelled') ?? [];
    if (points === undefined && !fields.has('points'))
      fields.sink.push(report('nothing-tested', about.rule.range, { fields: 'points' }));
    if (bride === undefined || groom === undefined || points === undefined) return undefined;
    return { kind: 'match', ...about, bride, groom, points, withExceptions, cancelled };
  }
  return {
    kind: 'birth',
    ...about,
    has: readCharts(fields, 'chart'),
    hasNot: readCharts(fields, 'not_chart'),
    cancelled: fields.texts('cancelled') ?? [],
    grahas: fields.texts('grahas'),
    result: readFieldsOf(fields),
  };
}

function readCharts(fields: Fields, field: string): readonly TestChart[] {
  const node = fields.take(field);
  if (node === undefined) return [];
  const items = node.kind === 'list' ? node.items : [node];
  return items.flatMap((item) => chartOf(item, field, fields) ?? []);
}

function readOne(fields: Fields, field: string): TestChart | undefined {
  const node = fields.take(field);
  return node && chartOf(node, field, fields);
}

// A moment at the place of the test, or what stands where.
function chartOf(node: YamlNode, field: string, owner: Fields): TestChart | undefined {
  if (node.kind === 'scalar' && node.value !== null) {
    const [moment] = momentOf({ text: node.text, range: node.range }, owner.sink);
    return moment && { kind: 'born', moment, range: node.range };
  }
  if (node.kind !== 'map') return owner.wrong(field, node, 'a moment, or a map of positions');
  const places = node.entries.flatMap(({ key, value }) => {
    if (value.kind !== 'scalar' || value.value === null) return owner.wrong(key.text, value, 'a text') ?? [];
    const name = { text: key.text, range: key.range };
    return [{ name, value: { text: value.text, range: value.range } }];
  });
  return { kind: 'places', places, range: node.range };
}
