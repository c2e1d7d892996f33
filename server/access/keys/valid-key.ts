// When a key opens the service.

import type { ApiKey } from '../../store/accounts.ts';

/** Whether a key is neither revoked nor expired at a moment, milliseconds since 1970. */
export const isValidKey = ({ revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now: number) =>
  revokedAt === undefined && (expiresAt === undefined || expiresAt > now);
