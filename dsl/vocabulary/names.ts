// The names of the calendar, in the spelling the project uses and the other spellings authors write.
// In: nothing. Out: one table a kind; the position in a table is the 0-based label the engine uses.

/** One name: the canonical spelling first, then other spellings. */
export type Spelling = readonly [string, ...string[]];

/** Tithis by name; the labels are those of the bright half (Pratipada = 0 ... Chaturdashi = 13). */
export const tithiNames: readonly Spelling[] = [
  ['Pratipada', 'Padyami', 'Prathama'],
  ['Dwitiya', 'Dvitiya'],
  ['Tritiya', 'Trutiya'],
  ['Chaturthi'],
  ['Panchami'],
  ['Shashthi', 'Shashti', 'Sashti'],
  ['Saptami'],
  ['Ashtami'],
  ['Navami'],
  ['Dashami', 'Dasami'],
  ['Ekadashi', 'Ekadasi'],
  ['Dwadashi', 'Dvadashi', 'Dwadasi'],
  ['Trayodashi', 'Trayodasi'],
  ['Chaturdashi', 'Chaturdasi'],
  ['Purnima', 'Pournami'],
  ['Amavasya', 'Amavasai'],
];

/** The two halves of a lunation. */
export const pakshaNames: readonly Spelling[] = [
  ['Shukla', 'Sukla', 'Suddha'],
  ['Krishna', 'Bahula', 'Vadya'],
];

/** Lunar months, amanta, Chaitra = 0. `Adhika` (12) is the label of an intercalary month in a table. */
export const lunarMonthNames: readonly Spelling[] = [
  ['Chaitra', 'Chaitram'],
  ['Vaishakha', 'Vaisakha'],
  ['Jyeshtha', 'Jyaistha', 'Jyeshta'],
  ['Ashadha', 'Aashaadha', 'Asadha'],
  ['Shravana', 'Sravana'],
  ['Bhadrapada', 'Bhaadrapada'],
  ['Ashvina', 'Ashwina', 'Ashwin', 'Aswayuja'],
  ['Kartika', 'Karthika', 'Karttika'],
  ['Margashirsha', 'Margasirsha', 'Agrahayana'],
  ['Pausha', 'Pousha'],
  ['Magha', 'Maagha'],
  ['Phalguna', 'Falguna'],
  ['Adhika', 'Adhik', 'Mala'],
];

/** Nakshatras, Ashwini = 0; Abhijit (27) belongs to the cycle of 28 only, where it stands 22nd. */
export const nakshatraNames: readonly Spelling[] = [
  ['Ashwini', 'Ashvini', 'Aswini'],
  ['Bharani'],
  ['Krittika', 'Kritika'],
  ['Rohini'],
  ['Mrigashira', 'Mrigasira', 'Mrigashirsha'],
  ['Ardra', 'Aardra'],
  ['Punarvasu'],
  ['Pushya', 'Pushyami'],
  ['Ashlesha', 'Aslesha'],
  ['Magha', 'Makha'],
  ['Purva Phalguni', 'Purvaphalguni'],
  ['Uttara Phalguni', 'Uttaraphalguni'],
  ['Hasta'],
  ['Chitra'],
  ['Swati', 'Svati'],
  ['Vishakha', 'Visakha'],
  ['Anuradha'],
  ['Jyeshtha', 'Jyeshta'],
  ['Mula', 'Moola'],
  ['Purva Ashadha', 'Purvashadha'],
  ['Uttara Ashadha', 'Uttarashadha'],
  ['Shravana', 'Sravana'],
  ['Dhanishta', 'Dhanishtha', 'Sravishtha'],
  ['Shatabhisha', 'Shatabhishak', 'Satabhisha'],
  ['Purva Bhadrapada', 'Purvabhadrapada'],
  ['Uttara Bhadrapada', 'Uttarabhadrapada'],
  ['Revati'],
  ['Abhijit'],
];

/** The 27 nitya yogas, Vishkambha = 0. */
export const yogaNames: readonly Spelling[] = [
  ['Vishkambha', 'Vishkumbha'],
  ['Priti'],
  ['Ayushman'],
  ['Saubhagya'],
  ['Shobhana'],
  ['Atiganda'],
  ['Sukarma'],
  ['Dhriti'],
  ['Shula'],
  ['Ganda'],
  ['Vriddhi'],
  ['Dhruva'],
  ['Vyaghata'],
  ['Harshana'],
  ['Vajra'],
  ['Siddhi'],
  ['Vyatipata'],
  ['Variyana', 'Variyan'],
  ['Parigha'],
  ['Shiva'],
  ['Siddha'],
  ['Sadhya'],
  ['Shubha'],
  ['Shukla'],
  ['Brahma'],
  ['Indra', 'Aindra'],
  ['Vaidhriti'],
];

/** The eleven karanas: seven that move, four that stand. */
export const karanaNames: readonly Spelling[] = [
  ['Bava'],
  ['Balava'],
  ['Kaulava'],
  ['Taitila'],
  ['Gara', 'Garaja'],
  ['Vanija'],
  ['Vishti'],
  ['Shakuni'],
  ['Chatushpada'],
  ['Naga'],
  ['Kimstughna'],
];

/** Sidereal signs, Mesha = 0. */
export const rashiNames: readonly Spelling[] = [
  ['Mesha', 'Aries'],
  ['Vrishabha', 'Vrisha', 'Taurus'],
  ['Mithuna', 'Gemini'],
  ['Karka', 'Karkata', 'Cancer'],
  ['Simha', 'Leo'],
  ['Kanya', 'Virgo'],
  ['Tula', 'Libra'],
  ['Vrishchika', 'Vrischika', 'Scorpio'],
  ['Dhanu', 'Dhanus', 'Sagittarius'],
  ['Makara', 'Capricorn'],
  ['Kumbha', 'Aquarius'],
  ['Mina', 'Meena', 'Pisces'],
];

/** Weekdays, Sunday = 0. */
export const weekdayNames: readonly Spelling[] = [
  ['Sunday', 'Ravivara'],
  ['Monday', 'Somavara'],
  ['Tuesday', 'Mangalavara'],
  ['Wednesday', 'Budhavara'],
  ['Thursday', 'Guruvara'],
  ['Friday', 'Shukravara'],
  ['Saturday', 'Shanivara'],
];

/** The nine grahas, in the order of the weekdays they rule. */
export const grahaNames: readonly Spelling[] = [
  ['Sun', 'Surya'],
  ['Moon', 'Chandra'],
  ['Mars', 'Mangala'],
  ['Mercury', 'Budha'],
  ['Jupiter', 'Brihaspati', 'Guru'],
  ['Venus', 'Shukra'],
  ['Saturn', 'Shani'],
  ['Rahu'],
  ['Ketu'],
];

/** Months of the Gregorian year, January = 0. */
export const gregorianMonthNames: readonly Spelling[] = [
  ['January'],
  ['February'],
  ['March'],
  ['April'],
  ['May'],
  ['June'],
  ['July'],
  ['August'],
  ['September'],
  ['October'],
  ['November'],
  ['December'],
];

/** The five classes that tithis fall in: 1, 6, 11 are Nanda, and so on. */
export const tithiClassNames: readonly Spelling[] = [['Nanda'], ['Bhadra'], ['Jaya'], ['Rikta'], ['Purna']];
