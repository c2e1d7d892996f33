// One operation of the API as it is declared: its address, who may ask it, what it takes, answers and changes. Server, OpenAPI and
// reference are made from these; how an operation is computed is not said here.

import type { OperationGroup } from '../common/operation-groups.ts';
import type { Contents, Counting } from '../plans/counted.ts';
import type { PlanId } from '../plans/plan-id.ts';
import type { z } from '../schema/zod.ts';

/** A parsed request. */
export interface Given<Q extends z.ZodRawShape, P extends z.ZodRawShape, B> {
  readonly query: z.output<z.ZodObject<Q>>;
  readonly params: z.output<z.ZodObject<P>>;
  /** empty where none is taken */
  readonly body: B;
}

/** The body of an operation that takes none. */
export type NoBody = z.output<z.ZodObject<Record<never, never>>>;

/** Who may ask, and what a request counts as. */
export type Access<G = never> =
  | { readonly kind: 'public' }
  /** the quota of the month is not charged; bursts are still bounded */
  | { readonly kind: 'uncounted'; readonly plan: PlanId }
  /** counts as one request */
  | { readonly kind: 'counted'; readonly plan: PlanId }
  /** counts as what it contains */
  | {
      readonly kind: 'by_contents';
      readonly plan: PlanId;
      readonly counting: Counting;
      contents(given: G): Contents;
    };

/** How long an answer holds. */
export type Caching<G = never> =
  /** as long as the packs in force do */
  | { readonly kind: 'fixed' }
  /** it depends on the time, the caller or the store */
  | { readonly kind: 'live' }
  /** for some requests it depends on these */
  | { readonly kind: 'live_if'; isLive(given: G): boolean }
  /** only in a field at its top, which is left out of the ETag, so that clients may cache the rest */
  | { readonly kind: 'live_field'; readonly field: string };

/**
 * What a request does to what is stored: it only computes; stores something once, however often it is repeated with its
 * `Idempotency-Key`; does so unless `store=false` says otherwise; or changes or removes something.
 */
export type Effect = 'computes' | 'stores' | 'stores_if_asked' | 'changes';

/** What is acted on: keys are made and ended by unrestricted keys alone. */
export type Subject = 'records' | 'keys';

/** What an answer is written as; refusals are always JSON. */
export type Media = 'application/json' | 'application/pdf' | 'image/png' | 'image/svg+xml' | 'text/calendar';

/** What is text in UTF-8, and what is bytes of another kind. */
export const isText = (media: Media): boolean => media !== 'application/pdf' && media !== 'image/png';

/** Another media type of an answer, which a value of a parameter of the query asks for. */
export interface Alternative {
  readonly parameter: string;
  readonly value: string;
  readonly media: Media;
  /** what it is written from */
  readonly content: z.ZodType;
}

/** The media type that a request asks for. */
export const mediaOf = (
  { media, alternative }: { readonly media: Media; readonly alternative?: Alternative | undefined },
  query: Readonly<Record<string, unknown>>,
): Media =>
  alternative !== undefined && query[alternative.parameter] === alternative.value ? alternative.media : media;

/** Refusals of an operation besides those that every one of its kind has. */
export type Refusal = 404 | 409 | 422;

/** What every operation declares. */
interface Declared<Q extends z.ZodRawShape, P extends z.ZodRawShape, A extends z.ZodType, G> {
  /** with parameters in braces: `/v1/packs/{pack}` */
  readonly path: string;
  /** `answer` is what it is written from; default JSON */
  readonly media: Media;
  /** undefined where there is one media type alone */
  readonly alternative?: Alternative | undefined;
  readonly group: OperationGroup;
  readonly summary: string;
  /** what else is to be known; may be empty */
  readonly description: string;
  readonly access: Access<G>;
  readonly query: Q;
  /** the parameters of the path */
  readonly params: P;
  /** what parameters that belong together count as where only the others are given */
  readonly partners: Readonly<Record<string, string>>;
  readonly answer: A;
  readonly refusals: readonly Refusal[];
}

/** An operation that reads. */
export interface ReadOperation<Q extends z.ZodRawShape, P extends z.ZodRawShape, A extends z.ZodType>
  extends Declared<Q, P, A, Given<Q, P, NoBody>> {
  readonly kind: 'read';
  readonly method: 'get';
  readonly status: 200;
  readonly caching: Caching<Given<Q, P, NoBody>>;
}

/** An operation that is sent a JSON body. */
export interface SendOperation<
  Q extends z.ZodRawShape,
  P extends z.ZodRawShape,
  B extends z.ZodRawShape,
  A extends z.ZodType,
