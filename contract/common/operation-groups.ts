// The groups of operations, as the description shows them and as keys are restricted to them.

/** Every group. */
export const operationGroups = [
  'Panchang',
  'Timings',
  'Sky',
  'Conditions',
  'Eclipses',
  'Tara',
  'Calendar',
  'Festivals',
  'Muhurat',
  'Shraddha',
  'Chakras',
  'Astrology',
  'Rules',
  'Languages',
  'Places',
  'Bulk',
  'Feeds',
  'Alerts',
  'Profiles',
  'Webhooks',
  'Account',
  'Service',
] as const;

/** A group of operations. */
export type OperationGroup = (typeof operationGroups)[number];
