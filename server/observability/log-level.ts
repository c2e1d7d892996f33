// How much of the log is written.

/** How much is logged, from most to nothing. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** How much is logged. */
export type LogLevel = (typeof logLevels)[number];
