// An error as it may be logged: what it is, where it came from and what caused it, without what libraries hang on errors
// (statements, parameters, commands), and without what looks like a secret or a place.

/** An error in the log. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  /** code of the system or of a library, `ECONNREFUSED` */
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** How deep causes are followed, and how many characters are kept of a text. */
const mostCauses = 4;
const longest = 4000;

/** What must not stand in a log, each with what stands for it. */
const hidden: readonly (readonly [pattern: RegExp, shown: string])[] = [
  // Keys of the service, secrets of webhooks.
  [/\b(nir|whsec)_[\w-]{6,}/gi, '$1_*'],
  // Passwords in addresses, tokens.
  [/:\/\/[^\s/@]*@/g, '://*@'],
  [/\b(bearer|basic) +[\w.~+/=-]{6,}/gi, '$1 *'],
  // Hashes, signatures and keys of encryption.
  [/\b[0-9a-f]{32,}\b/gi, '*'],
  // Degrees, to a hundred metres or better.
  [/-?\b\d{1,3}\.\d{3,}\b/g, '*'],
];

/** What is logged of something that was thrown. */
export function loggedError(error: unknown): LoggedError {
  return logged(error, mostCauses);
}

function logged(error: unknown, causes: number): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: shown(String(error)) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    type: name,
    message: shown(message),
    ...(typeof code === 'string' ? { code: shown(code) } : {}),
    ...(stack === undefined ? {} : { stack: shown(stack) }),
    ...(cause === undefined || causes === 0 ? {} : { cause: logged(cause, causes - 1) }),
  };
}

const shown = (text: string): string =>
  hidden.reduce((masked, [pattern, mark]) => masked.replaceAll(pattern, mark), text.slice(0, longest));
