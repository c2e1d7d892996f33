// The service held to its own description: answers are checked against the schemas it publishes.

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import type { Client } from '../server/harness.ts';

/** A parameter as described. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required?: boolean;
  readonly schema: {
    readonly type: 'string' | 'integer' | 'number' | 'boolean';
    readonly format?: string;
    readonly enum?: readonly string[];
    readonly minimum?: number;
    readonly maximum?: number;
    readonly example?: unknown;
  };
}

/** An operation as described. */
export interface Described {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, { readonly content: object }>>;
}

/** The description as far as tests read it. */
export interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, { readonly get: Described }>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/** The published description, and what holds answers to it. */
export interface Published {
  readonly description: Description;
  readonly ajv: Ajv2020;
  /** asks, and fails the test where the answer is not as described; gives the status */
  conforms(path: string, url: string): Promise<number>;
}

/** Reads the description of a service. */
export async function publishedBy(get: Client['get']): Promise<Published> {
  const description = (await get('/openapi.json')).json<Description>();
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(closed(description) as object, 'api');
  const validators = new Map<string, ValidateFunction>();
  const validator = (path: string, status: number): ValidateFunction => {
    const pointer = `#/paths/${escaped(path)}/get/responses/${status}/content/application~1json/schema`;
    let known = validators.get(pointer);
    if (known === undefined) {
      known = ajv.compile({ $ref: `api${encodeURI(pointer)}` });
      validators.set(pointer, known);
    }
    return known;
  };
  return {
    description,
    ajv,
    conforms: async (path, url) => {
      const answer = await get(url);
      expect(Object.keys(description.paths[path].get.responses), url).toContain(String(answer.status));
      const valid = validator(path, answer.status);
      const fits = valid(answer.json());
      expect(fits ? [] : [url, valid.errors?.slice(0, 5)]).toEqual([]);
      return answer.status;
    },
  };
}

const escaped = (path: string): string => path.replaceAll('~', '~0').replaceAll('/', '~1');

/** The same schemas, but with no room for properties that they do not name. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, closed(value)] as const);
  const out: Record<string, unknown> = Object.fromEntries(entries);
  if ('properties' in out && !('additionalProperties' in out)) out.additionalProperties = false;
  return out;
}
