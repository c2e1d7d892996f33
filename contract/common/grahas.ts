// The nine grahas, as answers name them.

/** The grahas in their traditional order. */
export const grahaNames = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
] as const;
