// The names of the places that packs and tests may use without coordinates. Where they lie is known to those who
// compute: this list only says which names there are, and every place of that name is typed by it.

/** The curated places by name. */
export const placeNames = [
  'Ujjain',
  'New Delhi',
  'Mumbai',
  'Chennai',
  'Kolkata',
  'Varanasi',
  'Bengaluru',
  'Hyderabad',
  'Ahmedabad',
  'Jaipur',
  'Patna',
  'Puri',
  'Thiruvananthapuram',
  'Tirupati',
  'Amritsar',
  'Guwahati',
  'Srinagar',
  'Haridwar',
  'Kathmandu',
  'Colombo',
  'London',
  'New York',
  'San Francisco',
  'Toronto',
  'Dubai',
  'Singapore',
  'Sydney',
] as const;

/** The name of a curated place. */
export type PlaceName = (typeof placeNames)[number];

/** The curated place that a text names, in any case; undefined where it names none. */
export function placeNamed(text: string): PlaceName | undefined {
  const lowered = text.trim().toLowerCase();
  return placeNames.find((name) => name.toLowerCase() === lowered);
}
