// Objects whose fields the description does not name, each with the reason why it cannot; there are no others.

import { expect, test } from 'vitest';
import type { Description } from './published.ts';
import { startWhole } from './reference/whole-service.ts';

const { get } = await startWhole();
const description = (await get('/openapi.json')).json<Description & { readonly components: object }>();

const packs = "packs of one's own name what their rules take and give";
const stored = 'as it was stored, by whatever version';

const reasons: Readonly<Record<string, string>> = {
  'EvaluateRequest.inputs': packs,
  'ExpressionRequest.inputs': packs,
  'ChakraBody.inputs': packs,
  'EvaluatedChakra.inputs': packs,
  'EvaluatedChakra.result': packs,
  'EvaluatedRule.result': packs,
  'EvaluatedRule.before_result': packs,
  'RuleDetail.provenance': 'a field of a rule, by whatever path',
  'NameSound.in_scripts': 'a syllable by the code of a language',
  AlertConditions: 'groups within groups, in the form of json-rules-engine',
  'AlertFact.params': 'the parameters of a fact, by its name',
  Unavailable: 'a part of any answer, by its name or path',
  'Export.birth_charts[].chart': stored,
  'Export.compatibility_results[].result': stored,
};

type Node = Readonly<Record<string, unknown>>;

const isNode = (node: unknown): node is Node =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

const describing = new Set(['description', 'example', 'title']);

/** Whether a schema lets in fields or values that it does not describe. */
function isOpen(schema: Node): boolean {
  const { type, additionalProperties: any } = schema;
  const saysNothing = Object.keys(schema).every((key) => describing.has(key));
  const isObject = [type].flat().includes('object');
  const hasShape = ['properties', 'allOf', 'anyOf', 'oneOf'].some((key) => key in schema);
  return saysNothing || (any !== undefined && any !== false) || (isObject && !hasShape);
}

/** The paths of open schemas within a schema. */
function* openIn(schema: unknown, at: string): Generator<string> {
  if (!isNode(schema)) return;
  if (isOpen(schema)) yield at;
  const { properties, items, additionalProperties } = schema;
  if (isNode(properties))
    for (const [name, field] of Object.entries(properties)) yield* openIn(field, `${at}.${name}`);
  yield* openIn(items, `${at}[]`);
  yield* openIn(additionalProperties, `${at}.*`);
  for (const key of ['allOf', 'anyOf', 'oneOf'])
    for (const part of [schema[key] ?? []].flat()) yield* openIn(part, at);
}

const open = Object.entries(description.components.schemas).flatMap(([name, schema]) => [
  ...openIn(schema, name),
]);

test('every object names its fields but those that cannot', () => {
  expect([...new Set(open)].sort()).toEqual(Object.keys(reasons).sort());
});

test('an object is written out among the components, where it is looked at', () => {
  const outside = JSON.stringify(description.paths).match(/"(?:properties|additionalProperties)":/g);
  expect(outside).toBeNull();
});

test('what says nothing, or takes any field, is found', () => {
  expect(isOpen({ description: 'the body' })).toBe(true);
  expect(isOpen({ type: 'object' })).toBe(true);
  expect(isOpen({ type: ['object', 'null'], properties: {}, additionalProperties: {} })).toBe(true);
  expect(isOpen({ type: 'object', properties: { a: {} } })).toBe(false);
  expect(isOpen({ type: 'object', properties: {}, additionalProperties: false })).toBe(false);
});
