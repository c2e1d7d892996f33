// The example of an operation put into its description: the body of a request, and its answer.

import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import type { Example } from '../reference/reference.ts';

/** A description of an operation with its example; as it is where there is none, or no JSON in the answer. */
export function withExample(config: RouteConfig, examples: ReadonlyMap<string, Example>): RouteConfig {
  const example = examples.get(config.operationId ?? '');
  if (example === undefined) return config;
  const { request, body, answer } = example;
  const responses = Object.entries(config.responses).map(([status, response]) => {
    const json = 'content' in response ? response.content?.['application/json'] : undefined;
    if (!status.startsWith('2') || json === undefined) return [status, response] as const;
    const examples = { example: { summary: request, value: answer } };
    return [status, { ...response, content: { 'application/json': { ...json, examples } } }] as const;
  });
  const asked = config.request?.body;
  const sent = asked?.content['application/json'];
  return {
    ...config,
    ...(asked === undefined || sent === undefined || body === undefined
      ? {}
      : {
          request: {
            ...config.request,
            body: { ...asked, content: { 'application/json': { ...sent, example: body } } },
          },
        }),
    responses: Object.fromEntries(responses),
  };
}
