// The service held to its own description: answers are checked against the schemas it publishes.

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { type Client, posted } from '../server/harness.ts';
import { withSharedInPlace } from './reference/resolved.ts';

/** A parameter as described. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: {
    readonly type: 'string' | 'integer' | 'number' | 'boolean';
    readonly format?: string;
    readonly enum?: readonly string[];
    readonly minimum?: number;
    readonly maximum?: number;
    readonly example?: unknown;
  };
}

/** A schema as far as bodies are made of it. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly JsonSchema[];
  readonly example?: unknown;
}

/** How operations are asked. */
const methods = ['get', 'post', 'patch', 'delete'] as const;

/** How an operation is asked. */
export type Method = (typeof methods)[number];

/** An operation as described. */
export interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: { readonly 'application/json': { readonly schema: JsonSchema } };
  };
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
  readonly 'x-plan'?: string;
}

/** The description as far as tests read it. */
export interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, { readonly [M in Method]?: Described }>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** The published description, and what holds answers to it. */
export interface Published {
  readonly description: Description;
  readonly ajv: Ajv2020;
  /** every operation with its path and method */
  readonly operations: readonly (readonly [path: string, method: Method, operation: Described])[];
  /**
   * asks, by default with a `post` if there is a body, and fails the test where the answer is not as described; the
   * status
   */
  conforms(path: string, url: string, body?: unknown, method?: Method): Promise<number>;
}

/** A description, and what answers are held to it by. */
interface Read extends Pick<Published, 'description' | 'ajv' | 'operations'> {
  readonly text: string;
  validator(path: string, method: Method, status: number): ValidateFunction;
}

// The services of a process mostly describe themselves alike; compiling all schemas takes seconds.
let lastRead: Read | undefined;

function readDescription(text: string): Read {
  if (lastRead?.text === text) return lastRead;
  const description = withSharedInPlace(JSON.parse(text) as Description);
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(closed(description) as object, 'api');
  const operations = Object.entries(description.paths).flatMap(([path, ofPath]) =>
    methods.flatMap((method) => {
      const operation = ofPath[method];
      return operation === undefined ? [] : [[path, method, operation] as const];
    }),
  );
  const validators = new Map<string, ValidateFunction>();
  const validator = (path: string, method: Method, status: number): ValidateFunction => {
    const operation = description.paths[path]?.[method];
    const described = statusOf(operation, status) ?? '';
    const [media = json] = Object.keys(operation?.responses[described]?.content ?? {});
    const pointer = `#/paths/${escaped(path)}/${method}/responses/${described}/content/${escaped(media)}/schema`;
    let known = validators.get(pointer);
    if (known === undefined) {
      known = ajv.compile({ $ref: `api${encodeURI(pointer)}` });
      validators.set(pointer, known);
    }
    return known;
  };
  lastRead = { text, description, ajv, operations, validator };
  return lastRead;
}

/** Reads the description of a service. */
export async function publishedBy(get: Client['get']): Promise<Published> {
  const { description, ajv, operations, validator } = readDescription((await get('/openapi.json')).text);
  return {
    description,
    ajv,
    operations,
    conforms: async (path, url, body, method = body === undefined ? 'get' : 'post') => {
      const requested = body === undefined ? url : `${url} ${JSON.stringify(body)}`;
      const init = body === undefined ? {} : posted(body);
      const answer = await get(url, { ...init, method: method.toUpperCase() });
      expect([requested, answer.status, statusOf(description.paths[path]?.[method], answer.status)]).toEqual([
        requested,
        answer.status,
        expect.any(String),
      ]);
      if (answer.status === 204) return answer.status;
      const valid = validator(path, method, answer.status);
      const fits = valid(answer.headers.get('content-type')?.startsWith(json) ? answer.json() : answer.text);
      expect(fits ? [] : [requested, valid.errors?.slice(0, 5)]).toEqual([]);
      return answer.status;
    },
  };
}

const json = 'application/json';

/** Statuses of errors that every operation may answer with, so that it describes them all at once. */
const common = [400, 401, 402, 403, 413, 415, 429, 500, 503];

/** Under which status an operation describes an answer: its own, or the one that stands for all that are common. */
function statusOf(operation: Described | undefined, status: number): string | undefined {
  const candidate = common.includes(status) ? 'default' : String(status);
  return Object.hasOwn(operation?.responses ?? {}, candidate) ? candidate : undefined;
}

const escaped = (path: string): string => path.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * The same schemas, but with no room for properties that they do not name. What is extended (a part of an `allOf`, a schema
 * by its name) is closed where it is used, with all that it is made of.
 */
function closed(node: unknown, isUsed = false): unknown {
  if (Array.isArray(node)) return node.map((inner) => closed(inner, isUsed));
  if (typeof node !== 'object' || node === null) return node;
  const out: Record<string, unknown> = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, closedField(key, value)] as const),
  );
  const hasFields = 'properties' in out || 'allOf' in out || '$ref' in out;
  if (isUsed && hasFields && !('additionalProperties' in out)) out.unevaluatedProperties = false;
  return out;
}

/** Fields that hold schemas by names, schemas that are used, and schemas that are part of another. */
function closedField(key: string, value: unknown): unknown {
  if (key === 'properties')
    return Object.fromEntries(Object.entries(value as object).map(([name, of]) => [name, closed(of, true)]));
  return closed(value, ['items', 'anyOf', 'oneOf', 'schema', 'additionalProperties'].includes(key));
}
