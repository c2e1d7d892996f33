// What the policy of the page lets become a script or markup: the one worker, and drawings that the worker made.

interface TrustedPolicy {
  createScriptURL(address: string): string;
  createHTML(text: string): string;
}

const { trustedTypes } = globalThis as {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
  };
};

const isOwnScript = /^\/assets\/playground-worker-[\w-]+\.js$/;

const rules: TrustedPolicy = {
  createScriptURL(address) {
    if (!isOwnScript.test(address)) throw new TypeError(`${address} is no worker of the playground`);
    return address;
  },
  createHTML(text) {
    if (!text.startsWith('<svg ')) throw new TypeError('only drawings are markup');
    return text;
  },
};

/** Browsers without trusted types take plain text. */
const policy = trustedTypes?.createPolicy('nirnaya-playground', rules) ?? rules;

/** The address of the worker, as `Worker` takes it. */
export const trustedWorker = (address: string): string => policy.createScriptURL(address);

/** A drawing, as `innerHTML` takes it. */
export const trustedDrawing = (svg: string): string => policy.createHTML(svg);
