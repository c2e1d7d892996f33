// One operation of the API: what it takes, what it answers and how. The same schemas validate requests, type
// the handler and make the OpenAPI description.

import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import { z } from '../../app/shapes/zod.ts';
import { errorSchema } from '../schemas/error.ts';
import { parseBody, parseParameters, type RawParameters, withPartners } from './parse.ts';

/** Groups of operations, as the reference shows them. */
type Group =
  | 'Panchang'
  | 'Timings'
  | 'Sky'
  | 'Conditions'
  | 'Calendar'
  | 'Festivals'
  | 'Rules'
  | 'Locations'
  | 'Service';

/** How an operation is asked. */
export type Method = 'get' | 'post';

/** Refusals an operation may answer with besides 400, 500 and 503, and 413 and 415 where it takes a body. */
type Refusal = 404 | 409 | 422;

/** An operation as its file declares it. */
export interface OperationSpec<
  Q extends z.ZodRawShape,
  P extends z.ZodRawShape,
  A extends z.ZodType,
  B extends z.ZodRawShape,
> {
  /** unique name, `festivalsOn` */
  readonly id: string;
  /** default `get`; the answer to a `post` is never kept */
  readonly method?: Method;
  /** with parameters in braces: `/v1/packs/{pack}` */
  readonly path: string;
  readonly group: Group;
  readonly summary: string;
  readonly description?: string;
  /** whether it may be asked without a key */
  readonly public?: boolean;
  /** whether the answer depends on more than the parameters and the packs in force: on the time, on what was kept */
  readonly live?: boolean;
  /** whether it is computed elsewhere than on the thread of the service, which others need not wait for */
  readonly elsewhere?: boolean;
  readonly query: Q;
  /** what parameters that belong together count as where only the others are given; without it they are refused */
  readonly partners?: Readonly<Record<string, string>>;
  readonly params: P;
  /** the JSON that a `post` takes */
  readonly body?: z.ZodObject<B>;
  readonly answer: A;
  readonly refusals: readonly Refusal[];
  /** answers with what `answer` describes; the body is empty where none is taken; `caller` is who shares the service */
  readonly respond: (
    query: z.output<z.ZodObject<Q>>,
    params: z.output<z.ZodObject<P>>,
    body: z.output<z.ZodObject<B>>,
    caller: string,
  ) => z.output<A> | Promise<z.output<A>>;
}

/** An operation made ready to be mounted and described. */
export interface Operation {
  readonly method: Method;
  readonly path: string;
  readonly public: boolean;
  /** whether it is computed in turns with others; not so what costs next to nothing, or is computed elsewhere */
  readonly inTurns: boolean;
  /** whether it takes a JSON body */
  readonly takesBody: boolean;
  readonly description: RouteConfig;
  /** Parses the parameters, and the body where one is taken; throws a 400. */
  prepare(query: RawParameters, params: RawParameters, body?: unknown, caller?: string): Prepared;
}

/** A request that was parsed. */
export interface Prepared {
  /** what the answer is known by under the packs in force; undefined for an answer that is not kept */
  readonly key: string | undefined;
  /** Answers; throws `Refusal`. */
  answer(): Promise<unknown>;
}

type Refused = Refusal | 400 | 413 | 415 | 500 | 503;

const refusalTexts: Readonly<Record<Refused, string>> = {
  400: 'A parameter failed to parse or is not known; all faults at once.',
  404: 'There is nothing under this name, or the date lies outside of the supported range.',
  409: 'The data have changed since the version that the parameters name.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  422: 'The parameters parsed, but no such thing can be served.',
  500: 'The engine failed.',
  503: 'Too many requests are being answered; Retry-After says in how many seconds to try again.',
};

/** Makes an operation of its declaration. */
export function operation<
  Q extends z.ZodRawShape,
  P extends z.ZodRawShape,
  A extends z.ZodType,
  B extends z.ZodRawShape = Record<never, never>,
>(spec: OperationSpec<Q, P, A, B>): Operation {
  const query = z.object(spec.query);
  const params = z.object(spec.params);
  const { method = 'get', body } = spec;
  const refusals: readonly Refused[] = [
    400,
    ...(body === undefined ? [] : ([413, 415] as const)),
    ...spec.refusals,
    500,
    503,
  ];
  return {
    method,
    path: spec.path,
    public: spec.public ?? false,
    inTurns: spec.public !== true && spec.elsewhere !== true,
    takesBody: body !== undefined,
    description: {
      method,
      path: spec.path,
      operationId: spec.id,
      tags: [spec.group],
      summary: spec.summary,
      ...(spec.description === undefined ? {} : { description: spec.description }),
      request: { query, params, ...(body === undefined ? {} : { body: bodyOf(body) }) },
      responses: {
        200: { description: 'The answer.', content: { 'application/json': { schema: spec.answer } } },
        ...Object.fromEntries(refusals.map((status) => [status, refused(status)])),
      },
    },
    prepare: (rawQuery, rawParams, rawBody, caller = '') => {
      const context = parseParameters(query, withPartners(rawQuery, spec.partners));
      const named = parseParameters(params, rawParams);
      const sent = body === undefined ? nothing<B>() : parseBody(body, rawBody);
      return {
        key: spec.live || method !== 'get' ? undefined : JSON.stringify([spec.path, context, named]),
        answer: async () => spec.respond(context, named, sent, caller),
      };
    },
  };
}

// The body of an operation that takes none.
const nothing = <B extends z.ZodRawShape>() => ({}) as z.output<z.ZodObject<B>>;

const bodyOf = (schema: z.ZodObject) => ({
  required: true,
  content: { 'application/json': { schema } },
});

const refused = (status: Refused) => ({
  description: refusalTexts[status],
  content: { 'application/json': { schema: errorSchema } },
});
