// One operation of the API: what it takes, what it answers and how. The same schemas validate requests, type
// the handler and make the OpenAPI description.

import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import { errorSchema } from '../schemas/error.ts';
import { z } from '../schemas/zod.ts';
import { parseParameters, type RawParameters } from './parse.ts';

/** Groups of operations, as the reference shows them. */
type Group = 'Panchang' | 'Timings' | 'Sky' | 'Conditions' | 'Calendar' | 'Festivals' | 'Rules' | 'Service';

/** Refusals an operation may answer with besides 400 and 500. */
type Refusal = 404 | 422;

/** An operation as its file declares it. */
export interface OperationSpec<Q extends z.ZodRawShape, P extends z.ZodRawShape, A extends z.ZodType> {
  /** unique name, `festivalsOn` */
  readonly id: string;
  /** with parameters in braces: `/v1/packs/{pack}` */
  readonly path: string;
  readonly group: Group;
  readonly summary: string;
  readonly description?: string;
  /** whether it may be asked without a key */
  readonly public?: boolean;
  /** whether the answer depends on more than the parameters and the packs in force: on the time, on what was kept */
  readonly live?: boolean;
  readonly query: Q;
  readonly params: P;
  readonly answer: A;
  readonly refusals: readonly Refusal[];
  /** answers with what `answer` describes */
  readonly respond: (
    query: z.output<z.ZodObject<Q>>,
    params: z.output<z.ZodObject<P>>,
  ) => z.output<A> | Promise<z.output<A>>;
}

/** An operation made ready to be mounted and described. */
export interface Operation {
  readonly path: string;
  readonly public: boolean;
  readonly description: RouteConfig;
  /** Parses the parameters; throws a 400. */
  prepare(query: RawParameters, params: RawParameters): Prepared;
}

/** A request that was parsed. */
export interface Prepared {
  /** what the answer is known by under the packs in force; undefined for an answer that is not kept */
  readonly key: string | undefined;
  /** Answers; throws `ServiceError`. */
  answer(): Promise<unknown>;
}

const refusalTexts: Readonly<Record<Refusal | 400 | 500, string>> = {
  400: 'A parameter failed to parse or is not known; all faults at once.',
  404: 'There is nothing under this name, or the date lies outside of the supported range.',
  422: 'The parameters parsed, but no such thing can be served.',
  500: 'The engine failed.',
};

/** Makes an operation of its declaration. */
export function operation<Q extends z.ZodRawShape, P extends z.ZodRawShape, A extends z.ZodType>(
  spec: OperationSpec<Q, P, A>,
): Operation {
  const query = z.object(spec.query);
  const params = z.object(spec.params);
  return {
    path: spec.path,
    public: spec.public ?? false,
    description: {
      method: 'get',
      path: spec.path,
      operationId: spec.id,
      tags: [spec.group],
      summary: spec.summary,
      ...(spec.description === undefined ? {} : { description: spec.description }),
      request: { query, params },
      responses: {
        200: { description: 'The answer.', content: { 'application/json': { schema: spec.answer } } },
        ...Object.fromEntries(
          ([400, ...spec.refusals, 500] as const).map((status) => [status, refused(status)]),
        ),
      },
    },
    prepare: (rawQuery, rawParams) => {
      const asked = parseParameters(query, rawQuery);
      const named = parseParameters(params, rawParams);
      return {
        key: spec.live ? undefined : JSON.stringify([spec.path, asked, named]),
        answer: async () => spec.respond(asked, named),
      };
    },
  };
}

const refused = (status: Refusal | 400 | 500) => ({
  description: refusalTexts[status],
  content: { 'application/json': { schema: errorSchema } },
});
