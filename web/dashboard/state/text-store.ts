// Where the browser keeps texts. Some forbid it to pages; then they are kept as long as the page is open.

/** Keeps texts by name. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The store that `open` gives, or one in memory where that is forbidden. */
export function textStore(open: () => TextStore): TextStore {
  try {
    const store = open();
    store.getItem('');
    return store;
  } catch {
    const texts = new Map<string, string>();
    return {
      getItem: (name) => texts.get(name) ?? null,
      setItem: (name, text) => {
        texts.set(name, text);
      },
      removeItem: (name) => {
        texts.delete(name);
      },
    };
  }
}
