// A description without references to shared parameters and responses: each stands where it is used, as does what is asked
// of who calls.

/** A description as far as it refers to components. */
interface Referring {
  readonly paths: object;
  readonly components?: object;
  /** of operations that say nothing else */
  readonly security?: readonly object[];
}

type Components = Readonly<Record<string, Readonly<Record<string, object>> | undefined>>;

/** The description with its parameters, responses and security in place; schemas and headers stay references. */
export function withSharedInPlace<T extends Referring>(description: T): T {
  const components = (description.components ?? {}) as Components;
  const inPlace = (node: object): object => {
    const { $ref } = node as { readonly $ref?: string };
    if ($ref === undefined) return node;
    const [, , kind = '', name = ''] = $ref.split('/');
    const component = components[kind]?.[name];
    if (component === undefined) throw new Error(`nothing is at ${$ref}`);
    return component;
  };
  const paths = mapValues(description.paths, (item) =>
    mapValues(item as object, (operation) => {
      const { parameters, responses } = operation as {
        readonly parameters?: readonly object[];
        readonly responses: object;
      };
      return {
        ...(description.security === undefined ? {} : { security: description.security }),
        ...(operation as object),
        ...(parameters === undefined ? {} : { parameters: parameters.map(inPlace) }),
        ...(responses === undefined
          ? {}
          : { responses: mapValues(responses, (response) => inPlace(response as object)) }),
      };
    }),
  );
  return { ...description, paths };
}

const mapValues = (record: object, to: (value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
