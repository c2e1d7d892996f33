// What answers an operation, by its id. Most operations are computed in a thread; what works on the store runs on the main thread.

import type { AnyOperation, Given, NoBody, OperationId, Operations } from '@nirnaya/contract/operations';
import type { z } from '@nirnaya/contract/schema';
import type { Caller } from '../../access/caller.ts';
import type { ComputeService } from '../../compute/compute-service.ts';
import type { Lane } from '../../compute/lanes.ts';
import type { BulkPart } from '../../compute/thread-operation.ts';
import type { Service } from '../service.ts';

type BodyOf<D extends AnyOperation> = D extends { readonly body: infer B extends z.ZodType }
  ? z.output<B>
  : NoBody;

/** A parsed request to an operation: plain data. */
type GivenOf<D extends AnyOperation> = Given<D['query'], D['params'], BodyOf<D>>;

type AnswerOf<D extends AnyOperation> = z.output<D['answer']>;

/** A request on the main thread. */
type MainRequest<D extends AnyOperation> = GivenOf<D> & {
  readonly service: Service;
  readonly caller: Caller;
};

/** A request in a thread. */
type ComputeRequest<D extends AnyOperation> = GivenOf<D> & { readonly service: ComputeService };

/** An answer in another media type than JSON: text, or bytes. */
export type Written = string | Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;

/** An answer as it is written; undefined: as JSON. */
type WrittenOrJson = Written | undefined;

/** An operation that is computed in a thread. */
export interface ComputedHandler<D extends AnyOperation> {
  readonly kind: 'computed';
  readonly lane: Lane;
  /** answers with what the operation declares; throws `Refusal` */
  respond(request: ComputeRequest<D>): AnswerOf<D> | Promise<AnswerOf<D>>;
  /** writes the answer, its names in the language of the request, in the media type of the operation; JSON needs none */
  readonly write?: (answer: AnswerOf<D>) => WrittenOrJson;
}

/** What a thread computes, and what the main thread adds to it. */
interface Assisted<D extends AnyOperation, I> {
  /** default `quick` */
  readonly lane?: Lane;
  /** on the main thread, before: plain data that the computation needs of the store or of the caller */
  input(request: MainRequest<D>): I | Promise<I>;
  /** in the thread; `aside` hands plain data to `finish` beside the answer */
  respond(
    request: ComputeRequest<D> & { readonly input: I; readonly aside: (value: object) => void },
  ): AnswerOf<D> | Promise<AnswerOf<D>>;
  /** on the main thread, after, where there is something aside: stores it; what it returns stands first in the answer */
  finish(request: MainRequest<D>, aside: object): Promise<object>;
  /** as that of a computed operation */
  readonly write?: (answer: AnswerOf<D>) => Written;
}

/** An operation that is computed in a thread with what the main thread adds. */
export interface AssistedHandler<D extends AnyOperation, I = unknown> extends Assisted<D, I> {
  readonly kind: 'assisted';
}

/** How a list of days is computed. */
interface Bulk<D extends AnyOperation, P> {
  /** the field of the answer that is the list */
  readonly list: keyof AnswerOf<D> & string;
  /** the parts of a request, at least one; plain data, made on the main thread */
  parts(given: GivenOf<D>): readonly P[];
  /** computes a part; what it throws in the first part is a refusal, later it breaks the answer off */
  respond(
    request: ComputeRequest<D> & { readonly part: P; readonly isFirst: boolean; readonly isLast: boolean },
  ): BulkPart;
}

/** An operation on a list of days, computed and sent part by part. */
export interface BulkHandler<D extends AnyOperation, P = unknown> extends Bulk<D, P> {
  readonly kind: 'bulk';
}

/** An operation that runs on the main thread: it works on the store and computes nothing. */
export interface StoredHandler<D extends AnyOperation> {
  readonly kind: 'stored';
  respond(request: MainRequest<D>): AnswerOf<D> | Promise<AnswerOf<D>>;
}

