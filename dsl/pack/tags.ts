// The tags of rules; clients filter by them.

/** Every tag that a rule may have. */
export const knownTags: readonly string[] = [
  'FASTING',
  'SHAIVA',
  'VAISHNAVA',
  'SHAKTA',
  'GANAPATYA',
  'SAURA',
  'KAUMARA',
  'SMARTA',
  'JAIN',
  'SIKH',
  'BUDDHIST',
  'HARVEST',
  'NEW_YEAR',
  'NATIONAL',
  'REGIONAL',
  'JAYANTI',
  'PURNIMA',
  'AMAVASYA',
  'EKADASHI',
  // Kept in every lunar month. With PURNIMA, AMAVASYA or EKADASHI it marks the days with these names.
  'MONTHLY',
  // Whose festival it is, in the chain of the world's festivals; JAIN, SIKH and BUDDHIST above as well.
  'CHRISTIAN',
  'ORTHODOX',
  'ISLAMIC',
  'JEWISH',
  'BAHAI',
  'ZOROASTRIAN',
  'SHINTO',
  'EAST_ASIAN',
  // On the holiday list of the country: of India's Government, gazetted or restricted, or of its neighbours'.
  'MAJOR',
];
