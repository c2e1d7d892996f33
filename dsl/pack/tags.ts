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
  // On the holiday list of the country: of India's Government, gazetted or restricted, or of its neighbours'.
  'MAJOR',
];
