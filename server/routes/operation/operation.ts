// One operation of the API: what it takes, what it answers and where. The same schemas validate requests, type
// the handler and make the OpenAPI description. Most operations are computed in a thread; what works on the store runs
// on the main thread.

import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import { localiserOf } from '@nirnaya/app/names';
import { languageShape, type OperationGroup } from '@nirnaya/contract/common';
import {
  type Contents,
  countedAs,
  countedOperations,
  largerPlan,
  planOfOperation,
  planOfSections,
  type SectionName,
} from '@nirnaya/contract/plans';
import { z } from '@nirnaya/contract/schema';
import type { AccessPolicy, Terms } from '../../access/access-policy.ts';
import type { Caller } from '../../access/caller.ts';
import type { ComputeService } from '../../compute/compute-service.ts';
import type { Lane } from '../../compute/lanes.ts';
import type {
  BulkComputation,
  BulkPart,
  ThreadOperation,
  WholeComputation,
} from '../../compute/thread-operation.ts';
import type { AnyGiven } from '../../http/given.ts';
import type { Method } from '../../http/method.ts';
import { parseBody, parseParameters, type RawParameters, withPartners } from '../../http/parse.ts';
import { describeOperation } from '../../openapi/describe-operation.ts';
import type { Service } from '../service.ts';

/** Refusals an operation may answer with besides those that every one of its kind has: see `refusalsOf`. */
type Refusal = 404 | 409 | 422;

/** Who may call: anybody, or the holders of keys from the plan on that `contract/plans` gives the operation. */
type Access =
  | { readonly public: true }
  | {
      readonly public?: false;
      /** whether the quota of the month is not charged, as for looking after keys and webhooks; bursts are still bounded */
      readonly uncounted?: boolean;
    };

/** What every operation declares. */
interface Declaration<
  Q extends z.ZodRawShape,
  P extends z.ZodRawShape,
  A extends z.ZodType,
  B extends z.ZodRawShape,
> {
  /** unique name, `festivalsOn` */
  readonly id: string;
  /** default `get`; only the answer to a `get` is cached */
  readonly method?: Method;
  /** with parameters in braces: `/v1/packs/{pack}` */
  readonly path: string;
  readonly group: OperationGroup;
  readonly summary: string;
  readonly description?: string;
  /**
   * whether the answer depends on more than the parameters and the packs in force: on the time, the caller, the store; or
   * for which requests it does
   */
  readonly live?: boolean | ((query: z.output<z.ZodObject<Q>>) => boolean);
  /**
   * a field at the top of a live answer on which alone it depends besides the parameters and the packs: it is left out
   * of the ETag, and clients may cache the answer
   */
  readonly untagged?: string;
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
  /** the dates that a request is about, by which it counts as more than one; see `contract/plans/counted.ts` */
  readonly contains?: (given: Pick<Given<Q, P, B>, 'query' | 'body'>) => Contents;
  /** the sections that a request names, each of which has its plan; see `contract/plans/plan-table.ts` */
  readonly sections?: (given: Pick<Given<Q, P, B>, 'query' | 'body'>) => readonly SectionName[];
}

/** A parsed request: plain data. */
interface Given<Q extends z.ZodRawShape, P extends z.ZodRawShape, B extends z.ZodRawShape> {
  readonly query: z.output<z.ZodObject<Q>>;
  readonly params: z.output<z.ZodObject<P>>;
  /** empty where none is taken */
  readonly body: z.output<z.ZodObject<B>>;
}

/** A request on the main thread. */
export interface MainRequest<Q extends z.ZodRawShape, P extends z.ZodRawShape, B extends z.ZodRawShape>
  extends Given<Q, P, B> {
  readonly service: Service;
  readonly caller: Caller;
}

/** A request in a thread. */
export interface ComputeRequest<Q extends z.ZodRawShape, P extends z.ZodRawShape, B extends z.ZodRawShape, I>
  extends Given<Q, P, B> {
  readonly service: ComputeService;
  /** what the main thread adds to the request */
  readonly input: I;
  /** hands plain data to `finish` beside the answer */
  readonly aside: (value: object) => void;
}

/** An operation that is computed in a thread. */
interface ComputedSpec<
  Q extends z.ZodRawShape,
  P extends z.ZodRawShape,
  A extends z.ZodType,
  B extends z.ZodRawShape,
  I,
> extends Declaration<Q, P, A, B> {
  /** which threads compute it; default `quick` */
  readonly lane?: Lane;
  /** on the main thread, before: plain data that the computation needs of the store or of the caller */
  readonly input?: (request: MainRequest<Q, P, B>) => I | Promise<I>;
  /** answers with what `answer` describes; throws `Refusal` */
  readonly respond: (request: ComputeRequest<Q, P, B, I>) => z.output<A>;
  /** on the main thread, after: stores what was computed; the fields it returns stand first in the answer */
  readonly finish?: (request: MainRequest<Q, P, B>, aside: object) => Promise<object>;
}

/** An operation on a list of days, computed and sent part by part. */
interface BulkSpec<
  Q extends z.ZodRawShape,
  P extends z.ZodRawShape,
  A extends z.ZodType,
  B extends z.ZodRawShape,
  D,
> extends Declaration<Q, P, A, B> {
  /** the field of the answer that is the list */
  readonly list: keyof z.output<A> & string;
  /** the parts of a request, at least one; plain data, made on the main thread */
  readonly parts: (given: Given<Q, P, B>) => readonly D[];
  /** computes a part; what it throws in the first part is a refusal, later it breaks the answer off */
  readonly respond: (request: BulkRequest<Q, P, B, D>) => BulkPart;
}

