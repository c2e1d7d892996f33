// The values that conditions of alerts compare with, as people choose and read them: key for the API, name for the page.

/** A value to choose: `pushya`, and what it is called. */
export interface Choice {
  readonly value: string;
  readonly name: string;
}

/** A text that begins with a capital. */
export const capitalized = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** A key as a name: `purva_phalguni` as `Purva Phalguni`. */
export const titleOf = (key: string): string => key.split('_').map(capitalized).join(' ');

const named = (keys: string): readonly Choice[] =>
  keys.split(' ').map((key) => ({ value: key, name: titleOf(key) }));

/** The weekdays, Sunday first. */
export const weekdays = named('sunday monday tuesday wednesday thursday friday saturday');

/** The nakshatras in their order. */
export const nakshatras = named(
  'ashwini bharani krittika rohini mrigashira ardra punarvasu pushya ashlesha magha purva_phalguni uttara_phalguni hasta chitra swati vishakha anuradha jyeshtha mula purva_ashadha uttara_ashadha shravana dhanishta shatabhisha purva_bhadrapada uttara_bhadrapada revati',
);

/** The yogas in their order. */
export const yogas = named(
  'vishkambha priti ayushman saubhagya shobhana atiganda sukarma dhriti shula ganda vriddhi dhruva vyaghata harshana vajra siddhi vyatipata variyana parigha shiva siddha sadhya shubha shukla brahma indra vaidhriti',
);

/** The karanas in their order. */
export const karanas = named(
  'bava balava kaulava taitila gara vanija vishti shakuni chatushpada naga kimstughna',
);

/** The lunar months in their order. */
export const lunarMonths = named(
  'chaitra vaishakha jyeshtha ashadha shravana bhadrapada ashvina kartika margashirsha pausha magha phalguna',
);

/** The grahas in their order. */
export const planets = named('sun moon mars mercury jupiter venus saturn rahu ketu');

const zodiac =
  'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');

/** The rashis in their order, each with its name in the zodiac. */
export const rashis: readonly Choice[] = named(
  'mesha vrishabha mithuna karka simha kanya tula vrishchika dhanu makara kumbha mina',
).map(({ value, name }, i) => ({ value, name: `${name} (${zodiac[i]})` }));

/** The events of the bundled packs that times are rated for. */
export const events: readonly Choice[] = [
  { value: 'marriage', name: 'Marriage' },
  { value: 'griha_pravesh', name: 'Griha Pravesh (moving in)' },
  { value: 'travel', name: 'Travel' },
  { value: 'mundan', name: 'Mundan (first haircut)' },
  { value: 'vehicle_purchase', name: 'Vehicle purchase' },
  { value: 'land_purchase', name: 'Land purchase' },
  { value: 'business_start', name: 'Business start' },
  { value: 'education_start', name: 'Education start' },
];

/** Kalas that are offered, of those that every chain has. */
export const kalas = named(
  'abhijit amrit_kaal aparahna arunodaya bhadra brahma_muhurta godhuli gulika hari_vasara madhyahna nishita panchak pitru_paksha pradosha rahu_kaal sangava varjyam yamagandam',
);

/** Tithis of a half; the fifteenth is Purnima in the bright one and Amavasya in the dark one. */
const half = named(
  'pratipada dwitiya tritiya chaturthi panchami shashthi saptami ashtami navami dashami ekadashi dwadashi trayodashi chaturdashi',
).map(({ name }) => name);

/** The name of a tithi, 1 to 30: `Shukla Ekadashi`, `Purnima`. */
export function tithiName(number: number): string {
  if (number === 15) return 'Purnima';
  if (number === 30) return 'Amavasya';
  const name = half[number > 15 ? number - 16 : number - 1];
  return name === undefined ? `tithi ${number}` : `${number < 15 ? 'Shukla' : 'Krishna'} ${name}`;
}

/** The name of a tithi of both halves, by its number in the bright one, 1 to 14: `Ekadashi`. */
export const tithiOfHalves = (number: number): string => half[number - 1] ?? `tithi ${number}`;

/** What an observance is called by its code, with the variant before it: `FESTIVAL_DIWALI` is `Diwali`. */
export function observanceName(code: string): string {
  const [rule = '', variant] = code.split(':');
  const name = titleOf(rule.replace(/^(FESTIVAL|VRAT|SANKRANTI)_/, '').toLowerCase());
  return variant === undefined ? name : `${titleOf(variant.toLowerCase())} (${name})`;
}

const choices: Readonly<Record<string, readonly Choice[]>> = {
  weekday: weekdays,
  nakshatra: nakshatras,
  nakshatras,
  yoga: yogas,
  yogas,
  karana: karanas,
  karanas,
  lunar_month: lunarMonths,
  planet_sign: rashis,
};

/** A value of a fact as people call it. */
export function valueName(fact: string, value: unknown): string {
  if ((fact === 'tithi' || fact === 'tithis') && typeof value === 'number') return tithiName(value);
  if (fact === 'observances') return observanceName(String(value));
  return choices[fact]?.find((choice) => choice.value === value)?.name ?? titleOf(String(value));
}