/** What answers an operation. */
export type Handler<D extends AnyOperation = AnyOperation> =
  | ComputedHandler<D>
  | AssistedHandler<D>
  | BulkHandler<D>
  | StoredHandler<D>;

/** Handlers of some operations. */
export type Handlers<Id extends OperationId = OperationId> = {
  readonly [I in Id]: Handler<Operations[I]>;
};

type Computed<Id extends OperationId> = { readonly [I in Id]: ComputedHandler<Operations[I]> };
type Responders<Id extends OperationId> = {
  readonly [I in Id]: ComputedHandler<Operations[I]>['respond'];
};
type StoredResponders<Id extends OperationId> = {
  readonly [I in Id]: StoredHandler<Operations[I]>['respond'];
};

const mapped = <T, U>(values: Readonly<Record<string, T>>, of: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, of(value)]));

const computedIn = <Id extends OperationId>(lane: Lane, responders: Responders<Id>): Computed<Id> =>
  mapped(responders, (respond) => ({ kind: 'computed', lane, respond })) as unknown as Computed<Id>;

/** An operation whose answer is not JSON. */
export const writtenAs = <Id extends OperationId>(
  id: Id,
  handler: Omit<Required<ComputedHandler<Operations[Id]>>, 'kind'>,
): { readonly [K in Id]: ComputedHandler<Operations[Id]> } =>
  ({ [id]: { kind: 'computed', ...handler } }) as never;

/** An operation that answers JSON, or writes what the value of a parameter asks for in its stead. */
export const writtenWhere = <Id extends OperationId, C>(
  id: Id,
  {
    lane,
    respond,
    isAlternative,
    write,
  }: {
    readonly lane: Lane;
    respond(request: ComputeRequest<Operations[Id]>): AnswerOf<Operations[Id]> | C;
    isAlternative(answer: AnswerOf<Operations[Id]> | C): answer is C;
    write(content: C): Written;
  },
): { readonly [K in Id]: ComputedHandler<Operations[Id]> } =>
  ({
    [id]: {
      kind: 'computed',
      lane,
      respond,
      write: (answer: AnswerOf<Operations[Id]> | C): WrittenOrJson =>
        isAlternative(answer) ? write(answer) : undefined,
    },
  }) as never;

/** Operations on days: some milliseconds of a thread each. */
export const quick = <Id extends OperationId>(responders: Responders<Id>): Computed<Id> =>
  computedIn('quick', responders);

/** Operations on years, lists and searches. */
export const long = <Id extends OperationId>(responders: Responders<Id>): Computed<Id> =>
  computedIn('long', responders);

/** Operations on what callers wrote, within hard limits of time and memory. */
export const texts = <Id extends OperationId>(responders: Responders<Id>): Computed<Id> =>
  computedIn('texts', responders);

/** Operations that the main thread answers from the store. */
export const stored = <Id extends OperationId>(
  responders: StoredResponders<Id>,
): { readonly [I in Id]: StoredHandler<Operations[I]> } =>
  mapped(responders, (respond) => ({ kind: 'stored', respond })) as never;

/** An operation that a thread computes with what the main thread adds. */
export const assisted = <Id extends OperationId, I>(
  id: Id,
  handler: Assisted<Operations[Id], I>,
): { readonly [K in Id]: AssistedHandler<Operations[Id], I> } =>
  ({ [id]: { kind: 'assisted', ...handler } }) as never;

/** An operation that a thread computes of what the main thread reads, and that stores nothing. */
export const withInput = <Id extends OperationId, I>(
  id: Id,
  handler: Omit<Assisted<Operations[Id], I>, 'finish'>,
): { readonly [K in Id]: AssistedHandler<Operations[Id], I> } =>
  assisted(id, { ...handler, finish: async () => ({}) });

/** An operation on a list of days. */
export const bulk = <Id extends OperationId, P>(
  id: Id,
  handler: Bulk<Operations[Id], P>,
): { readonly [K in Id]: BulkHandler<Operations[Id], P> } =>
  ({ [id]: { kind: 'bulk', ...handler } }) as never;
