// The planets that set and rise with the Sun, by the names under which a request may ask for them.

/** The five planets. */
export const planets = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;

type Planet = (typeof planets)[number];

/** The planets by what a request may name, in small letters. */
export const planetsByName: ReadonlyMap<string, Planet> = new Map<string, Planet>([
  ['budh', 'Mercury'],
  ['mercury', 'Mercury'],
  ['shukra', 'Venus'],
  ['venus', 'Venus'],
  ['mangal', 'Mars'],
  ['kuja', 'Mars'],
  ['mars', 'Mars'],
  ['guru', 'Jupiter'],
  ['jupiter', 'Jupiter'],
  ['shani', 'Saturn'],
  ['saturn', 'Saturn'],
]);

/** What a request may name, in small letters. */
export const planetNames: readonly string[] = [...planetsByName.keys()];

/** What else one may ask for, and has no asta here. */
export const otherGrahas: ReadonlyMap<string, string> = new Map([
  ['moon', 'the Moon'],
  ['chandra', 'the Moon'],
  ['soma', 'the Moon'],
  ['sun', 'the Sun'],
  ['surya', 'the Sun'],
  ['rahu', 'Rahu'],
  ['ketu', 'Ketu'],
]);

/** Whether a name is known, of a planet or of another graha. */
export const isGrahaName = (name: string): boolean => planetsByName.has(name) || otherGrahas.has(name);
