// The description of the API, OpenAPI 3.1, made of the schemas that parse requests and type answers, and of the
// examples.

import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import { errorSchema, type OperationGroup } from '@nirnaya/contract/common';
import { allOperations } from '@nirnaya/contract/operations';
import { namedSchemas } from '@nirnaya/contract/schema';
import { examplesPath } from '../reference/documents.ts';
import type { Example } from '../reference/examples.ts';
import { describedWebhooks } from '../webhooks/description.ts';
import {
  answerHeaders,
  commonHeaders,
  describeOperation,
  keyScheme,
  sharedResponses,
} from './describe-operation.ts';
import type { ApiDescription } from './description.ts';
import { withExample } from './examples.ts';
import { withExtendedObjects } from './extended-objects.ts';
import { groupTexts } from './groups.ts';
import { withNameKeys } from './name-keys.ts';
import { plainReferences, withReferences } from './references.ts';
import { withSharedParameters } from './shared-parameters.ts';
import { withStatedDefaults } from './stated-defaults.ts';
import { withUsedSchemas } from './used-components.ts';

/** Version of the description; the major version is that of the paths. */
const descriptionVersion = '1.0.0';

/** Describes the operations of the contract, each with its example where there is one. */
export function describeApi(examples: ReadonlyMap<string, Example>): ApiDescription {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', keyScheme, {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description: 'A key of an account. A key in an address is refused.',
  });
  for (const [name, description] of Object.entries(answerHeaders)) {
    registry.registerComponent('headers', name, { description, schema: { type: 'string' } });
  }
  // Named ones first: else a component would be what the first field that has it makes of it.
  // The one of errors is referred to by responses alone.
  const named = new Map([...namedSchemas, ['Error', errorSchema] as const]);
  for (const [name, schema] of named) registry.register(name, schema);
  for (const [name, response] of Object.entries(sharedResponses())) {
    registry.registerComponent('responses', name, response);
  }
  for (const [id, operation] of allOperations) {
    registry.registerPath(withExample(describeOperation(id, operation), examples));
  }
  for (const webhook of describedWebhooks()) registry.registerWebhook(webhook);
  const groups = new Set(allOperations.map(([, { group }]) => group));
  const described = new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Nirnaya',
      version: descriptionVersion,
      description: `The Hindu calendar as written decisions: every date with the rule that decided it. Example responses: ${examplesPath}. Every response has these headers, described under components: ${commonHeaders.join(', ')}.`,
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
      contact: { name: 'The operator of this service' },
    },
    tags: Object.entries(groupTexts).flatMap(([name, description]) =>
      groups.has(name as OperationGroup) ? [{ name, description }] : [],
    ),
    // Public operations say `security: []`.
    security: [{ [keyScheme]: [] }],
    servers: [{ url: '/', description: 'This service' }],
  });
  const plain = describedWithKeys(plainReferences(described));
  const used = withUsedSchemas(withStatedDefaults(withReferences(plain)));
  return withSharedParameters(withExtendedObjects(used));
}

// The keys beside names, and the components that these refer to.
function describedWithKeys(description: unknown): ApiDescription {
  const { described, keySchemas } = withNameKeys(description);
  const { components, ...others } = described as ApiDescription;
  const schemas = { ...components?.schemas, ...keySchemas };
  return { ...others, components: { ...components, schemas } } as ApiDescription;
}
