// A part of an answer that fails leaves the rest standing.

import { ServiceError } from '../errors.ts';
import type { Service } from '../service.ts';

/** What of the service the parts of a panchang need. */
export interface PanchangService extends Pick<Service, 'failed'> {
  readonly workspace: Pick<Service['workspace'], 'sky'>;
}

/** What a part gives, or null where it failed for a fault of ours, which is told. Refusals go through. */
export function orNull<T>({ failed }: Pick<Service, 'failed'>, make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    failed(error);
    return null;
  }
}
