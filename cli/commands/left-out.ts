// What a program of one file does not have.

/** Whether an error says that such a program met it. */
export const isLeftOut = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'LEFT_OUT';
