// The words of reports in English, as texts of ICU MessageFormat.

/** The texts by key. */
export const en = {
  title: 'Birth report',
  subtitle: 'The chart of a life, by the tables of the classical texts',
  born: 'Born on {date} at {time}',
  made: 'Computed on {date}',
  contents: 'Contents',
  pair: '{label}: {value}',

  // how to read
  read: 'How to read this report',
  'read-1':
    'This report sets down the chart of one birth: where the Sun, the Moon and the planets stood, which signs were rising, and what the classical texts of Jyotisha say of such places.',
  'read-2':
    'Every number comes from a computation, and every statement from a rule with its source. The report repeats what the texts say; nothing here shows that it comes true. It is not a basis for decisions on health, money, law or other people.',
  'read-3':
    'Each chapter begins with a few lines on what it is about. Words of the tradition are explained in the glossary, and the last chapters say by which tables everything was computed.',
  'read-marks': 'Marks in the charts',
  'read-marks-1':
    'Each graha stands with the beginning of its name and its whole degrees. Small letters and signs beside it say whether it moves backwards, is near the Sun, or stands in a sign of special strength; the legend below each chart repeats them.',
  'read-strength': 'Strength and rarity',
  'read-strength-1':
    'Strength runs from 0 to 100: half of it is the dignity of the grahas that make a yoga, half their shadbala. Rarity is the share of 20,000 random births in which the same rule holds. What holds for every second birth says little about one person.',
  'read-levels': 'How well a source was read',
  'read-levels-1':
    '“Read in the work” means that the passage itself was checked. “Derived” follows from what was read. “Provisional” was taken from other writings or programs and still waits to be checked in the work.',

  // birth
  birth: 'The birth',
  'birth-intro': 'The date, the hour and the place from which everything in this report is computed.',
  name: 'Name',
  date: 'Date',
  time: 'Time by the clock',
  place: 'Latitude and longitude',
  zone: 'Time zone',
  offset: 'Offset from UTC',
  instant: 'Instant in UTC',
  'panchang-at': 'The panchang at birth',
  'panchang-intro':
    'The five limbs of the day, as they ran at the moment of birth, each with the graha that rules it and how much of it had passed.',
  limb: 'Limb',
  value: 'At birth',
  lord: 'Lord',
  passed: 'Passed',
  percent: '{n} %',
  avakahada: 'Avakahada',
  'avakahada-intro':
    'Classes that the tradition derives from the Moon’s nakshatra and sign. They are tables of signs, used above all when two charts are compared.',
  'name-sound': 'Sound for a name, by the Moon',
  'name-sound-lagna': 'Sound for a name, by the lagna',
  'special-tithis': 'Special tithis',
  'special-tithis-intro':
    'Tithis of matters of life, as P. V. R. Narasimha Rao teaches them. The distance of the Moon from the Sun is multiplied by the number of the house of the matter, and the tithi is that of the product. A later house asks for a more exact time of birth.',
  matter: 'Matter',
  'moon-star': 'Nakshatra of the Moon',
  'moon-sign': 'Sign of the Moon',
  'sun-sign': 'Sign of the Sun',
  'rising-sign': 'Rising sign',

  // certainty
  certainty: 'What depends on the minute',
  'certainty-intro':
    'A few minutes move the lagna, and with it the houses and the finer vargas. Below is how far each point is from its next edge, and how many minutes of the clock that is.',
  point: 'Point',
  in: 'In',
  behind: 'Edge behind',
  ahead: 'Edge ahead',
  minutes: '{n} min',
  'certainty-moon':
    'Within {seconds, plural, one {one second} other {{seconds} seconds}} of the stated time, the dates of the Vimshottari periods move by at most {days} days.',
  'certainty-changes': 'What another time within this uncertainty would change',
  'certainty-none': 'Within this uncertainty nothing named here changes.',
  'change-row': '{from} to {to}',
  'certainty-vargas': 'The lagna of each varga',

  // chart
  chart: 'The birth chart',
  'chart-intro':
    'The rashi chart is the root of all others. The twelve signs are the twelve houses counted from the lagna, the sign that was rising in the east.',
  'chart-wheel': 'The same sky as a wheel',
  'chart-wheel-1':
    'The lagna is at the left, and the signs follow against the clock, as they rise. Each graha stands at its degree.',
  grahas: 'The nine grahas',
  'grahas-intro': 'Where each graha stands, in which nakshatra, and in which state.',
  graha: 'Graha',
  sign: 'Sign',
  degrees: 'Degrees',
  star: 'Nakshatra',
  pada: 'Pada',
  house: 'House',
  state: 'State',
  retrograde: 'retrograde',
  combust: 'near the Sun',
  lordships: 'Lordships and aspects',
  'lord-of': 'Lord of',
  aspects: 'Aspects',
  houses: 'The twelve houses',
  'houses-intro':
    'A house is a field of life. It is read from its sign, from the place of its lord, and from the grahas that stand in it or look at it.',
  'house-n': 'House {n}',
  'lord-in': 'Lord {lord} in house {house}',
  occupants: 'In it',
  'looked-at': 'Looked at by',
  none: 'none',
  bindus: 'Bindus',
  'bhava-strength': 'Strength in rupas',
  field: 'Field of life',
  'house-1': 'The self, the body, how one begins things',
  'house-2': 'Family, speech, food, what is saved',
  'house-3': 'Courage, skill of the hands, brothers and sisters',
  'house-4': 'Home, mother, land, peace of mind',
  'house-5': 'Learning, creation, children, devotion',
  'house-6': 'Daily work, service, effort, order',
  'house-7': 'Partnership, marriage, trade',
  'house-8': 'Depth, research, what is inherited, change',
  'house-9': 'Dharma, teachers, father, good fortune',
  'house-10': 'Work in the world, duty, standing',
  'house-11': 'Gains, friends, wishes that are met',
  'house-12': 'Giving, rest, far places, release',

  // graha pages
  profiles: 'Each graha in this chart',
  'profiles-intro':
    'One graha after the other: what it stands for in the texts, where it is, how strong it is, and which periods of life it rules.',
  'sun-is': 'The self, vitality, father, authority',
  'moon-is': 'The mind, feeling, mother, the public',
  'mars-is': 'Energy, courage, brothers and sisters, land',
  'mercury-is': 'Speech, reckoning, learning, trade',
  'jupiter-is': 'Wisdom, teachers, children, good fortune',
  'venus-is': 'Love, art, comfort, marriage',
  'saturn-is': 'Patience, work, discipline, long life',
  'rahu-is': 'Ambition, the foreign, what is new',
  'ketu-is': 'Detachment, insight, what is behind us',
  'of-required': '{percent} % of what is required',
  'strength-of': 'Shadbala',
  'period-of': 'Its Vimshottari period',
  'from-to': '{from} to {to}',

  // vargas
  vargas: 'The sixteen vargas',
  'vargas-intro':
    'A varga divides each sign into equal parts and makes a chart of its own from them. Each is read for one field of life, always beside the rashi chart.',
  vargottama: 'same sign as in D1',
  D1: 'The whole of life',
  D2: 'What is earned and saved',
  D3: 'Brothers and sisters, courage',
  D4: 'Home and land',
  D7: 'Children and what one creates',
  D9: 'Marriage, dharma, inner strength',
  D10: 'Work and standing',
  D12: 'Parents and descent',
  D16: 'Vehicles and comforts',
  D20: 'Devotion and practice',
  D24: 'Learning',
  D27: 'Strengths and weaknesses',
  D30: 'Care and effort',
  D40: 'The mother’s line',
  D45: 'The father’s line',
  D60: 'The root of all of them',
  'vargas-table': 'Signs of the grahas in all vargas',

  // points
  points: 'Special points',
  'points-intro':
    'Points that are no bodies of the sky, but are computed from them: other lagnas, the arudhas of the houses, the karakas of Jaimini, and the upagrahas.',
  'special-lagnas': 'Special lagnas',
  arudhas: 'Arudhas of the houses',
  'arudhas-intro': 'The arudha of a house is how that field of life is seen by others.',
  karakas: 'The karakas of Jaimini',
  'karakas-intro': 'The grahas in the order of their degrees, each the significator of a relation.',
  karaka: 'Karaka',
  upagrahas: 'Upagrahas',

  // strengths
  strengths: 'Strengths',
  'strengths-intro':
    'Shadbala adds up six sources of strength: place, direction, time, motion, nature and aspect. Each graha has a sum that the texts ask of it; the line in the drawing marks it.',
  'six-parts': 'The six parts',
  'six-parts-1': 'In virupas, of which sixty make a rupa, by the tables of Brihat Parashara Hora Shastra.',
  sum: 'Sum',
  rupas: 'Rupas',
  required: 'Required',
  share: 'Share',
  'by-raman': 'The same by the tables of B. V. Raman',
  'house-strengths': 'Strength of the houses',
  'house-strengths-1':
    'The strength of a house, from its lord, its direction and the grahas that look at it.',
  vimshopaka: 'Strength in the vargas',
  'vimshopaka-1':
    'Vimshopaka counts how well a graha stands in groups of six, seven, ten and sixteen vargas; twenty is the most.',

  // ashtakavarga
  ashtakavarga: 'Ashtakavarga',
  'ashtakavarga-intro':
    'Eight givers, the seven grahas and the lagna, each grant or withhold a bindu in every sign. Where a sign has many, a transit through it goes more easily.',
  'of-each': 'The bindus of each graha and who gives them',
  giver: 'Giver',
  'reduced-sums': 'After the two reductions, and the pindas',
  owner: 'Of',
  trikona: 'Trikona',
  ekadhipatya: 'Ekadhipatya',
  'rashi-pinda': 'Rashi pinda',
  'graha-pinda': 'Graha pinda',
  'shodhya-pinda': 'Shodhya pinda',

  // yogas
  yogas: 'Yogas',
  'yogas-intro':
    'Of {rules} rules, {count, plural, one {one yoga holds} other {{count} yogas hold}} in this chart. They are listed in the order of their strength. Each says how often it occurs, who names it, and what that text says of it.',
  doshas: 'Doshas',
  'doshas-intro':
    'A dosha is a place that the texts ask to be watched with care. Most people have some. What sets it aside is named beside it.',
  'yoga-by': 'Made by',
  tone: 'Tone',
  favourable: 'favourable',
  mixed: 'mixed',
  demanding: 'asks for effort',
  strength: 'Strength',
  rarity: 'Rarity',
  'of-births': 'in {percent} % of births',
  'not-counted': 'not counted',
  source: 'Source',
  'source-at': '{work}, {place}',
  'set-aside': 'Set aside: {why}',
  'set-aside-short': 'A rule of the same text sets it aside.',
  'effects-in-english': 'What the texts say is given in English where it has not been translated yet.',
  'also-as': 'Also in the form: {names}',
  'no-yogas': 'None of the rules holds in this chart.',
  withheld:
    '{count, plural, one {One rule concerns} other {{count} rules concern}} matters that this report leaves out unless it is asked for them.',

  // dashas
  dashas: 'The periods of life',
  'dashas-intro':
    'Vimshottari divides 120 years among the nine grahas, beginning with the lord of the nakshatra in which the Moon stood. Each period has nine parts, and each of these nine again.',
  'dashas-balance': 'At birth, {years} years of {lord} were left.',
  'dashas-now': 'Running on {date}',
  level: 'Level',
  'period-title': 'The period of {lord}',
  'period-span': 'From {from} to {to}',
  begins: 'Begins',
  ends: 'Ends',
  age: 'Age',
  'other-dashas': 'Other dashas',
  'other-dashas-intro':
    'Schools count other periods beside Vimshottari. Here are their first levels; where two systems agree on a time, readers give it more weight.',
  'dasha-of': '{dasha} dasha',

  // transits
  transits: 'The coming years',
  'transits-intro':
    'Where the slower grahas stand in the coming years, counted from the Moon of birth. Full colours are houses that the texts call good for that graha; the line below marks when it moves backwards.',
  year: '{year}',
  'from-moon': 'From the Moon',
  good: 'good',

  // saturn
  saturn: 'Saturn and the Moon',
  'saturn-intro':
    'Saturn needs about thirty years around the zodiac. Sade Sati is its way through the sign before the Moon’s, the Moon’s own, and the one after it: about seven and a half years that everyone lives through two or three times. The texts speak of work, patience and setting things in order.',
  round: 'Round {n}',
  phase: 'Phase',
  first: 'first',
  second: 'second',
  third: 'third',
  'came-back': 'again, moving backwards',
  dhaiya: 'The lesser stays',
  'dhaiya-intro': 'Stays of about two and a half years in the fourth and the eighth sign from the Moon.',
  kind: 'Kind',
  kantaka: 'in the fourth',
  ashtama: 'in the eighth',

  // the year
  annual: 'The year of life',
  'annual-intro':
    'When the Sun comes back to the place where it stood at birth, a new year of life begins. The Tajika school reads the chart of that moment.',
  'year-of-life': 'Year of life',
  'year-begins': 'Begins (UTC)',
  'year-ends': 'Ends (UTC)',
  muntha: 'Muntha',
  'lord-of-year': 'Lord of the year',
  'annual-grahas': 'The grahas of the year',
  'annual-strength': 'Strength in the year',
  'annual-periods': 'Periods of the year',
  sahams: 'Sahams',
  'sahams-intro': 'Points of the Tajika school for single fields of life.',

  // glossary
  glossary: 'Glossary',
  'g-lagna': 'The sign and degree rising in the east at birth; the first house begins with it.',
  'g-rashi': 'A sign, a twelfth of the zodiac.',
  'g-graha': 'One of nine: Sun, Moon, five planets, and the two nodes of the Moon.',
  'g-bhava_house': 'A house, a field of life; here a whole sign counted from the lagna.',
  'g-nakshatra': 'One of the 27 star groups through which the Moon passes, 13° 20′ each.',
  'g-pada': 'A quarter of a nakshatra.',
  'g-tithi': 'A thirtieth of the month from new moon to new moon.',
  'g-vara': 'The weekday, from sunrise to sunrise.',
  'g-yoga':
    'In a panchang, a twenty-seventh of the sum of Sun and Moon; in a chart, a combination with a meaning.',
  'g-karana': 'Half a tithi.',
  'g-panchang': 'The five limbs of a day: tithi, vara, nakshatra, yoga and karana.',
  'g-varga': 'A chart made from equal parts of each sign.',
  'g-dasha': 'A period of life that a graha or a sign rules.',
  'g-drishti': 'An aspect: a graha looks at the houses opposite it, and some at others too.',
  'g-shadbala': 'The sixfold strength of a graha.',
  'g-vimshopaka': 'The strength of a graha over a group of vargas.',
  'g-ashtakavarga': 'Bindus that eight givers grant to each sign.',
  'g-bindu': 'A point of favour in the ashtakavarga.',
  'g-samudaya': 'The sum of the bindus of all grahas in a sign.',
  'g-karaka': 'A significator: what stands for a person or a matter.',
  'g-upagraha': 'A point computed from the Sun or from parts of the day.',
  'g-arudha': 'The image of a house, as far from its lord as the lord is from the house.',
  'g-dosha': 'A place that the texts ask to be watched with care.',
  'g-gochara': 'The transit of a graha over the places of birth.',
  'g-sade_sati': 'Saturn’s seven and a half years around the sign of the Moon.',
  'g-varshaphala': 'The reading of a year of life from the Sun’s return.',
  'g-muntha': 'A point that moves one sign a year from the lagna of birth.',
  'g-saham': 'A point of the Tajika school for one field of life.',
  'g-ayanamsa': 'How far the zodiac of the stars lies from that of the seasons.',

  // computed
  computed: 'How it was computed',
  'computed-intro':
    'Schools of Jyotisha agree on much and differ in some tables. This is what was followed here, and on whose authority.',
  option: 'Choice',
  followed: 'Followed',
  authority: 'Authority',
  profile: 'School',
  'house-system': 'Houses',
  'whole-sign': 'whole signs from the lagna',
  nodes: 'Nodes of the Moon',
  mean: 'mean',
  true: 'true',
  ayanamsa: 'Ayanamsa',
  ephemeris: 'Ephemeris',
  version: 'Version',
  'rules-version': 'Version of the rules',
  'made-at': 'Computed at',
  missing: 'What could not be computed',
  'dates-note': 'Dates are civil dates at Greenwich, of the Gregorian calendar.',
  works: 'Works that are cited',
  'works-intro':
    'Every work that a yoga or a dosha of this report cites, how often, and how well the passages were read.',
  work: 'Work',
  cited: 'Cited',
  VERIFIED: 'read in the work',
  DERIVED: 'derived',
  INFERRED: 'inferred',
  PROVISIONAL: 'provisional',
  DIAGRAM_VERIFIED_SECONDARY: 'checked in a drawing',

  // dignities
  exalted: 'exalted',
  mulatrikona: 'mulatrikona',
  own: 'own sign',
  'great friend': 'great friend',
  friend: 'friend',
  neutral: 'neutral',
  enemy: 'unfriendly sign',
  'great enemy': 'very unfriendly sign',
  debilitated: 'debilitated',
} as const;

/** The key of a text. */
export type WordKey = keyof typeof en;

/** Every text in a language. */
export type ReportWords = Readonly<Record<WordKey, string>>;
