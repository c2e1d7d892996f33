// The key of "Authorize": stored for this tab alone, until it is closed or the key is removed.

/** What swagger-ui authorizes with, by the names of security schemes. */
type Authorization = Readonly<Record<string, { readonly value?: unknown }>>;

/** The security scheme of keys. */
export const keyScheme = 'apiKey';

const item = 'nirnaya-reference-key';

/** The key of this tab; undefined where there is none. */
export const storedKey = (storage: Storage): string | undefined => storage.getItem(item) ?? undefined;

/** A plugin of swagger-ui that stores the key which somebody authorizes with, and removes it on logout. */
export const storesKey = (storage: Storage) => ({
  statePlugins: {
    auth: {
      wrapActions: {
        authorize: (original: (payload: Authorization) => unknown) => (payload: Authorization) => {
          const key = payload[keyScheme]?.value;
          if (typeof key === 'string') storage.setItem(item, key);
          return original(payload);
        },
        logout: (original: (schemes: unknown) => unknown) => (schemes: unknown) => {
          storage.removeItem(item);
          return original(schemes);
        },
      },
    },
  },
});
