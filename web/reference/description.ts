// The description of the API, as far as the reference works on it, and the examples of its operations.

/** The schema of a value, as far as it is looked at. */
export interface Schema {
  readonly type?: string;
  readonly example?: unknown;
  readonly examples?: unknown;
  readonly default?: unknown;
}

/** A parameter. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly example?: unknown;
  readonly schema?: Schema;
}

/** What stands in the place of something that operations share. */
export interface Shared {
  readonly $ref: string;
}

/** A body or an answer, by media type. */
interface Content {
  readonly content?: Readonly<Record<string, object>>;
}

/** An answer. */
export interface Response extends Content {
  readonly headers?: object;
}

/** An operation. */
export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  /** an empty list where no key is needed */
  readonly security?: readonly object[];
  readonly parameters?: readonly (Parameter | Shared)[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Response>>;
}

/** OpenAPI 3.1. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: {
    readonly parameters?: Readonly<Record<string, Parameter>>;
    readonly responses?: Readonly<Record<string, Response>>;
  };
}

/** A request to an operation with its answer. */
export interface Example {
  /** `GET /v1/panchang?date=2026-09-14` */
  readonly request: string;
  readonly body?: unknown;
  readonly answer: unknown;
}

/** By the id of the operation. */
export type Examples = Readonly<Record<string, Example>>;
