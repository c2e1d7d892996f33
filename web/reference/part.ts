// Cuts the description down to what one operation needs. Swagger-ui resolves the references of an operation when it is opened, and
// reads the whole description for it: seconds of a reader's processor, where the operation refers to a few parts of it.

import type { Tree } from './swagger-ui.ts';

/** Resolves what stands at a path of a description. */
type Resolve = (description: Tree, path: readonly string[], options?: object) => Promise<unknown>;

interface Functions {
  resolveSubtree: Resolve;
}

const prefix = '#/';

/**
 * A description with the item at a path and with everything that this refers to, directly or not; of the rest only what holds for every
 * operation. `path` is `['paths', '/v1/panchang', 'get']`; an empty one leaves the description whole.
 */
export function partOf(description: Tree, path: readonly string[]): Tree {
  if (path.length === 0) return description;
  const { tags: _, webhooks: __, ...whole } = description;
  const securitySchemes = valueAt(whole, ['components', 'securitySchemes']);
  const part: Tree = { ...whole, paths: {}, components: { securitySchemes } };
  // An operation takes parameters and servers of its item.
  copyWithReferences(whole, part, path.slice(0, 2));
  return part;
}

/** A plugin of swagger-ui that resolves an operation within its part of the description. */
export const resolvesParts = {
  afterLoad(this: { readonly fn: Functions }): void {
    const { resolveSubtree } = this.fn;
    this.fn.resolveSubtree = (description, path, options) =>
      resolveSubtree(partOf(description, path), path, options);
  },
};

function copyWithReferences(whole: Tree, part: Tree, path: readonly string[]): void {
  const value = valueAt(whole, path);
  if (value === undefined || valueAt(part, path) === value) return;
  setAt(part, path, value);
  for (const reference of referencesOf(value)) copyWithReferences(whole, part, reference);
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The paths of the parts to which a value refers. */
function referencesOf(value: unknown): readonly (readonly string[])[] {
  // A discriminator maps its values to references, under names of their own.
  if (typeof value === 'string') return value.startsWith(prefix) ? [stepsOf(value)] : [];
  return isTree(value) ? Object.values(value).flatMap(referencesOf) : [];
}

const stepsOf = (reference: string): readonly string[] =>
  reference
    .slice(prefix.length)
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));

const valueAt = (tree: Tree, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, step) => (isTree(value) ? value[step] : undefined), tree);

function setAt(tree: Tree, path: readonly string[], value: unknown): void {
  const [step = '', ...rest] = path;
  if (rest.length === 0) {
    tree[step] = value;
    return;
  }
  const inner = tree[step];
  const own: Tree = isTree(inner) ? { ...inner } : {};
  tree[step] = own;
  setAt(own, rest, value);
}
