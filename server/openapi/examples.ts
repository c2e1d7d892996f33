// Examples of the operations: bodies stand in the description; answers, which are longer than all the rest of it, beside it.

import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import type { Example } from '../reference/examples.ts';

/** A description of an operation with the body of its example; as it is where there is none. */
export function withExample(config: RouteConfig, examples: ReadonlyMap<string, Example>): RouteConfig {
  const body = examples.get(config.operationId ?? '')?.body;
  const taken = config.request?.body;
  const json = taken?.content['application/json'];
  if (body === undefined || taken === undefined || json === undefined) return config;
  const content = { 'application/json': { ...json, example: body } };
  return { ...config, request: { ...config.request, body: { ...taken, content } } };
}
