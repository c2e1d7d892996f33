// An operation as OpenAPI describes it: its plan, what it takes, what it answers and refuses, its headers.

import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import { type AnyOperation, isText } from '@nirnaya/contract/operations';
import { z } from '@nirnaya/contract/schema';

/** Statuses of refusals that are described by themselves. */
type Refused = 404 | 409 | 422;

// The component that describes each, and what it says.
const refusalTexts: Readonly<Record<Refused, readonly [name: string, description: string]>> = {
  404: ['NotFound', 'The resource does not exist, or the date is outside the supported range.'],
  409: ['Conflict', 'The resource has changed, or another request is storing it.'],
  422: [
    'Unprocessable',
    'The request is valid but cannot be served, or counts as more than the plan allows in a minute (counts_too_much).',
  ],
};

const malformed = 'invalid or unknown parameters, listed under errors; or a key in the address';

/** What every operation that needs a key may refuse with besides, by status. */
const commonRefusals: Readonly<Record<string, string>> = {
  400: malformed,
  401: 'missing, unknown, expired or revoked key',
  402: 'the plan does not include the operation; not counted',
  403: 'the permissions of the key do not include the operation; not counted',
  413: 'the body is too large',
  415: 'the body is not JSON',
  429: 'the monthly quota (quota_exceeded) or the limit per minute (rate_limited; account_rate_limited for all keys together) is used up; retry after Retry-After seconds',
};

/** What every operation may fail with, by status. */
const failures: Readonly<Record<string, string>> = {
  500: 'internal error',
  503: 'the service is overloaded or the store is unavailable; retry after Retry-After seconds',
};

/** The name under which the key is a security scheme. */
export const keyScheme = 'apiKey';

/** The header of a request that makes a repeat of it store nothing again. */
export const idempotencyHeader = 'Idempotency-Key';

/** The headers of every answer, with what they say. */
export const answerHeaders = {
  'X-Request-Id': 'the id of the request, sent or generated',
  'RateLimit-Policy':
    'limits per minute and month (draft-ietf-httpapi-ratelimit-headers-10): q requests in w seconds; absent without limits',
  RateLimit: 'per limit: r requests left, t seconds until reset',
  'X-RateLimit-Plan': 'the plan of the key; none without an accepted key',
  'X-RateLimit-Limit': 'requests a month, or unlimited',
  'X-RateLimit-Remaining': 'requests left this month, or unlimited',
  'X-RateLimit-Used': 'requests counted this month',
  'X-RateLimit-Counted': 'number of requests that this one counted as',
  'X-RateLimit-Warning': 'set from 75 and 90 percent of the quota',
  'Cache-Control': 'how long the response may be cached',
  ETag: 'tag of the response; send it as If-None-Match to check for changes',
  'Retry-After': 'seconds after which to retry',
} as const;

/** The headers that only some answers have. */
const ownHeaders: ReadonlySet<string> = new Set([
  'ETag',
  'Retry-After',
] satisfies (keyof typeof answerHeaders)[]);

/** The headers that every answer has, or may have: they are said once, and not with each answer again. */
export const commonHeaders: readonly string[] = Object.keys(answerHeaders).filter(
  (name) => !ownHeaders.has(name),
);

/** Describes an operation. */
export function describeOperation(id: string, operation: AnyOperation): RouteConfig {
  const { method, path, group, summary, query, params, access, status } = operation;
  const description = [operation.description, accessText(operation), storesText(operation)]
    .filter(Boolean)
    .join(' ');
  const answer = {
    description: 'Success.',
    ...(method === 'get' ? { headers: headersOf(['ETag']) } : {}),
    ...(status === 204 ? {} : { content: contentOf(operation) }),
  };
  return {
    method,
    path,
    operationId: id,
    tags: [group],
    summary,
    ...(description === '' ? {} : { description }),
    ...(access.kind === 'public' ? { security: [] } : { 'x-plan': access.plan }),
    request: {
      query: z.object(query),
      params: z.object(params),
      ...(operation.kind === 'send' ? { body: bodyOf(operation.body) } : {}),
    },
    responses: {
      [status]: answer,
      ...(method === 'get' ? { 304: shared('NotModified') } : {}),
      ...Object.fromEntries(
        refusalsOf(operation).map((refusal) => [refusal, shared(refusalTexts[refusal][0])]),
      ),
      default: shared(access.kind === 'public' ? 'Failed' : 'Refused'),
    },
  };
}

// As OpenAPI 3.1 has it: bytes need no schema of their own.
const bytes = z.string().openapi({ type: 'string', format: 'binary' });

// What is not JSON is a text or bytes, whatever it is written from.
const contentOf = ({ media, answer, alternative }: AnyOperation) => ({
  [media]: { schema: media === 'application/json' ? answer : textOrBytes(media) },
  ...(alternative === undefined ? {} : { [alternative.media]: { schema: textOrBytes(alternative.media) } }),
});

const textOrBytes = (media: AnyOperation['media']) => (isText(media) ? z.string() : bytes);

const shared = (response: string) => ({ $ref: `#/components/responses/${response}` });

// Whether a repeat of it stores nothing again.
const isStoring = (operation: AnyOperation): boolean =>
  operation.kind !== 'read' && (operation.effect === 'stores' || operation.effect === 'stores_if_asked');

/** The refusals of an operation that are described by themselves. */
function refusalsOf(operation: AnyOperation): readonly Refused[] {
  const all = new Set<Refused>([
    ...(isStoring(operation) ? ([409, 422] as const) : []),
    ...operation.refusals,
  ]);
  return [...all].sort((a, b) => a - b);
}

function accessText({ access }: AnyOperation): string {
  if (access.kind === 'public') return 'Public: no key required.';
  const plan = `Plan: ${access.plan}${access.plan === 'enterprise' ? '' : ' and above'}.`;
  if (access.kind === 'uncounted') return `${plan} Not counted.`;
  return access.kind === 'by_contents' ? `${plan} Counts as ${access.counting.text}.` : plan;
}

const storesText = (operation: AnyOperation): string | undefined =>
  isStoring(operation)
    ? `With the header ${idempotencyHeader}, a repeat within 24 hours stores nothing and returns the same response.`
    : undefined;

const bodyOf = (schema: z.ZodObject) => ({
  // What has a default in every field need not be sent.
  required: Object.values(schema.shape).some(
    (field: z.ZodType) => field.safeParse(undefined).data === undefined,
  ),
  content: { 'application/json': { schema } },
});

const headersOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** The responses that operations share, as components: what was not modified, and every error. */
export const sharedResponses = () => ({
  NotModified: {
    description: 'Not modified since If-None-Match. Counts as a request.',
    headers: headersOf([...commonHeaders, 'ETag']),
  },
  Refused: errorResponse(`Refused. ${listed({ ...commonRefusals, ...failures })}`, 'Retry-After'),
  Failed: errorResponse(`Refused. ${listed({ 400: malformed, ...failures })}`, 'Retry-After'),
  ...Object.fromEntries(
    Object.values(refusalTexts).map(([name, description]) => [name, errorResponse(description)]),
  ),
});

const listed = (texts: Readonly<Record<string, string>>): string =>
  Object.entries(texts)
    .map(([status, text]) => `${status}: ${text}.`)
    .join(' ');

const errorResponse = (description: string, ...headers: readonly string[]) => ({
  description,
  headers: headersOf([...commonHeaders, ...headers]),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});
