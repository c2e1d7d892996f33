// What answers the operations that tell of the service itself.

import type { Changelog } from '../reference/changelog.ts';
import { changelogHandlers } from './changelog.ts';
import { type HealthParts, serviceHandlers } from './health.ts';
import { pricingHandlers } from './pricing.ts';
import type { Service } from './service.ts';

/** Handlers of the operations on the service, its history and its prices. */
export const ownHandlers = (service: Service, changelog: Changelog, health: HealthParts) => ({
  ...serviceHandlers(service, health),
  ...changelogHandlers(changelog),
  ...pricingHandlers,
});

/** The operations that tell of the service itself. */
export type ServiceOperationId = keyof ReturnType<typeof ownHandlers>;
