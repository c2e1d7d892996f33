// How long answers may be kept by clients. They are never kept by what stands between, for each is paid for by a key.

/** Of what changes from one moment to the next, of errors and of what was stored. */
export const noStore = 'no-store';

/**
 * Of what depends on the parameters and the packs in force alone. Packs change now and then, and a change is announced
 * days ahead, so a day.
 */
export const fixedAnswer = 'private, max-age=86400';

/** Of what is the same for everybody until another version is installed. */
export const publicPage = 'public, max-age=300';

/** Of files whose addresses change with what is in them: a year, the longest that there is. */
export const immutable = 'public, max-age=31536000, immutable';
