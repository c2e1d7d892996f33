// An operation as OpenAPI describes it: its plan, what it takes, what it answers and refuses, its headers.

import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import type { z } from '../../app/shapes/zod.ts';
import { countedOperations } from '../plans/counted.ts';
import type { PlanId } from '../plans/plan-id.ts';

/** What is described. */
interface Described {
  readonly id: string;
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  readonly path: string;
  readonly group: string;
  readonly summary: string;
  readonly description?: string;
  readonly public?: boolean;
  readonly plan?: PlanId | undefined;
  readonly uncounted?: boolean;
  readonly live?: boolean;
  readonly stores?: boolean;
  readonly status?: number;
  readonly query: z.ZodObject;
  readonly params: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly answer: z.ZodType;
  readonly refusals: readonly Refused[];
}

/** Statuses of refusals. */
type Refused = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

// The component that describes each, and what it says.
const refusalTexts: Readonly<Record<Refused, readonly [name: string, description: string]>> = {
  400: [
    'BadRequest',
    'A parameter failed to parse or is not known; all errors at once. Or a key stands in the address.',
  ],
  401: [
    'Unauthorized',
    'The header X-API-Key is missing, or its key is not known, has expired or was revoked.',
  ],
  402: ['PlanUpgradeRequired', 'The plan of the key does not include the operation. Not counted.'],
  403: ['Restricted', 'The key is restricted, and this is not among what it may do. Not counted.'],
  404: ['NotFound', 'There is nothing under this name, or the date lies outside of the supported range.'],
  409: ['Conflict', 'What was asked about has changed meanwhile, or is being stored by another request.'],
  413: ['TooLarge', 'The body is too large.'],
  415: ['UnsupportedMediaType', 'The body is not JSON.'],
  422: [
    'Unprocessable',
    'The parameters parsed, but no such thing can be served; or the request counts as more than the plan lets through in a minute (counts_too_much).',
  ],
  429: [
    'TooManyRequests',
    'The quota of the month (quota_exceeded) or the burst of the minute (rate_limited; account_rate_limited: of all keys together) is used up; Retry-After says in how many seconds to try again.',
  ],
  500: ['EngineError', 'The engine failed.'],
  503: [
    'Unavailable',
    'Too much is being asked, or the store cannot be reached; Retry-After says in how many seconds to try again.',
  ],
};

/** The name under which the key is a security scheme. */
export const keyScheme = 'apiKey';

/** The header of a request that makes a repeat of it store nothing again. */
export const idempotencyHeader = 'Idempotency-Key';

/** The headers of every answer, with what they say. */
export const answerHeaders = {
  'X-Request-Id': 'the id of the request: its own, or a new one',
  'RateLimit-Policy':
    'the bounds of the minute and of the month, as draft-ietf-httpapi-ratelimit-headers-10 has them: q requests in w seconds; absent where there are none',
  RateLimit: 'of each bound r, the requests left, and t, the seconds until it begins again',
  'X-RateLimit-Plan': 'the plan of the key; none where no key was asked for or accepted',
  'X-RateLimit-Limit': 'requests a month, or unlimited',
  'X-RateLimit-Remaining': 'requests left this month, or unlimited',
  'X-RateLimit-Used': 'requests counted this month',
  'X-RateLimit-Counted': 'as how many requests this one was counted',
  'X-RateLimit-Warning': 'from 75 and from 90 per cent of the quota on',
  'Cache-Control': 'how long the answer may be kept',
  ETag: 'what the answer is known by; send it as If-None-Match to learn whether it has changed',
  'Retry-After': 'after so many seconds the request may be sent again',
} as const;

/** The headers that only some answers have, and where. */
const onlyOn: Readonly<Partial<Record<keyof typeof answerHeaders, (status: number) => boolean>>> = {
  ETag: (status) => status < 400 && status !== 204,
  'Retry-After': (status) => status === 429 || status === 503,
};

/** Describes an operation. */
export function describeOperation(spec: Described): RouteConfig {
  const { method, path, id, group, summary, query, params, body, status = 200 } = spec;
  const description = [spec.description, planText(spec), storesText(spec)].filter(Boolean).join(' ');
  const answer = {
    description: 'The answer.',
    headers: headersOf(status),
    ...(status === 204 ? {} : { content: { 'application/json': { schema: spec.answer } } }),
  };
  return {
    method,
    path,
    operationId: id,
    tags: [group],
    summary,
    ...(description === '' ? {} : { description }),
    ...(spec.plan === undefined ? {} : { 'x-plan': spec.plan }),
    security: spec.plan === undefined ? [] : [{ [keyScheme]: [] }],
    request: { query, params, ...(body === undefined ? {} : { body: bodyOf(body) }) },
    responses: {
      [status]: answer,
      ...(method === 'get' ? { 304: { $ref: '#/components/responses/NotModified' } } : {}),
      ...Object.fromEntries(
        refusalsOf(spec).map((refusal) => [
          refusal,
          { $ref: `#/components/responses/${refusalTexts[refusal][0]}` },
        ]),
      ),
    },
  };
}

/** Every refusal of an operation: those that it names, and those that all of its kind have. */
function refusalsOf({ body, plan, stores, refusals }: Described): readonly Refused[] {
  const all = new Set<Refused>([
    400,
    ...(plan === undefined ? [] : ([401, 402, 403, 429] as const)),
    ...(body === undefined ? [] : ([413, 415] as const)),
    ...(stores === true ? ([409, 422] as const) : []),
    ...refusals,
    500,
    503,
  ]);
  return [...all].sort((a, b) => a - b);
}

function planText({ id, plan, uncounted }: Described): string | undefined {
  if (plan === undefined) return 'Public: no key is needed.';
  const contents = countedOperations.get(id);
  const counted =
    uncounted === true
      ? ' It is not counted.'
      : contents === undefined
        ? ''
        : ` Counts as ${contents.counting.text}.`;
  return `Plan: ${plan}${plan === 'enterprise' ? '' : ' and above'}.${counted}`;
}

const storesText = ({ stores }: Described): string | undefined =>
  stores === true
    ? `With the header ${idempotencyHeader} a repeat within 24 hours stores nothing again and gets the same answer.`
    : undefined;

const bodyOf = (schema: z.ZodObject) => ({
  required: true,
  content: { 'application/json': { schema } },
});

const headersOf = (status: number) =>
  Object.fromEntries(
    Object.keys(answerHeaders)
      .filter((name) => onlyOn[name as keyof typeof answerHeaders]?.(status) ?? true)
      .map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );

/** The responses that operations share, as components: what was not modified, and every error. */
export const sharedResponses = () => ({
  NotModified: {
    description: 'What If-None-Match names is still the answer. Counted like any other.',
    headers: headersOf(304),
  },
  ...Object.fromEntries(
    Object.entries(refusalTexts).map(([status, [name, description]]) => [
      name,
      {
        description,
        headers: headersOf(Number(status)),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  ),
});
