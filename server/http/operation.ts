// One operation of the API: what it takes, what it answers and how. The same schemas validate requests, type
// the handler and make the OpenAPI description.

import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import { localiserOf } from '../../app/names/localised.ts';
import { z } from '../../app/shapes/zod.ts';
import type { OperationGroup } from '../auth/operation-groups.ts';
import { type Contents, countedAs, countedOperations } from '../plans/counted.ts';
import { largerPlan, type PlanId } from '../plans/plan-id.ts';
import { planOfOperation, planOfSections, type SectionName } from '../plans/plan-table.ts';
import type { RequestService } from '../request-service.ts';
import { languageShape } from '../schemas/place-query.ts';
import { type Caller, strangerAt } from './caller.ts';
import { describeOperation } from './describe.ts';
import type { Written } from './list-pieces.ts';
import { type Asked, type Naming, writingOf } from './naming.ts';
import { parseBody, parseParameters, type RawParameters, withPartners } from './parse.ts';

/** How an operation is asked. */
export type Method = 'get' | 'post' | 'patch' | 'delete';

/** Refusals an operation may answer with besides those that every one of its kind has: see `refusalsOf`. */
type Refusal = 404 | 409 | 422;

/** Who may ask: anybody, or the holders of keys from the plan on that `plans/plan-table.ts` gives the operation. */
type Access =
  | { readonly public: true }
  | {
      readonly public?: false;
      /** whether the quota of the month is not charged, as for looking after keys and webhooks; bursts are still bounded */
      readonly uncounted?: boolean;
    };

/** An operation as its file declares it, but for how it answers. */
interface OperationBase<
  Q extends z.ZodRawShape,
  P extends z.ZodRawShape,
  A extends z.ZodType,
  B extends z.ZodRawShape,
> {
  /** unique name, `festivalsOn` */
  readonly id: string;
  /** default `get`; only the answer to a `get` is ever kept */
  readonly method?: Method;
  /** with parameters in braces: `/v1/packs/{pack}` */
  readonly path: string;
  readonly group: OperationGroup;
  readonly summary: string;
  readonly description?: string;
  /**
   * whether the answer depends on more than the parameters and the packs in force: on the time, on who asks, on what was
   * kept; or of which requests it does
   */
  readonly live?: boolean | ((query: z.output<z.ZodObject<Q>>) => boolean);
  /**
   * a field at the top of a live answer on which alone it depends besides the parameters and the packs: it is left out
   * of the ETag, and clients may keep the answer
   */
  readonly untagged?: string;
  /** whether it waits for something else, a thread or the store, so that others need not wait for it */
  readonly elsewhere?: boolean;
  /** whether it is a `post` that stores something: an `Idempotency-Key` then makes a repeat store nothing again */
  readonly stores?: boolean;
  /**
   * whether it changes what is stored, so that a key that only reads is refused; default where it `stores`, and of `patch`
   * and `delete`. `unless_store_false`: not with the parameter `store=false`
   */
  readonly writes?: boolean | 'unless_store_false';
  /** whether it makes or ends keys, so that a restricted key is refused */
  readonly managesKeys?: boolean;
  /** status of success; default 200; with 204 there is no body */
  readonly status?: 200 | 201 | 202 | 204;
  readonly query: Q;
  /** what parameters that belong together count as where only the others are given; without it they are refused */
  readonly partners?: Readonly<Record<string, string>>;
  readonly params: P;
  /** the JSON that a `post` or `patch` takes */
  readonly body?: z.ZodObject<B>;
  readonly answer: A;
  readonly refusals: readonly Refusal[];
  /** the dates that a request is about, by which it counts as more than one; see `plans/counted.ts` */
  readonly contains?: (given: Given<Q, B>) => Contents;
  /** the sections that a request names, each of which has its plan; see `plans/plan-table.ts` */
  readonly sections?: (given: Given<Q, B>) => readonly SectionName[];
}

/** What a request gives of what its contents are known by. */
interface Given<Q extends z.ZodRawShape, B extends z.ZodRawShape> {
  readonly query: z.output<z.ZodObject<Q>>;
  /** empty where none is taken */
  readonly body: z.output<z.ZodObject<B>>;
}