> extends Declared<Q, P, A, Given<Q, P, z.output<z.ZodObject<B>>>> {
  readonly kind: 'send';
  readonly method: 'post' | 'patch';
  readonly status: 200 | 201 | 202;
  readonly body: z.ZodObject<B>;
  readonly effect: Effect;
  readonly subject: Subject;
}

/** An operation that acts on what its path names, without a body. */
export interface ActOperation<Q extends z.ZodRawShape, P extends z.ZodRawShape, A extends z.ZodType>
  extends Declared<Q, P, A, Given<Q, P, NoBody>> {
  readonly kind: 'act';
  readonly method: 'post' | 'delete';
  /** with 204 there is no body */
  readonly status: 200 | 202 | 204;
  readonly effect: Effect;
  readonly subject: Subject;
}

/** An operation, whichever. */
export type AnyOperation =
  | ReadOperation<z.ZodRawShape, z.ZodRawShape, z.ZodType>
  | SendOperation<z.ZodRawShape, z.ZodRawShape, z.ZodRawShape, z.ZodType>
  | ActOperation<z.ZodRawShape, z.ZodRawShape, z.ZodType>;

// What is written of an operation, where the rest is as usual.
type Written<T, Usual extends keyof T> = Omit<T, 'kind' | 'method' | Usual> & Partial<Pick<T, Usual>>;

// What is usual of operations that may change what is stored.
type UsualOfChange =
  | 'description'
  | 'query'
  | 'params'
  | 'partners'
  | 'media'
  | 'status'
  | 'effect'
  | 'subject';

type WrittenSend<
  Q extends z.ZodRawShape,
  P extends z.ZodRawShape,
  B extends z.ZodRawShape,
  A extends z.ZodType,
> = Written<SendOperation<Q, P, B, A>, UsualOfChange>;

type Nothing = Record<never, never>;

const usual = { description: '', params: {}, query: {}, partners: {}, media: 'application/json' } as const;

/** Declares an operation that reads; its answer holds as long as the packs do unless `caching` says otherwise. */
export function get<
  A extends z.ZodType,
  Q extends z.ZodRawShape = Nothing,
  P extends z.ZodRawShape = Nothing,
>(
  written: Written<
    ReadOperation<Q, P, A>,
    'description' | 'query' | 'params' | 'partners' | 'status' | 'caching' | 'media'
  >,
): ReadOperation<Q, P, A> {
  return {
    ...(usual as unknown as Pick<ReadOperation<Q, P, A>, keyof typeof usual>),
    caching: { kind: 'fixed' },
    ...written,
    kind: 'read',
    method: 'get',
    status: 200,
  };
}

/** Declares an operation that is posted a body; it stores nothing unless `effect` says so. */
export function post<
  A extends z.ZodType,
  B extends z.ZodRawShape,
  Q extends z.ZodRawShape = Nothing,
  P extends z.ZodRawShape = Nothing,
>(written: WrittenSend<Q, P, B, A>): SendOperation<Q, P, B, A> {
  return {
    ...(usual as unknown as Pick<SendOperation<Q, P, B, A>, keyof typeof usual>),
    status: 200,
    effect: 'computes',
    subject: 'records',
    ...written,
    kind: 'send',
    method: 'post',
  };
}

/** Declares an operation that changes what a body names of a record. */
export function patch<
  A extends z.ZodType,
  B extends z.ZodRawShape,
  Q extends z.ZodRawShape = Nothing,
  P extends z.ZodRawShape = Nothing,
>(written: WrittenSend<Q, P, B, A>): SendOperation<Q, P, B, A> {
  return { ...post<A, B, Q, P>({ effect: 'changes', ...written }), method: 'patch' };
}

/** Declares an operation that acts on what its path names; it changes that unless `effect` says otherwise. */
export function act<
  A extends z.ZodType,
  Q extends z.ZodRawShape = Nothing,
  P extends z.ZodRawShape = Nothing,
>(method: 'post' | 'delete', written: Written<ActOperation<Q, P, A>, UsualOfChange>): ActOperation<Q, P, A> {
  return {
    ...(usual as unknown as Pick<ActOperation<Q, P, A>, keyof typeof usual>),
    status: 200,
    effect: 'changes',
    subject: 'records',
    ...written,
    kind: 'act',
    method,
  };
}

/** Anybody may ask. */
export const everybody = { kind: 'public' } as const satisfies Access;

/** Holders of keys from a plan on may ask; a request counts as one. */
export const from = (plan: PlanId) => ({ kind: 'counted', plan }) as const;

/** The same, without the quota being charged. */
export const uncounted = (plan: PlanId) => ({ kind: 'uncounted', plan }) as const;

/** An answer that depends on the time, the caller or the store. */
export const live = { kind: 'live' } as const satisfies Caching;
