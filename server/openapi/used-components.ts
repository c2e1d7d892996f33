// Of the components of a description those that something refers to, by name: the order in which modules were loaded does
// not show.

import type { ApiDescription } from './description.ts';

/** A description without schemas that neither an operation nor a webhook comes to. */
export function withUsedSchemas(description: ApiDescription): ApiDescription {
  const { components = {} } = description;
  const { schemas = {}, ...others } = components;
  const used = new Set<string>();
  const follow = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { $ref } = node as { readonly $ref?: unknown };
    const name = typeof $ref === 'string' ? $ref.replace(/^#\/components\/schemas\//, '') : undefined;
    if (name !== undefined && !used.has(name)) {
      used.add(name);
      follow(schemas[name]);
    }
    for (const value of Object.values(node)) follow(value);
  };
  follow([description.paths, description.webhooks, others]);
  const usedSchemas = Object.entries(schemas)
    .filter(([name]) => used.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...description, components: { ...components, schemas: Object.fromEntries(usedSchemas) } };
}
