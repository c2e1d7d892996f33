// What the policy of pages lets become a script: the service worker, and nothing else.

interface TrustedPolicy {
  createScriptURL(address: string): string;
}

const { trustedTypes } = globalThis as {
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy };
};

/** The address of the service worker, as `register` takes it. Browsers without trusted types take plain text. */
export const offlineWorker = (): string => {
  const address = '/offline.js';
  const rules: TrustedPolicy = { createScriptURL: () => address };
  return (trustedTypes?.createPolicy('nirnaya-offline', rules) ?? rules).createScriptURL(address);
};
