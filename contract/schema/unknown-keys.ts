// The names of keys that an object has and should not, for a message.

/** At most so many are named, each by so many characters. */
const mostNamed = 10;
const longestNamed = 60;

/** The keys of zod's issue `unrecognized_keys`, separated by commas. */
export const unknownKeys = (keys: readonly PropertyKey[] = []): string =>
  keys
    .map((key) => String(key).slice(0, longestNamed))
    .slice(0, mostNamed)
    .join(', ');
