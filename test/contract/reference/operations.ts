// Every operation of a description, whatever its method.

import type { Described } from '../published.ts';

/** The methods that operations have. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** A method of an operation. */
export type AnyMethod = (typeof methods)[number];

/** An operation with its path and method. */
export type DescribedOperation = readonly [path: string, method: AnyMethod, operation: Described];

/** The operations of a description. */
export function operationsIn(description: { readonly paths: object }): DescribedOperation[] {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = (item as Partial<Record<AnyMethod, Described>>)[method];
      return operation === undefined ? [] : [[path, method, operation] as const];
    }),
  );
}
