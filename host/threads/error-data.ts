// Errors as plain data, so that one thrown in a thread is an error of the same kind for the caller.

/** An error as it is sent: one of the opener's classes in its own form, any other as all errors are. */
export type ErrorData =
  | { readonly kind: 'own'; readonly data: unknown }
  | {
      readonly kind: 'any';
      readonly name: string;
      readonly message: string;
      readonly stack: string | undefined;
      readonly code: string | undefined;
    };

/** Gives plain data for an error of the opener's own classes, `undefined` for any other. */
export type EncodeError = (error: unknown) => unknown;

/** Gives back the error that `EncodeError` gave data for. */
export type DecodeError = (data: unknown) => unknown;

/** An error as plain data. What is thrown and no error is sent as its text. */
export function errorData(error: unknown, encode: EncodeError): ErrorData {
  const data = encode(error);
  if (data !== undefined) return { kind: 'own', data };
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return { kind: 'any', name, message, stack, code: typeof code === 'string' ? code : undefined };
}

/** The error of plain data. */
export function errorOf(sent: ErrorData, decode: DecodeError): unknown {
  if (sent.kind === 'own') return decode(sent.data);
  const { name, message, stack, code } = sent;
  return Object.assign(new Error(message), { name, stack }, code === undefined ? {} : { code });
}
