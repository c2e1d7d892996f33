// Where the operations are in the reference, by what documents and changes call them.

/** The description of the API, as far as it says where operations are. */
export interface DescribedOperations {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly operationId: string; readonly tags: readonly string[] }>>
    >
  >;
}

/** Finds the address of an operation in the reference; undefined where there is none. */
export interface OperationAddresses {
  /** by method and path as the description writes them; without a method the first of the path */
  at(path: string, method?: string): string | undefined;
  /** by code such as `/v1/panchang?date=2026-09-14` or `POST /v1/birth-chart` */
  inCode(code: string): string | undefined;
}

/** Where the operations of a description are. */
export function operationAddresses({ paths }: DescribedOperations): OperationAddresses {
  const at = (path: string, method?: string): string | undefined => {
    const item = Object.hasOwn(paths, path) ? paths[path] : undefined;
    if (item === undefined) return undefined;
    const operation = method === undefined ? Object.values(item)[0] : item[method.toLowerCase()];
    const tag = operation?.tags[0];
    return operation === undefined || tag === undefined
      ? undefined
      : `/docs/reference#/${tag}/${operation.operationId}`;
  };
  return {
    at,
    inCode(code) {
      const [, method, path = ''] =
        /^(?:(GET|POST|PUT|PATCH|DELETE) )?(\/v1\/[^\s?]*)(?:\?\S*)?$/.exec(code) ?? [];
      return at(path, method);
    },
  };
}
