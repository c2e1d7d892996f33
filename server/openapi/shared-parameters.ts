// Parameters that several operations take alike become components, so that clients have one type for each.

import type { ApiDescription } from './description.ts';

/** A parameter as described. */
type Parameter = Exclude<
  NonNullable<NonNullable<ApiDescription['components']>['parameters']>[string],
  { readonly $ref: string }
>;

/** A parameter that several operations take alike. */
interface Shared {
  readonly parameter: Parameter;
  /** the group of the first operation that takes it */
  readonly group: string;
  uses: number;
}

/** The operations of a description: their path, method and what is described. */
interface DescribedOperation {
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
}

/**
 * A description whose parameters are references wherever the same one stands twice. A component has the name of its
 * parameter; where parameters of one name differ, all but the most frequent have the group of operations added.
 */
export function withSharedParameters(description: ApiDescription): ApiDescription {
  const { paths = {}, webhooks = {} } = description;
  const shared = new Map<string, Shared>();
  for (const operation of [...operationsOf(paths), ...operationsOf(webhooks)]) {
    for (const parameter of operation.parameters ?? []) {
      const key = textOf(parameter);
      const known = shared.get(key);
      if (known === undefined)
        shared.set(key, { parameter: once(parameter), group: operation.tags?.[0] ?? '', uses: 1 });
      else known.uses += 1;
    }
  }
  const names = namesOf([...shared].filter(([, { uses }]) => uses > 1));
  const referring = (operation: DescribedOperation): object => {
    const parameters = (operation.parameters ?? []).map((parameter) => {
      const name = names.get(textOf(parameter));
      return name === undefined ? once(parameter) : { $ref: `#/components/parameters/${name}` };
    });
    return parameters.length === 0 ? operation : { ...operation, parameters };
  };
  const parameters: Record<string, Parameter> = {};
  for (const [key, { parameter }] of shared) {
    const name = names.get(key);
    if (name !== undefined) parameters[name] = parameter;
  }
  return {
    ...description,
    paths: eachOperation(paths, referring),
    webhooks: eachOperation(webhooks, referring),
    components: { ...description.components, parameters },
  };
}

const textOf = (parameter: Parameter): string => JSON.stringify(parameter);

// What a parameter means is said beside it, and not in its schema again.
function once({ schema, ...parameter }: Parameter): Parameter {
  const { description: _again, ...rest } = (schema ?? {}) as { readonly description?: string };
  return { ...parameter, schema: rest };
}

function operationsOf(items: object): readonly DescribedOperation[] {
  return Object.values(items).flatMap((item) => Object.values(item as object) as DescribedOperation[]);
}

function eachOperation(items: object, to: (operation: DescribedOperation) => object) {
  return Object.fromEntries(
    Object.entries(items).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item as object).map(([method, operation]) => [method, to(operation)]),
      ),
    ]),
  );
}

// The names of components, the most frequent parameters first.
function namesOf(shared: readonly (readonly [key: string, value: Shared])[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const [key, { parameter, group }] of [...shared].sort(([, a], [, b]) => b.uses - a.uses)) {
    const candidates = [parameter.name, `${parameter.name}_of_${group.toLowerCase()}`];
    const name = candidates.find((free) => !taken.has(free));
    if (name === undefined) continue;
    taken.add(name);
    names.set(key, name);
  }
  return names;
}
