// One operation of the API, made ready to be mounted and computed: its declaration, and what answers it.

import { type Localiser, localiserOf } from '@nirnaya/app/names';
import type { Alternative, AnyOperation, Media } from '@nirnaya/contract/operations';
import {
  largerPlan,
  type PlanId,
  planOfSections,
  planOfSky,
  type SectionName,
} from '@nirnaya/contract/plans';
import { z } from '@nirnaya/contract/schema';
import type { AccessPolicy, Terms } from '../../access/access-policy.ts';
import type { Caller } from '../../access/caller.ts';
import type { Lane } from '../../compute/lanes.ts';
import type { BulkComputation, ThreadOperation, WholeComputation } from '../../compute/thread-operation.ts';
import type { AnyGiven } from '../../http/given.ts';
import type { Method } from '../../http/method.ts';
import { parseBody, parseParameters, type RawParameters, withPartners } from '../../http/parse.ts';
import type { Service } from '../service.ts';
import type { Handler } from './handler.ts';

/** A request on the main thread, of whichever operation. */
export interface AnyMainRequest extends AnyGiven {
  readonly service: Service;
  readonly caller: Caller;
}

/** What the main thread adds to what a thread computes. */
type Aid =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'store';
      readonly input: (request: AnyMainRequest) => unknown;
      readonly finish: (request: AnyMainRequest, aside: object) => Promise<object>;
    };

/** How an operation comes to its answer: what a thread does, and what the main thread adds. */
export type Answering =
  | (WholeComputation & { readonly lane: Lane; readonly aid: Aid })
  | (BulkComputation & { readonly parts: (given: AnyGiven) => readonly unknown[] })
  | { readonly kind: 'stored'; readonly respond: (request: AnyMainRequest) => unknown };

/** An operation made ready to be mounted and computed. */
export interface Operation extends AccessPolicy, ThreadOperation {
  readonly method: Method;
  readonly path: string;
  /** whether an `Idempotency-Key` makes a repeat store nothing again */
  readonly stores: boolean;
  readonly status: number;
  /** what its answer is written as */
  readonly media: Media;
  readonly alternative: Alternative | undefined;
  /** whether clients may cache the answer */
  readonly fixed: boolean;
  /** whether what a request counts as, or the plan that it needs, may differ from that of the operation */
  hasOwnTerms(query: RawParameters): boolean;
  /** where it takes a language; undefined where its answer has no names */
  readonly language: 'query' | 'body' | undefined;
  /** whether it takes a JSON body */
  readonly takesBody: boolean;
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

/** Makes an operation of its declaration and of what answers it. */
export function operationOf<D extends AnyOperation>(id: string, declared: D, handler: Handler<D>): Operation {
  const { path, group, access, method, status, query } = declared as AnyOperation;
  const caching = declared.kind === 'read' ? declared.caching : { kind: 'live' as const };
  const effect = declared.kind === 'read' ? 'computes' : declared.effect;
  const takesBody = declared.kind === 'send';
  const hasSections = takesSections(declared);
  return {
    id,
    method,
    path,
    plan: planOf(declared),
    uncounted: access.kind === 'uncounted',
    stores: effect === 'stores' || effect === 'stores_if_asked',
    group,
    writes: effect === 'stores_if_asked' ? 'unless_store_false' : effect !== 'computes',
    managesKeys: declared.kind !== 'read' && declared.subject === 'keys',
    status,
    media: declared.media,
    alternative: declared.alternative,
    fixed: caching.kind === 'fixed' || caching.kind === 'live_field',
    untagged: caching.kind === 'live_field' ? caching.field : undefined,
    hasOwnTerms: (sent) =>
      access.kind === 'by_contents' ||
      (hasSections && Object.hasOwn(sent, 'include')) ||
      Object.hasOwn(sent, 'sky'),
    takesBody,
    language: 'lang' in query ? 'query' : 'lang' in bodyShapeOf(declared) ? 'body' : undefined,
    answering: answeringOf(declared, handler as unknown as Handler),
    prepare: parserOf(declared),
  };
}

const planOf = ({ access }: AnyOperation): PlanId | undefined =>
  access.kind === 'public' ? undefined : access.plan;

const bodyShapeOf = (declared: AnyOperation): z.ZodRawShape =>
  declared.kind === 'send' ? declared.body.shape : {};

// What `include` names needs the plan of the operation that gives it.
const takesSections = (declared: AnyOperation): boolean =>
  'include' in declared.query || 'include' in bodyShapeOf(declared);

// The handler as it is called: with requests of whichever operation, which were parsed by its own declaration.
function answeringOf({ answer, alternative }: AnyOperation, handler: Handler): Answering {
  if (handler.kind === 'stored') return { kind: 'stored', respond: handler.respond as never };
  let made: { readonly localiser: Localiser | undefined } | undefined;
  const localiser = (): Localiser | undefined => {
    made ??= {
      localiser: localiserOf(alternative === undefined ? answer : z.union([answer, alternative.content])),
    };
    return made.localiser;
  };
  if (handler.kind === 'bulk') return { ...handler, localiser } as unknown as Answering;
  const { respond } = handler;
  const { lane = 'quick', write } = handler;
  const aid =
    handler.kind === 'computed'
      ? { kind: 'none' }
      : { kind: 'store', input: handler.input, finish: handler.finish };
  return { kind: 'computed', lane, localiser, respond, write, aid } as unknown as Answering;
}

// What makes typed values of a request, and the key by which its answer is cached.
function parserOf(declared: AnyOperation): Operation['prepare'] {
  const { path, access, partners } = declared;
  const hasSections = takesSections(declared);
  const plan = planOf(declared);
  let schemas: { readonly query: z.ZodObject; readonly params: z.ZodObject } | undefined;
  return (rawQuery, rawParams, rawBody) => {
    // Most operations are never asked in the life of a process.
    schemas ??= { query: z.object(declared.query), params: z.object(declared.params) };
    const query = parseParameters(schemas.query, withPartners(rawQuery, partners));
    const params = parseParameters(schemas.params, rawParams);
    const body = declared.kind === 'send' ? parseBody(declared.body, rawBody) : {};
    const given = { query, params, body } as AnyGiven;
    const ofSky: PlanId = query.sky === undefined ? 'free' : planOfSky;
    const counted = access.kind === 'by_contents' ? countedAs(access, given) : 1;
    return {
      key: isCached(declared, given) ? JSON.stringify([path, query, params]) : undefined,
      terms: {
        counted,
        plan:
          plan && largerPlan(hasSections ? largerPlan(plan, planOfSections(sectionsIn(given))) : plan, ofSky),
      },
      given,
    };
  };
}

const countedAs = (
  { counting, contents }: Extract<AnyOperation['access'], { readonly kind: 'by_contents' }>,
  given: AnyGiven,
): number => Math.max(1, counting.of(contents(given as never)));

function isCached(declared: AnyOperation, given: AnyGiven): boolean {
  if (declared.kind !== 'read') return false;
  const { caching } = declared;
  return caching.kind === 'fixed' || (caching.kind === 'live_if' && !caching.isLive(given as never));
}

const sectionsIn = ({ query, body }: AnyGiven): readonly SectionName[] =>
  (({ ...query, ...body }).include ?? []) as readonly SectionName[];
