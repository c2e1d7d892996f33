// The tags of rules; clients filter by them.

/** Every tag a rule may bear. */
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
];
