// What descriptions of several operations on births say.

/** How a time of birth is read. */
export const birthTimeNote =
  'The time is local clock time. For ambiguous or skipped local times (DST) the response states the instant used and the alternative.';

/** How the points of a match are counted. */
export const kutasNote =
  'Kutas follow the rules of the packs, each with its table, row (groom), column (bride) and exceptions. The response has both totals, by table and with exceptions. total is by table unless points_by=exceptions.';
