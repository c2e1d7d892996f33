/// <reference types="@asteasolutions/zod-to-openapi" preserve="true" />
// zod with the `openapi` method that describes a schema for the API description.

import { extendZodWithOpenApi } from '@asteasolutions/zod-to-openapi';
import { z as plain } from 'zod';

extendZodWithOpenApi(plain);

// A value of this module, not zod's passed on: a bundler would take that from zod itself, and not wait for the method.
const z = plain;

declare namespace z {
  type output<T> = plain.output<T>;
  type ZodType<Output = unknown, Input = unknown> = plain.ZodType<Output, Input>;
  type ZodRawShape = plain.ZodRawShape;
  type ZodObject<Shape extends plain.core.$ZodShape = plain.core.$ZodLooseShape> = plain.ZodObject<Shape>;
  type ZodEnum<Entries extends plain.core.util.EnumLike = plain.core.util.EnumLike> = plain.ZodEnum<Entries>;
}

const components = new Map<string, z.ZodType>();

/**
 * The schemas that were given a name, by their names: what the description has as its components. Each is as it was named,
 * without what a field adds that has it (that it may be null, another description).
 */
export const namedSchemas: ReadonlyMap<string, z.ZodType> = components;

const { openapi } = z.ZodType.prototype;
z.ZodType.prototype.openapi = function (this: z.ZodType, ...given: Parameters<typeof openapi>) {
  const schema = openapi.apply(this, given) as z.ZodType;
  const [name] = given as readonly unknown[];
  if (typeof name === 'string' && !components.has(name)) components.set(name, schema);
  return schema;
} as typeof openapi;

export { z };