interface BulkRequest<Q extends z.ZodRawShape, P extends z.ZodRawShape, B extends z.ZodRawShape, D>
  extends Given<Q, P, B> {
  readonly service: ComputeService;
  readonly part: D;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** An operation that runs on the main thread: it works on the store and computes nothing. */
interface StoredSpec<
  Q extends z.ZodRawShape,
  P extends z.ZodRawShape,
  A extends z.ZodType,
  B extends z.ZodRawShape,
> extends Declaration<Q, P, A, B> {
  readonly respond: (request: MainRequest<Q, P, B>) => z.output<A> | Promise<z.output<A>>;
}

/** How an operation comes to its answer: what a thread does, and what the main thread adds. */
export type Answering =
  | (WholeComputation & {
      readonly lane: Lane;
      readonly input: ((request: AnyMainRequest) => unknown) | undefined;
      readonly finish: ((request: AnyMainRequest, aside: object) => Promise<object>) | undefined;
    })
  | (BulkComputation & { readonly parts: (given: AnyGiven) => readonly unknown[] })
  | { readonly kind: 'stored'; readonly respond: (request: AnyMainRequest) => unknown };

/** A request on the main thread, of whichever operation. */
export interface AnyMainRequest extends AnyGiven {
  readonly service: Service;
  readonly caller: Caller;
}

/** An operation made ready to be mounted, computed and described. */
export interface Operation extends AccessPolicy, ThreadOperation {
  readonly method: Method;
  readonly path: string;
  readonly public: boolean;
  readonly stores: boolean;
  readonly status: number;
  /** whether clients may cache the answer */
  readonly fixed: boolean;
  /** whether what a request counts as, or the plan that it needs, may differ from that of the operation */
  hasOwnTerms(query: RawParameters): boolean;
  /** where it takes a language; undefined where its answer has no names */
  readonly language: 'query' | 'body' | undefined;
  /** whether it takes a JSON body */
  readonly takesBody: boolean;
  readonly description: RouteConfig;
  readonly answering: Answering;
  /** Parses the parameters, and the body where one is taken; throws a 400. */
  prepare(query: RawParameters, params: RawParameters, body?: unknown): Prepared;
}

/** A request that was parsed. */
export interface Prepared {
  /** what the answer is known by under the packs in force; undefined for an answer that is not cached */
  readonly key: string | undefined;
  readonly terms: Terms;
  readonly given: AnyGiven;
}

/** Makes an operation that is computed in a thread. */
export function operation<
  Q extends z.ZodRawShape,
  P extends z.ZodRawShape,
  A extends z.ZodType,
  B extends z.ZodRawShape = Record<never, never>,
  I = undefined,
>(spec: ComputedSpec<Q, P, A, B, I> & Access): Operation {
  const { lane = 'quick', input, respond, finish } = spec;
  const localiser = localiserOf(spec.answer);
  return madeReady(inLanguages(spec, localiser !== undefined), {
    kind: 'computed',
    lane,
    localiser,
    input,
    respond,
    finish,
  } as unknown as Answering);
}

/** Makes an operation on a list of days. */
export function bulkOperation<
  Q extends z.ZodRawShape,
  P extends z.ZodRawShape,
  A extends z.ZodType,
  D,
  B extends z.ZodRawShape = Record<never, never>,
>(spec: BulkSpec<Q, P, A, B, D> & Access): Operation {
  const { list, parts, respond } = spec;
  const localiser = localiserOf(spec.answer);
  const answering = { kind: 'bulk', list, localiser, parts, respond } as unknown as Answering;
  return madeReady(inLanguages(spec, localiser !== undefined), answering);
}

/** Makes an operation on the store. Its answer has no names to be written in a language. */
export function storedOperation<
  Q extends z.ZodRawShape,
  P extends z.ZodRawShape,
  A extends z.ZodType,
  B extends z.ZodRawShape = Record<never, never>,
>(spec: StoredSpec<Q, P, A, B> & Access): Operation {
  if (localiserOf(spec.answer) !== undefined) throw new Error(`${spec.id}: names are written in a thread`);
  return madeReady(spec, { kind: 'stored', respond: spec.respond } as unknown as Answering);
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
>(spec: Declaration<Q, P, A, B> & Access, answering: Answering): Operation {
  const { method = 'get', body, untagged, sections } = spec;
  const plan = spec.public === true ? undefined : planOfOperation(spec.id);
  let described: RouteConfig | undefined;
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
    takesBody: body !== undefined,
    language:
      'lang' in spec.query ? 'query' : body !== undefined && 'lang' in body.shape ? 'body' : undefined,
    // A thread that only computes never asks for it.
    get description() {
      described ??= describeOperation({
        ...spec,
        plan,
        method,
        query: z.object(spec.query),
        params: z.object(spec.params),
      });
      return described;
    },
    answering,
    prepare: parserOf(spec),
  };
}

// What makes typed values of a request, and the key by which its answer is cached.
function parserOf<
  Q extends z.ZodRawShape,
  P extends z.ZodRawShape,
  A extends z.ZodType,
  B extends z.ZodRawShape,
>(spec: Declaration<Q, P, A, B> & Access): Operation['prepare'] {
  const { id, method = 'get', path, live, body, partners, contains, sections, ...shapes } = spec;
  const ofOperation = spec.public === true ? undefined : planOfOperation(id);
  const query = z.object(shapes.query);
  const params = z.object(shapes.params);
  return (rawQuery, rawParams, rawBody) => {
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
      given: { query: context, params: named, body: sent } as AnyGiven,
    };
  };
}

// The body of an operation that takes none.
const nothing = <B extends z.ZodRawShape>() => ({}) as z.output<z.ZodObject<B>>;
