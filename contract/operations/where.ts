// Where an operation computes for, as descriptions say it.

/** Where an operation computes for whose fallback is a place, by its name. */
export const computedFor = (fallback: string): string =>
  `Computed for location_id, else lat and lon, else the place of region, else ${fallback}.`;
