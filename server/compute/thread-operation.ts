// An operation as far as a thread computes it.

import type { Localiser } from '@nirnaya/app/names';
import type { AnyGiven } from '../http/given.ts';
import type { RawParameters } from '../http/parse.ts';
import type { ComputeService } from './compute-service.ts';

/** A part of an answer that is a list. */
export interface BulkPart {
  /** the fields before the list, of the first part */
  readonly head?: object;
  readonly entries: readonly object[];
  /** the fields behind the list, of the last part */
  readonly tail?: object;
}

/** How an answer is computed as a whole. */
export interface WholeComputation {
  readonly kind: 'computed';
  /** writes the answer in the media type that the request asks for; undefined: as JSON, and so where it returns undefined */
  readonly write:
    | ((answer: unknown) => string | Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>> | undefined)
    | undefined;
  /** what writes the names of the answer; undefined where it has none */
  readonly localiser: () => Localiser | undefined;
  readonly respond: (
    request: AnyGiven & {
      readonly service: ComputeService;
      readonly input: unknown;
      readonly aside: (value: object) => void;
    },
  ) => unknown;
}

/** How an answer is computed part by part. */
export interface BulkComputation {
  readonly kind: 'bulk';
  /** the field of the answer that is the list */
  readonly list: string;
  readonly localiser: () => Localiser | undefined;
  readonly respond: (
    request: AnyGiven & {
      readonly service: ComputeService;
      readonly part: unknown;
      readonly isFirst: boolean;
      readonly isLast: boolean;
    },
  ) => BulkPart;
}

/** An operation in a thread; one that works on the store is not computed there. */
export interface ThreadOperation {
  readonly id: string;
  /** the field of a live answer that is left out of its ETag */
  readonly untagged: string | undefined;
  readonly answering: WholeComputation | BulkComputation | { readonly kind: 'stored' };
  /** Parses the parameters, and the body where one is taken; throws a 400. */
  prepare(query: RawParameters, params: RawParameters, body?: unknown): { readonly given: AnyGiven };
}
