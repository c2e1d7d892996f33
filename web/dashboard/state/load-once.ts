// Something that several parts of a page ask for and that is loaded for all of them together.

/** Loads at the first call and gives every later one the same; after a failure it loads again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
