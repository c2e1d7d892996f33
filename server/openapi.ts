// The description of the API, OpenAPI 3.1, made of the schemas that parse requests and type answers.

import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import { answerHeaders, keyScheme } from './http/describe.ts';
import type { Operation } from './http/operation.ts';
import { describedWebhooks } from './webhooks/description.ts';

/** The description as plain data. */
export type ApiDescription = ReturnType<OpenApiGeneratorV31['generateDocument']>;

/** Version of the description; the major version is that of the paths. */
const descriptionVersion = '1.0.0';

/** Describes operations. */
export function describeApi(operations: readonly Operation[]): ApiDescription {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', keyScheme, {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description: 'A key of an account. In an address it is refused.',
  });
  for (const [name, description] of Object.entries(answerHeaders)) {
    registry.registerComponent('headers', name, { description, schema: { type: 'string' } });
  }
  for (const { description } of operations) registry.registerPath(description);
  for (const webhook of describedWebhooks()) registry.registerWebhook(webhook);
  const described = new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Nirnaya',
      version: descriptionVersion,
      description: 'The Hindu calendar as written decisions: every date with the rule that decided it.',
    },
    servers: [{ url: '/' }],
  });
  return nullableReferences(described) as ApiDescription;
}

/**
 * The generator writes a reference that may be null as the reference *and* `object or null`, which no null satisfies:
 * here it becomes the reference *or* null.
 */
function nullableReferences(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(nullableReferences);
  if (typeof node !== 'object' || node === null) return node;
  const inner = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, nullableReferences(value)] as const),
  );
  const [reference, rest] = Array.isArray(inner.allOf) ? inner.allOf : [];
  if (reference?.$ref === undefined || !Array.isArray(rest?.type) || !rest.type.includes('null'))
    return inner;
  const { type: _, ...told } = rest;
  return { anyOf: [reference, { type: 'null' }], ...told };
}