/** A request to an operation. */
interface OperationRequest<Q extends z.ZodRawShape, P extends z.ZodRawShape, B extends z.ZodRawShape>
  extends Given<Q, B> {
  /** what it is answered with, with pauses of its own */
  readonly service: RequestService;
  readonly params: z.output<z.ZodObject<P>>;
  readonly caller: Caller;
}

/** An operation as its file declares it. */
export interface OperationSpec<
  Q extends z.ZodRawShape,
  P extends z.ZodRawShape,
  A extends z.ZodType,
  B extends z.ZodRawShape,
> extends OperationBase<Q, P, A, B> {
  /** answers with what `answer` describes */
  readonly respond: (request: OperationRequest<Q, P, B>) => z.output<A> | Promise<z.output<A>>;
}

/** An operation whose answer is sent while it is made. */
export interface StreamSpec<
  Q extends z.ZodRawShape,
  P extends z.ZodRawShape,
  A extends z.ZodType,
  B extends z.ZodRawShape,
> extends OperationBase<Q, P, A, B> {
  /**
   * Gives texts that together are the JSON that `answer` describes. Each is asked for when the connection has taken in
   * the one before. What is thrown before the first is an error like any other; after it the connection is broken off.
   * `written` writes the names of its parts in the language of the request.
   */
  readonly stream: (
    request: OperationRequest<Q, P, B> & { readonly written: Written },
  ) => AsyncIterable<string> | Promise<AsyncIterable<string>>;
}

/** An operation made ready to be mounted and described. */
export interface Operation {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly public: boolean;
  /** the smallest plan that includes it; undefined where it is public */
  readonly plan: PlanId | undefined;
  readonly uncounted: boolean;
  readonly stores: boolean;
  readonly group: OperationGroup;
  /** whether it changes what is stored */
  readonly writes: boolean | 'unless_store_false';
  /** whether it makes or ends keys */
  readonly managesKeys: boolean;
  readonly status: number;
  /** whether clients may keep the answer */
  readonly fixed: boolean;
  readonly untagged: string | undefined;
  /** whether it is computed in turns with others; not so what costs next to nothing, or is computed elsewhere */
  readonly inTurns: boolean;
  /** whether what a request counts as, or the plan that it needs, may differ from that of the operation */
  hasOwnTerms(query: RawParameters): boolean;
  /** where it takes a language; undefined where its answer has no names */
  readonly language: 'query' | 'body' | undefined;
  /** whether it takes a JSON body */
  readonly takesBody: boolean;
  readonly description: RouteConfig;
  /** Parses the parameters, and the body where one is taken; throws a 400. */
  prepare(query: RawParameters, params: RawParameters, body?: unknown, caller?: Caller): Prepared;
}

/** What a request costs its caller. */
export interface Terms {
  /** as how many requests it counts */
  readonly counted: number;
  /** the smallest plan that includes all that it asks for; undefined where no key is needed */
  readonly plan: PlanId | undefined;
}

/** A request that was parsed. */
export interface Prepared {
  /** what the answer is known by under the packs in force; undefined for an answer that is not kept */
  readonly key: string | undefined;
  readonly terms: Terms;
  /** Answers, with names in the language of the request where there is what to write them with; throws `Refusal`. */
  answer(service: RequestService, naming?: Naming): Promise<unknown>;
  /** The texts of an answer that is sent while it is made; only such an operation has them. */
  pieces?(service: RequestService, naming?: Naming): Promise<AsyncIterable<string>>;
}

/** Makes an operation of its declaration. */
export function operation<
  Q extends z.ZodRawShape,
  P extends z.ZodRawShape,
  A extends z.ZodType,
  B extends z.ZodRawShape = Record<never, never>,
>(spec: OperationSpec<Q, P, A, B> & Access): Operation {
  const localiser = localiserOf(spec.answer);
  const ready = inLanguages(spec, localiser !== undefined);
  const parse = parserOf(ready);
  return {
    ...madeReady(ready),
    prepare: (query, params, body, caller = strangerAt('')) => {
      const { given, asked, ...known } = parse(query, params, body);
      return {
        ...known,
        answer: async (service, naming) => {
          const value = await spec.respond({ service, ...given, caller });
          return localiser === undefined ? value : localiser(value, writingOf(asked, naming));
        },
      };
    },
  };
}

/** Makes an operation whose answer is sent while it is made. */
export function streamedOperation<
  Q extends z.ZodRawShape,
  P extends z.ZodRawShape,
  A extends z.ZodType,
  B extends z.ZodRawShape = Record<never, never>,
