// The description of the API, OpenAPI 3.1, made of the schemas that parse requests and type answers.

import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import type { Operation } from './http/operation.ts';

/** The description as plain data. */
export type ApiDescription = ReturnType<OpenApiGeneratorV31['generateDocument']>;

/** Version of the description; the major version is that of the paths. */
const descriptionVersion = '1.0.0';

/** Describes operations. */
export function describeApi(operations: readonly Operation[]): ApiDescription {
  const registry = new OpenAPIRegistry();
  for (const { description } of operations) registry.registerPath(description);
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Nirnaya',
      version: descriptionVersion,
      description: 'The Hindu calendar as written decisions: every date with the rule that decided it.',
    },
    servers: [{ url: '/' }],
  });
}