>(spec: StreamSpec<Q, P, A, B> & Access): Operation {
  const localiser = localiserOf(spec.answer);
  const ready = inLanguages(spec, localiser !== undefined);
  const parse = parserOf(ready);
  return {
    ...madeReady(ready),
    prepare: (query, params, body, caller = strangerAt('')) => {
      const { given, asked, ...known } = parse(query, params, body);
      const pieces = async (service: RequestService, naming?: Naming) => {
        const writing = writingOf(asked, naming);
        const written: Written = (part) =>
          localiser === undefined ? part : (localiser(part, writing) as typeof part);
        return spec.stream({ service, ...given, caller, written });
      };
      return {
        ...known,
        pieces,
        answer: async (service, naming) => JSON.parse(await joined(await pieces(service, naming))),
      };
    },
  };
}

async function joined(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

// What answers with names takes the language that they are wanted in, wherever its parameters stand.
function inLanguages<T extends { readonly query: z.ZodRawShape; readonly body?: z.ZodObject | undefined }>(
  spec: T,
  hasNames: boolean,
): T {
  const isTaken = 'lang' in spec.query || (spec.body !== undefined && 'lang' in spec.body.shape);
  return hasNames && !isTaken ? { ...spec, query: { ...spec.query, ...languageShape } } : spec;
}

function madeReady<
  Q extends z.ZodRawShape,
  P extends z.ZodRawShape,
  A extends z.ZodType,
  B extends z.ZodRawShape,
>(spec: OperationBase<Q, P, A, B> & Access): Omit<Operation, 'prepare'> {
  const { method = 'get', body, untagged, sections } = spec;
  const plan = spec.public === true ? undefined : planOfOperation(spec.id);
  return {
    id: spec.id,
    method,
    path: spec.path,
    public: spec.public ?? false,
    plan,
    uncounted: spec.public !== true && spec.uncounted === true,
    stores: spec.stores ?? false,
    group: spec.group,
    writes: spec.writes ?? (spec.stores === true || method === 'patch' || method === 'delete'),
    managesKeys: spec.managesKeys ?? false,
    status: spec.status ?? 200,
    fixed: method === 'get' && ((spec.live ?? false) === false || untagged !== undefined),
    untagged,
    hasOwnTerms: (query) =>
      countedOperations.has(spec.id) || (sections !== undefined && Object.hasOwn(query, 'include')),
    inTurns: spec.public !== true && spec.elsewhere !== true && spec.stores !== true,
    takesBody: body !== undefined,
    language:
      'lang' in spec.query ? 'query' : body !== undefined && 'lang' in body.shape ? 'body' : undefined,
    description: describeOperation({
      ...spec,
      plan,
      method,
      query: z.object(spec.query),
      params: z.object(spec.params),
    }),
  };
}

// What makes typed values of a request, and the key by which its answer is kept.
function parserOf<
  Q extends z.ZodRawShape,
  P extends z.ZodRawShape,
  A extends z.ZodType,
  B extends z.ZodRawShape,
>(spec: OperationBase<Q, P, A, B> & Access) {
  const { id, method = 'get', path, live, body, partners, contains, sections, ...shapes } = spec;
  const ofOperation = spec.public === true ? undefined : planOfOperation(id);
  const query = z.object(shapes.query);
  const params = z.object(shapes.params);
  return (rawQuery: RawParameters, rawParams: RawParameters, rawBody: unknown) => {
    const context = parseParameters(query, withPartners(rawQuery, partners));
    const isLive = typeof live === 'function' ? live(context) : live === true;
    const named = parseParameters(params, rawParams);
    const sent = body === undefined ? nothing<B>() : parseBody(body, rawBody);
    const given = { query: context, body: sent };
    const ofSections = planOfSections(sections?.(given) ?? []);
    return {
      key: isLive || method !== 'get' ? undefined : JSON.stringify([path, context, named]),
      terms: {
        counted: countedAs(id, contains?.(given)),
        plan: ofOperation && largerPlan(ofOperation, ofSections),
      },
      given: { query: context, params: named, body: sent },
      asked: { ...context, ...sent } as Asked,
    };
  };
}

// The body of an operation that takes none.
const nothing = <B extends z.ZodRawShape>() => ({}) as z.output<z.ZodObject<B>>;
